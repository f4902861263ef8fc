import { lireDemandes, motsDits } from '@francis/lecture';
import type { Faits } from './faits.ts';
import type { Role } from './lexique.ts';
import { NATURES_MEUBLEES } from './location.ts';

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
  | 'meuble'
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
const LOCATIONS: readonly (readonly [Levier, Role])[] = [
  ['loyers', 'loyers'],
  ...NATURES_MEUBLEES.map((nature) => ['meuble', nature] as const),
];
const AJOUTENT: readonly (readonly [Levier, Role])[] = [...LOCATIONS, ['pension_recue', 'pensions_autres']];

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
  if (COUTE.test(texte) && REDUISENT.every(([, role]) => !roles.has(role))) {
    const location = LOCATIONS.find(([, role]) => roles.has(role));
    if (location !== undefined) return location[0];
  }
  if (!demandes.includes('gain') && !demandes.includes('comparaison')) return undefined;
  if (gardesComparees(texte) !== undefined) return 'garde_alternee';
  if (!demandes.includes('gain') && !AVEC_ET_SANS.test(texte)) return undefined;
  const reductions = REDUISENT.filter(([, role]) => roles.has(role));
  const [seul, autre] = reductions.length > 0 ? reductions : AJOUTENT.filter(([, role]) => roles.has(role));
  return autre === undefined ? seul?.[0] : undefined;
}

const DE_LA_LOCATION = motsDits(
  'prelevements sociaux|les ps|avec ps|location|la loc|loyer|loyers|louer|studio|appart|appartement|airbnb|meuble|gite|scpi',
);
const AJOUTE = motsDits(
  'on ajoute combien|on rajoute combien|ca ajoute combien|ca rajoute combien|j ajoute combien|faut ajouter combien|combien on ajoute|combien faut-il ajouter|combien ca ajoute|combien en plus|combien de plus|en plus au total|au total en plus',
);
/**
 * « et ça me coûte combien, avec les prélèvements sociaux ? » after a letting was told: the letting, when the turn tells no
 * other amount.
 */
export function coutDeLaLocation(texte: string, roles: ReadonlySet<Role>, faits: Faits): Levier | undefined {
  if (roles.size > 0 || !(COUTE.test(texte) || AJOUTE.test(texte)) || !DE_LA_LOCATION.test(texte)) return undefined;
  const meuble = [faits.personne1, faits.personne2].some((p) =>
    NATURES_MEUBLEES.some((nature) => p?.revenus?.[nature] !== undefined),
  );
  if (meuble) return faits.loyers === undefined ? 'meuble' : undefined;
  return faits.loyers === undefined ? undefined : 'loyers';
}

/** « ça me coûte combien, ce loyer ? »: what it adds to all that is due. */
const COUTE = motsDits(
  "coute combien|coutera combien|couterait combien|couter combien|coute combien d'impot|m'aurait coute|nous aurait coute|combien me coute|combien ca me coute|combien ca nous coute|combien cela me coute|combien nous coute|combien me coutera|combien me coutent|me coutent combien|combien me prennent",
);
const AVEC_ET_SANS = motsDits('avec et sans|avec ou sans|sans et avec|aurait ete|serait sans|quel sans|et sans');
