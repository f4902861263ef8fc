import type { Mention } from '@francis/lecture';
import type { Cadre, Regle } from './cadre.ts';

const DEVANT_UN_MOIS = [
  'en',
  'de',
  'fin',
  'au',
  'debut',
  'début',
  'depuis',
  'à',
  'a',
  'mi',
  'd',
  'ici',
  'et',
  'le',
  'du',
  'avant',
  'jusqu',
];
/** « puis décembre chômage 1 130 »: a month that an amount is of, and no date. */
export function moisDePayeSeul(m: Extract<Mention, { type: 'date' }>, { question }: Cadre): boolean {
  const avant = question
    .slice(0, m.span[0])
    .trimEnd()
    .toLowerCase()
    .replaceAll("'", ' ')
    .replaceAll('’', ' ')
    .split(' ')
    .at(-1);
  const suite = question.slice(m.span[1], m.span[1] + APRES_UN_MOIS).split('.')[0] ?? '';
  return (
    m.jour === undefined && !DEVANT_UN_MOIS.includes(avant ?? '') && suite.split('').some((c) => c >= '0' && c <= '9')
  );
}
const APRES_UN_MOIS = 20;

/** « créée en juillet 2025, clôt au 31 décembre 2026 »: the first month of an exercise whose months are counted. */
const MOIS_PAR_AN = 12;
const debutDeLExercice: Regle = (m, { feuilles }) => {
  if (m.type !== 'date' || m.mois === undefined || m.annee === undefined) return undefined;
  const cloture = String(feuilles.find((f) => f.chemin === 'societe.date_cloture')?.valeur ?? '');
  const mois = feuilles.find((f) => f.chemin === 'societe.mois')?.valeur;
  const comptes = (Number(cloture.slice(0, 4)) - m.annee) * MOIS_PAR_AN + Number(cloture.slice(5, 7)) - m.mois + 1;
  return mois !== undefined && comptes === mois ? 'début de l’exercice' : undefined;
};

/** « mon PEA a 7 ans et 2 mois »: the law counts full years. */
const moisEnPlus: Regle = (m, cadre) =>
  m.type === 'duree' &&
  m.unite === 'mois' &&
  m.valeur < MOIS_PAR_AN &&
  cadre.outils.includes('calculer_retrait_pea') &&
  ['ans et', 'ans,', 'an et', 'ans'].some((mots) => cadre.question.slice(0, m.span[0]).trimEnd().endsWith(mots))
    ? 'compté en années pleines'
    : undefined;

/** Months that count a pay which was multiplied by them: « de janvier à juin ». */
const moisDePaie: Regle = (m, cadre, toutes, utilisees) => {
  if (m.type !== 'date' || m.mois === undefined || m.jour !== undefined) return undefined;
  const fois = new Set([
    ...toutes.flatMap((x) => (x.type === 'montant' && utilisees.has(x.id) && x.fois ? [x.fois] : [])),
    // « exercice de six mois, de juillet à décembre »
    ...cadre.feuilles.flatMap((f) => (f.chemin.endsWith('.mois') ? [Number(f.valeur)] : [])),
  ]);
  const autres = toutes.flatMap((x) => (x.type === 'date' && x.mois !== undefined && x.id !== m.id ? [x.mois] : []));
  const { mois } = m;
  return autres.some((autre) => fois.has(Math.abs(autre - mois) + 1)) ? 'mois comptés' : undefined;
};

/** What a month, or a number of months, changes nothing to. */
export const REGLES_DES_MOIS: readonly Regle[] = [moisDePaie, moisEnPlus, debutDeLExercice];
