import { definitionDe, type Fait, type Feuille } from '@francis/faits';
import type { Mention } from '@francis/lecture';
import { estMontant, proche, valeursPossibles } from './valeurs.ts';

/** A mention that changes nothing to the calculation, and why. */
export interface Ecartee {
  readonly mention: Mention;
  readonly raison: string;
}

/** What a calculation says of itself, to tell what changes nothing in it. */
export interface Cadre {
  readonly outils: readonly string[];
  readonly feuilles: readonly Feuille[];
  readonly faits: readonly Fait[];
  /** Every legal number that the calculation used: rates as fractions, amounts. */
  readonly loi: readonly number[];
  /** Numbers that the checked text of a quoted rule holds. */
  readonly citees: readonly number[];
  readonly question: string;
  /** Year of the day of the question. */
  readonly annee: number;
}

const DU_FOYER = new Set(['calculer_impot', 'comparer_impots', 'chercher_seuil']);

const anneesDuCalcul = ({ feuilles }: Cadre): Set<number> =>
  new Set(
    feuilles.flatMap(({ chemin, valeur }) => {
      if (chemin.split('.').at(-1) === 'annee' && typeof valeur === 'number') return [valeur];
      return typeof valeur === 'string' && definitionDe(chemin)?.unite === 'date' ? [Number(valeur.slice(0, 4))] : [];
    }),
  );

type Regle = (
  mention: Mention,
  cadre: Cadre,
  toutes: readonly Mention[],
  utilisees: ReadonlySet<string>,
) => string | undefined;

const deLaLoi: Regle = (m, { loi, citees }) => {
  if (m.type === 'taux') return loi.some((v) => Math.abs(v - m.valeur) < 1e-6) ? 'taux de la loi' : undefined;
  if (m.type === 'montant' || m.type === 'age' || m.type === 'duree')
    return loi.some((v) => proche(v, m.valeur)) || citees.includes(m.valeur) ? 'chiffre de la loi' : undefined;
  return undefined;
};

const premierOuDernierJour = (m: Extract<Mention, { type: 'date' }>): boolean =>
  (m.jour === 1 && m.mois === 1) || (m.jour === 31 && m.mois === 12) || (m.jour === undefined && m.mois === 12);

/** « zéro enfant », « 100 % électrique », « toute l’année, douze mois »: a way to say none, or all. */
const toutOuRien: Regle = (m) => {
  if (m.type === 'quantite' && m.valeur === 0) return 'aucun';
  if (m.type === 'taux' && m.valeur === 1) return 'en entier';
  return m.type === 'duree' && ((m.unite === 'mois' && m.valeur === 12) || (m.unite === 'semaine' && m.valeur === 52))
    ? 'toute l’année'
    : undefined;
};

/** « 30 km de trajet », when the kilometres of the year are known. */
const trajetDuJour: Regle = (m, { feuilles }) =>
  m.type === 'quantite' &&
  m.objet === 'km' &&
  feuilles.some((f) => f.chemin === 'vehicule.km' && Number(f.valeur) > m.valeur)
    ? 'trajet d’un jour'
    : undefined;

/** The rate of a disability, when the card was read. */
const tauxDInvalidite: Regle = (m, { feuilles }) =>
  m.type === 'taux' && m.valeur >= 0.8 && feuilles.some((f) => f.chemin.includes('invalid') && f.valeur === true)
    ? 'taux d’invalidité'
    : undefined;

/** The year of the calculation, or of the notice that follows it. */
const anneeDuCalcul: Regle = (m, cadre) => {
  if (m.type !== 'date') return undefined;
  if (m.annee === undefined) return premierOuDernierJour(m) ? 'jour de l’année' : undefined;
  // The first and the last day of a year name the year.
  const entiere = m.jour === undefined || premierOuDernierJour(m);
  if (!entiere) return undefined;
  const annees = anneesDuCalcul(cadre);
  if (annees.size === 0)
    return Math.abs(m.annee - cadre.annee) <= 1 && m.mois === undefined ? 'année de la question' : undefined;
  if (annees.has(m.annee)) return 'année du calcul';
  return m.mois === undefined && annees.has(m.annee - 1) && DU_FOYER.has(cadre.outils[0] ?? '')
    ? 'année de l’avis'
    : undefined;
};

/** A year that far back may be a birth: it is explained by one, or not at all. */
const NAISSANCE_POSSIBLE = 45;

/** What was so before the year of the incomes, and still is, changes nothing to its tax. */
const anterieur: Regle = (m, cadre) => {
  if (!cadre.outils.some((o) => DU_FOYER.has(o))) return undefined;
  const annees = [...anneesDuCalcul(cadre)];
  const premiere = Math.min(...annees, cadre.annee - 1);
  const passe =
    (m.type === 'date' && m.annee !== undefined && m.annee < premiere && m.annee > premiere - NAISSANCE_POSSIBLE) ||
    (m.type === 'duree' && m.unite === 'an' && m.valeur >= 2);
  return passe ? 'antérieur à l’année des revenus' : undefined;
};

/** Ages between which a calculation does not look at an adult's age. */
const AGES_INDIFFERENTS: Readonly<Record<string, readonly [number, number]>> = {
  calculer_impot: [26, 64],
  comparer_impots: [26, 64],
  calculer_donation: [18, 120],
  calculer_succession: [18, 120],
  calculer_plus_value_immobiliere: [18, 120],
  calculer_assurance_vie_deces: [18, 120],
  calculer_rachat_assurance_vie: [18, 120],
  calculer_ifi: [18, 120],
};

const DEMEMBRES = ['usufruit', 'nue_propriete', 'age_conjoint'];
const AGE_DON_FAMILIAL = 80;

