import { motsDits } from '@francis/lecture';
import { annuelle, estUnePartie, type Mention } from '../comprehension/mentions.ts';
import { sansAbsents } from './domaine.ts';
import { anneeDeDepense, type QuestionLue, sansPassages } from './question.ts';
import { lireRoles } from './roles.ts';

/** A letting of a year, in euros. */
interface LocationNue {
  readonly annee: number;
  readonly recettes: number;
  readonly charges: number;
  readonly interets?: number;
  /** Works that raise the limit of the deficit, among the charges. */
  readonly travaux_energie?: number;
}

const NUE = motsDits(
  'deficit|df|rg|revenu global|loc vide|apart vide|appart vide|apt vide|appartement vide|locations nues|loyers|loyers nus|loyer nu|loues nus|loue nu|loue vide|louee vide|location nue|location vide|nue|foncier|fonciers',
);
const IMPUTER = motsDits(
  'negatif|baisser|imposable rg|enleve|enlever|va baisser|baisse|bout negatif|retire de|rg|deficit|retire|retirer|impute|imputer|imputable|deduis|deduire|deductible|reporte|reporter|report|reste pour apres',
);
const SUR_LE_RESTE = motsDits(
  'rg|df|revenu imposable|salere|salaire|salaires|mon salaire|mes salaires|revenu global|mes revenus|autres revenus|deficit|reporter|reporte|report',
);
const ROLES_LOCATION = {
  recettes: 'loyers?|recettes?|rf bruts|revenus? fonciers? bruts?|loue\\w*|rapporte\\w*|encaiss\\w*|revenus? bruts?',
  interets: 'interets?|interets? (?:d.)?emprunt',
  charges:
    'travaux|charges?|taxes? foncieres?|tf|assurances?|pno|syndic|gestion|agence|copro|copropriete|peinture|renovation|refection|toiture|ravalement|chaudiere|plombier|depenses?|facture|refait',
  autre:
    "salaires?|gagn\\w+|capital|mensualites?|pret me coute|benefice|l'an passe|achete\\w*|prix d'achat|valeur|vaut|mon loyer|quittances?|mobilier|celibataire",
} as const;
const EXCLUS = ["hors interets d'emprunt", 'hors interets', 'sans interets', 'hors interet', 'hors pret'];
/** « charges hors intérêts 31 900 »: what is left out names no amount. */
const sansInteretsExclus = (q: QuestionLue): QuestionLue =>
  sansPassages(
    q,
    EXCLUS.flatMap((mots) => {
      const place = q.texte.indexOf(mots);
      return place < 0 ? [] : [[place, place + mots.length] as const];
    }),
  );
/** A household whose tax is asked, beside its deficit. */
export const FOYER_ET_IMPOT = motsDits(
  'celibataire|marie|mariee|maries|mariees|pacse|pacses|pacsee|divorce|divorcee|veuf|veuve',
);
export const IMPOT_DEMANDE = motsDits('impot|impots|ir|ir 2025');
const LOYER_ET_CHARGES = 2;
const sommeDeLAnnee = (montants: readonly Mention[]): number | undefined =>
  montants.length === 0 ? undefined : Math.round(montants.reduce((n, m) => n + annuelle(m), 0) * 100) / 100;

/** Works that raise the limit of the deficit: how much of them is spent on it decides. */
const ENERGIE = motsDits(
  "renovation energetique|renovations energetiques|travaux energetiques|travaux d energie|travaux d'energie|economies d'energie|passoire|passoire thermique|passoire energetique",
);
const SANS_ENERGIE = [
  'pas de renovation energetique',
  'sans renovation energetique',
  'hors renovation energetique',
  'pas de travaux energetiques',
  'aucune renovation energetique',
  'pas de renov energetique',
];
/** Whether such works were done: « pas de rénovation énergétique » says that they were not. */
export const ditDesTravauxDEnergie = (texte: string): boolean =>
  ENERGIE.test(SANS_ENERGIE.reduce((t, mots) => t.replaceAll(mots, ' '), texte));
const PRES = 60;
/** What is told right beside those words; undefined when none of the amounts is. */
function travauxEnergie(q: QuestionLue): number | undefined {
  const dits = q.montants.filter(
    (m) =>
      ENERGIE.test(m.droite.slice(0, PRES).split(',')[0] ?? '') ||
      ENERGIE.test(m.gauche.slice(-PRES).split(',').at(-1) ?? ''),
  );
  return dits.length === 1 && dits[0] !== undefined ? annuelle(dits[0]) : undefined;
}

/** « loyers nus 12 000, 30 000 de travaux, 4 000 d’intérêts »: a letting told item by item, and what its deficit gives. */
export function lireLocationNue(dite: QuestionLue): LocationNue | undefined {
  const q = sansInteretsExclus(dite);
  if (q.juridiction !== 'FR' || !NUE.test(q.texte) || !IMPUTER.test(q.texte) || !SUR_LE_RESTE.test(q.texte))
    return undefined;
  if (
    motsDits('meuble|meublee|lmnp|micro').test(q.texte) ||
    (motsDits('sci').test(q.texte) && motsDits("a l'is").test(q.texte))
  )
    return undefined;
  // « pareil avec 12 500 de travaux »: which of several charges it takes the place of is not told.
  if (q.phrases.length > 1 && q.derniers.length > 0 && q.montants.length - q.derniers.length > LOYER_ET_CHARGES)
    return undefined;
  const m = lireRoles(q, ROLES_LOCATION, ['charges', 'interets', 'autre', 'recettes']);
  const recettes = sommeDeLAnnee(m.tous('recettes'));
  const interets = m.somme('interets');
  const dites = sommeDeLAnnee(m.tous('charges'));
  // « 30 800 de charges dont 6 400 d’intérêts »: the part is told, not added.
  const compris = m.tous('interets').some((x) => estUnePartie(x, q.montants[q.montants.indexOf(x) - 1]));
  const charges = dites !== undefined && compris ? dites - (interets ?? 0) : dites;
  if (recettes === undefined || charges === undefined || m.sansRole.length > 0) return undefined;
  const travaux_energie = ditDesTravauxDEnergie(q.texte) ? travauxEnergie(q) : undefined;
  return { annee: anneeDeDepense(q), recettes, charges, ...sansAbsents({ interets, travaux_energie }) };
}
