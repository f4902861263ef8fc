import { lireDemandes, motsDits } from '@francis/lecture';
import type { Role } from './lexique.ts';

/** What a tax may be computed with and without. */
export type Levier =
  | 'per'
  | 'don'
  | 'emploi_domicile'
  | 'garde_enfants'
  | 'pension_versee'
  | 'pension_recue'
  | 'deficit_foncier'
  | 'loyers'
  | 'garde_alternee';

/** By the role of its amount; what lowers a tax is what a gain is asked of, whatever incomes stand beside it. */
const REDUISENT: readonly (readonly [Levier, Role])[] = [
  ['per', 'per'],
  ['don', 'don'],
  ['emploi_domicile', 'emploi_domicile'],
  ['garde_enfants', 'garde'],
  ['pension_versee', 'pension_alimentaire'],
  ['deficit_foncier', 'deficit_foncier'],
];
const AJOUTENT: readonly (readonly [Levier, Role])[] = [
  ['loyers', 'loyers'],
  ['pension_recue', 'pensions_autres'],
];

const ALTERNEE = ['alternee', 'semaine sur 2', 'garde partagee'];
const COMPLETE = [
  'garde complete',
  'garde exclusive',
  'garde principale',
  'exclusive',
  'residence principale',
  'plein temps',
  'temps plein',
  'tout le temps',
  'complete',
];
const SANS_GARDE = motsDits(
  "rien du tout|pas du tout|aucune garde|sans garde|que dalle|ne pas l'avoir|ne pas les avoir|pas l'avoir|pas les avoir",
);
const ENTRE_DEUX = motsDits(
  'passe|passer|passerait|passons|passerions|au lieu|plutot|ou|contre|versus|vs|entre|a la place|si je|si on|si nous|perdrais|perdrait|gagnerais|gagne',
);

const premier = (texte: string, mots: readonly string[]): number | undefined => {
  const places = mots.map((mot) => texte.indexOf(mot)).filter((i) => i >= 0);
  return places.length === 0 ? undefined : Math.min(...places);
};

/** The two custodies that a question sets side by side, in its order; undefined when it does not. */
export function gardesComparees(
  texte: string,
): readonly ['sans' | 'exclusive' | 'alternee', 'exclusive' | 'alternee'] | undefined {
  const alternee = premier(texte, ALTERNEE);
  if (alternee === undefined || !ENTRE_DEUX.test(texte)) return undefined;
  const complete = premier(texte, COMPLETE);
  if (complete !== undefined) return complete < alternee ? ['exclusive', 'alternee'] : ['alternee', 'exclusive'];
  return SANS_GARDE.test(texte) ? ['sans', 'alternee'] : undefined;
}

/**
 * The one thing of which a question asks what it saves or costs: « combien j’économise », « quel écart avec et sans ».
 * Undefined when nothing is compared, or when several things may be.
 */
export function lireLevier(texte: string, roles: ReadonlySet<Role>): Levier | undefined {
  const demandes = lireDemandes(texte);
  if (COUTE.test(texte) && REDUISENT.every(([, role]) => !roles.has(role)) && roles.has('loyers')) return 'loyers';
  if (!demandes.includes('gain') && !demandes.includes('comparaison')) return undefined;
  if (gardesComparees(texte) !== undefined) return 'garde_alternee';
  if (!demandes.includes('gain') && !AVEC_ET_SANS.test(texte)) return undefined;
  const reductions = REDUISENT.filter(([, role]) => roles.has(role));
  const [seul, autre] = reductions.length > 0 ? reductions : AJOUTENT.filter(([, role]) => roles.has(role));
  return autre === undefined ? seul?.[0] : undefined;
}

/** « ça me coûte combien, ce loyer ? »: what it adds to all that is due. */
const COUTE = motsDits(
  "coute combien|coutera combien|couterait combien|couter combien|coute combien d'impot|m'aurait coute|nous aurait coute|combien me coute|combien ca me coute|combien ca nous coute|combien cela me coute|combien nous coute|combien me coutera|combien me coutent|me coutent combien|combien me prennent",
);
const AVEC_ET_SANS = motsDits('avec et sans|avec ou sans|sans et avec|aurait ete|serait sans|quel sans|et sans');