const ageSansEffet: Regle = (m, { outils, feuilles }) => {
  if (m.type !== 'age' || outils.length === 0) return undefined;
  // The exemption of gifts of money looks at the age of who gives.
  if (feuilles.some((f) => f.chemin === 'donation.don_familial') && m.valeur >= AGE_DON_FAMILIAL) return undefined;
  // A split of the ownership turns every age into a share.
  if (feuilles.some((f) => DEMEMBRES.some((nom) => f.chemin.includes(nom)))) return undefined;
  const bornes = outils.map((o) => AGES_INDIFFERENTS[o]);
  return bornes.every((b) => b !== undefined && m.valeur >= b[0] && m.valeur <= b[1])
    ? 'cet âge ne change rien ici'
    : undefined;
};

/** « primes versées avant 70 ans »: the name of a fact that was read holds the number. */
const dansLeNom: Regle = (m, { feuilles }) =>
  (m.type === 'age' || m.type === 'duree') &&
  feuilles.some(({ chemin, valeur }) => valeur !== 0 && chemin.split(/[._]/).includes(String(m.valeur)))
    ? 'dit par un autre fait'
    : undefined;

/** A total is looked for among the mentions of a question, not of a list. */
const MENTIONS_EN_TOTAL = 12;

/** The same amount said by month and by year, or the total of amounts that were said one by one. */
const redite: Regle = (m, _, toutes, utilisees) => {
  if (!('valeur' in m)) return undefined;
  const autres = toutes.filter((x) => x.id !== m.id && utilisees.has(x.id));
  if (autres.some((x) => x.type === m.type && 'valeur' in x && x.valeur === m.valeur)) return 'redite';
  if (!estMontant(m) || autres.length > MENTIONS_EN_TOTAL) return undefined;
  const annuel = m.periode === 'mois' ? m.valeur * 12 : m.valeur;
  return valeursPossibles(autres).some(
    (c) => proche(c.valeur, annuel) && !c.formule.includes('-') && !c.formule.includes('/'),
  )
    ? 'redite'
    : undefined;
};

/** Gross or paid out, when the taxable pay is given and used. */
const autreQualite: Regle = (m, _, toutes, utilisees) =>
  estMontant(m) &&
  (m.qualite === 'brut' || m.qualite === 'net_paye') &&
  toutes.some((x) => estMontant(x) && utilisees.has(x.id) && x.qualite === 'net_imposable')
    ? 'le net imposable est donné'
    : undefined;

/** What a number must count to change a calculation; elsewhere a small one only announces what is told one by one. */
export const COMPTES_DECISIFS: ReadonlySet<string> = new Set([
  'enfants',
  'personnes',
  'parts',
  'km',
  'cv',
  'heures',
  'm2',
  'salaries',
  'parts_sociales',
  'fois',
  'donations',
  'echeances',
]);
const COMPTE_REDIT = 4;

/** « nous deux », « les deux cas », « un enfant » counted elsewhere: nothing is counted by it. */
const sansObjet: Regle = (m, { feuilles }) => {
  if (m.type !== 'quantite') return undefined;
  if (m.valeur <= 2 && m.objet === '') return 'ne compte rien';
  if (m.valeur <= COMPTE_REDIT && m.objet !== '' && !COMPTES_DECISIFS.has(m.objet))
    return 'compte ce qui est dit un à un';
  const nombres = feuilles.flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));
  return nombres.includes(m.valeur) ? 'redite' : undefined;
};

/** « 7 200 € et pas 6 000 »: what is denied is no fact. */
const DEMENTIS = [' pas ', ' non ', 'au lieu de ', 'plutôt que ', ' et pas de ', ' non pas '];
const dementi: Regle = (m, { question }) => {
  const avant = question.slice(Math.max(0, m.span[0] - 14), m.span[0]).toLowerCase();
  return 'valeur' in m && DEMENTIS.some((mot) => avant.endsWith(mot)) ? 'démenti' : undefined;
};

/** « résume en cinq points »: how the answer is to be written. */
const FORMES_D_UNE_REPONSE = new Set(['points', 'phrases', 'mots', 'lignes', 'etapes', 'paragraphes']);
const formeDeLaReponse: Regle = (m, { question }) =>
  m.type === 'quantite' &&
  FORMES_D_UNE_REPONSE.has(m.objet) &&
  question.slice(0, m.span[0]).toLowerCase().endsWith('en ')
    ? 'forme de la réponse'
    : undefined;

const reference: Regle = (m) => (m.type === 'reference' ? 'référence' : undefined);

const REGLES: readonly Regle[] = [
  reference,
  dementi,
  toutOuRien,
  trajetDuJour,
  tauxDInvalidite,
  deLaLoi,
  anneeDuCalcul,
  anterieur,
  ageSansEffet,
  dansLeNom,
  autreQualite,
  sansObjet,
  redite,
  formeDeLaReponse,
];

/** Mentions set aside for a named reason, and those that nothing explains. */
export function ecarter(
  restes: readonly Mention[],
  toutes: readonly Mention[],
  cadre: Cadre,
): { readonly ecartees: readonly Ecartee[]; readonly restes: readonly Mention[] } {
  const utilisees = new Set(cadre.faits.flatMap((f) => f.preuves));
  const ecartees: Ecartee[] = [];
  const inexpliquees: Mention[] = [];
  for (const mention of restes) {
    const raison = REGLES.map((regle) => regle(mention, cadre, toutes, utilisees)).find((r) => r !== undefined);
    if (raison === undefined) inexpliquees.push(mention);
    else ecartees.push({ mention, raison });
  }
  return { ecartees, restes: inexpliquees };
}
