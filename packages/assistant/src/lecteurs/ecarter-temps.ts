import type { Mention } from '@francis/lecture';
import { LIENS_D_ENFANT } from './titulaires.ts';
import { anneesDuCalcul, type Cadre, DU_FOYER, type Regle, tient } from './cadre.ts';
import { anneesDeNaissance } from '../comprehension/naissances.ts';
import { moisDePayeSeul, REGLES_DES_MOIS } from './ecarter-mois.ts';
import { ditAttendre } from '../suites/attendre.ts';
import { ageDeNaissance } from './ecarter-sans-effet.ts';

const premierOuDernierJour = (m: Extract<Mention, { type: 'date' }>): boolean =>
  (m.jour === 1 && m.mois === 1) || (m.jour === 31 && m.mois === 12) || (m.jour === undefined && m.mois === 12);

/** The year of the calculation, or of the notice that follows it. */
const anneeDuCalcul: Regle = (m, cadre) => {
  if (m.type !== 'date') return undefined;
  if (m.annee === undefined)
    return premierOuDernierJour(m) && !moisDePayeSeul(m, cadre) ? 'jour de l’année' : undefined;
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

const ageSansEffet: Regle = (m, cadre) => {
  const { outils, feuilles } = cadre;
  const age = m.type === 'age' ? m.valeur : ageDeNaissance(m, cadre);
  if (age === undefined || outils.length === 0) return undefined;
  // The exemption of gifts of money looks at the age of who gives.
  if (feuilles.some((f) => f.chemin === 'donation.don_familial') && age >= AGE_DON_FAMILIAL) return undefined;
  // A split of the ownership turns every age into a share.
  if (feuilles.some((f) => DEMEMBRES.some((nom) => f.chemin.includes(nom)))) return undefined;
  const bornes = outils.map((o) => AGES_INDIFFERENTS[o]);
  return bornes.every((b) => b !== undefined && age >= b[0] && age <= b[1]) ? 'cet âge ne change rien ici' : undefined;
};

/** Taxes whose law is that of the year: the day of the death or of the gift within it changes nothing. */
const DU_JOUR = new Set([
  'calculer_succession',
  'calculer_donation',
  'calculer_assurance_vie_deces',
  'calculer_demembrement',
  'calculer_tva',
]);
const JANVIER = 1;

/** « décédé le 9 septembre 2026 », « au 1er janvier » of a tax on wealth. */
const jourDuCalcul: Regle = (m, cadre) => {
  if (m.type !== 'date') return undefined;
  const [outil] = cadre.outils;
  if (outil === 'calculer_ifi') return m.mois === JANVIER ? 'jour de l’impôt' : undefined;
  if (outil === undefined || !cadre.outils.every((o) => DU_JOUR.has(o)) || m.mois === undefined) return undefined;
  return anneesDuCalcul(cadre).has(m.annee ?? cadre.annee) ? 'jour du calcul' : undefined;
};

/** Whose start is no fact of any tax on what is given or left. */
const UNIONS: ReadonlySet<string> = new Set(['marie', 'pacse', 'concubinage', 'ensemble', 'veuf', 'divorce']);
const UNI_SANS_DATE = new Set(['calculer_succession', 'calculer_donation', 'calculer_assurance_vie_deces']);
const VOISINAGE = 40;

/** « pacsés depuis 2019 », « ensemble depuis vingt ans »: since when changes nothing to a gift or an estate. */
const depuisLUnion: Regle = (m, { outils, question }, toutes) => {
  if ((m.type !== 'date' && m.type !== 'duree') || !outils.every((o) => UNI_SANS_DATE.has(o)) || outils.length === 0)
    return undefined;
  const mot = toutes.findLast((x) => x.type === 'mot' && x.span[1] <= m.span[0]);
  if (mot?.type !== 'mot' || !UNIONS.has(mot.concept)) return undefined;
  const entre = question.slice(mot.span[1], m.span[0]);
  return entre.length <= VOISINAGE && !entre.includes('.') ? 'date de l’union' : undefined;
};

/** Contracts and premiums since 13 October 1998 are taxed alike; only the age of the insured counts. */
const REGIME_DES_PRIMES = 1998;
const AGE_DES_PRIMES = 70;
const ENTRE_DEUX = 12;

const avantMot = (m: Mention, { question }: Cadre, mot: string): boolean =>
  question.slice(0, m.span[0]).toLowerCase().endsWith(mot);

const versementDuContrat: Regle = (m, cadre) => {
  if (!cadre.outils.includes('calculer_assurance_vie_deces')) return undefined;
  const avant = tient(cadre, 'capital_avant_70', 'deces.parts') && !tient(cadre, 'primes_apres_70');
  const apres = tient(cadre, 'primes_apres_70') && !tient(cadre, 'capital_avant_70');
  if (m.type === 'date') return avant && (m.annee ?? 0) > REGIME_DES_PRIMES - 1 ? 'après octobre 1998' : undefined;
  const ageDit = m.type === 'age' || (m.type === 'duree' && m.unite === 'an' && avantMot(m, cadre, 'à '));
  // « entre 52 et 64 ans »: the first of two ages that are told together.
  const borne =
    (m.type === 'duree' || (m.type === 'quantite' && m.objet === '')) &&
    cadre.question
      .slice(Math.max(0, m.span[0] - ENTRE_DEUX), m.span[0])
      .toLowerCase()
      .includes('entre ');
  if (!ageDit && !borne) return undefined;
  return (avant && m.valeur < AGE_DES_PRIMES) || (apres && m.valeur >= AGE_DES_PRIMES)
    ? 'âge des versements'
    : undefined;
};

/** Gifts of the last fifteen years are counted, whatever their day. */
const ANNEES_RAPPELEES = 15;

const donRappele: Regle = (m, cadre) =>
  m.type === 'date' &&
  m.annee !== undefined &&
  tient(cadre, 'donations_anterieures', 'donation_anterieure') &&
  Math.max(...anneesDuCalcul(cadre)) - m.annee < ANNEES_RAPPELEES
    ? 'don rappelé'
    : undefined;

/** The deduction of a year is a share of the earnings of the year before. */
const revenusDuPlafond: Regle = (m, cadre) =>
  m.type === 'date' &&
  m.mois === undefined &&
  cadre.outils.includes('calculer_plafond_per') &&
  anneesDuCalcul(cadre).has((m.annee ?? 0) + 1)
    ? 'année des revenus du plafond'
    : undefined;

/** A home finished more than two years ago has its reduced rates, whatever its year. */
const logementAcheve: Regle = (m, cadre) =>
  m.type === 'date' &&
  m.annee !== undefined &&
  m.mois === undefined &&
  cadre.annee - m.annee > 2 &&
  cadre.outils.includes('calculer_tva') &&
  cadre.feuilles.some((f) => f.chemin === 'tva.categorie' && f.valeur !== 'normal')
    ? 'logement achevé depuis plus de deux ans'
    : undefined;

/** Shares held for two years give the regime of parent companies; for longer, the same. */
const DETENTION_DES_TITRES = 2;
const titresGardes: Regle = (m, cadre) =>
  m.type === 'duree' && m.unite === 'an' && m.valeur >= DETENTION_DES_TITRES && tient(cadre, 'dividendes_filiales')
    ? 'titres gardés deux ans'
    : undefined;

/** A grown child whose allowance is deducted, a small one whose care is paid. */
const MAJORITE = 18;
const FIN_DE_LA_GARDE = 6;
const ageDeLAide: Regle = (m, cadre) => {
  if (m.type !== 'age') return undefined;
  if (m.valeur >= MAJORITE && tient(cadre, 'enfant_majeur')) return 'enfant majeur';
  return m.valeur < FIN_DE_LA_GARDE && cadre.feuilles.some((f) => f.chemin === 'poste.nature' && f.valeur === 'garde')
    ? 'moins de six ans'
    : undefined;
};

/** « 2 enf. < 18 »: what makes a child a dependant, not an age of anybody. */
const MINEURS = ['<', 'moins de', 'mineurs de'];
const ageDesMineurs: Regle = (m, { feuilles, question }) =>
  (m.type === 'age' || m.type === 'quantite' || m.type === 'duree') &&
  m.valeur === MAJORITE &&
  MINEURS.some((mot) => question.slice(0, m.span[0]).trimEnd().toLowerCase().endsWith(mot)) &&
  feuilles.some((f) => f.chemin.includes('enfants.'))
    ? 'enfants mineurs'
    : undefined;

/** « 64 km par jour, 205 jours », « 5 jours par semaine sur 46 semaines », when the kilometres of the year are known. */
const joursDeTrajet: Regle = (m, cadre) =>
  m.type === 'duree' && (m.unite === 'jour' || m.unite === 'semaine') && tient(cadre, 'vehicule.km')
    ? 'jours de trajet'
    : undefined;

/** « dépenses 2025 »: a year, written where an amount might be. */
const PREMIERE_ANNEE = 2000;
const PAYE_DE_L_AN = ['paye ', 'paie ', 'paies ', 'payes ', 'salaire ', 'salaires '];
const anneeSansMot: Regle = (m, cadre) =>
  m.type === 'montant' &&
  !m.certain &&
  (m.periode === undefined || PAYE_DE_L_AN.some((mot) => avantMot(m, cadre, mot))) &&
  Number.isInteger(m.valeur) &&
  m.valeur >= PREMIERE_ANNEE &&
  (anneesDuCalcul(cadre).has(m.valeur) || (cadre.outils.length === 0 && Math.abs(m.valeur - cadre.annee) <= 1))
    ? 'année du calcul'
    : undefined;

const NOMMENT: ReadonlySet<Mention['type']> = new Set(['personne', 'quantite', 'age']);
const HORS_D_UN_AGE = ['.', 'depuis', 'pendant', 'dans ', 'il y a'];
const PRES = 18;
const ENTRE_DEUX_AGES = 5;
const MOIS_DIT_UN_AGE = 36;

/** Years in which a child told in months, « un bébé de 8 mois », may be born; undefined for any other length of time. */
export function naissanceEnMois(
  m: Mention,
  toutes: readonly Mention[],
  { question, jour }: Pick<Cadre, 'question' | 'jour'>,
): readonly number[] | undefined {
  if (m.type !== 'duree' || m.unite !== 'mois' || m.valeur > MOIS_DIT_UN_AGE) return undefined;
  const avant = toutes.findLast((x) => x.id !== m.id && x.span[1] <= m.span[0] && NOMMENT.has(x.type));
  if (avant === undefined || !(avant.type !== 'personne' || LIENS_D_ENFANT.has(avant.lien))) return undefined;
  if (avant.type === 'quantite' && avant.objet !== 'enfants') return undefined;
  const entre = question.slice(avant.span[1], m.span[0]).toLowerCase();
  const dit =
    entre.length <= (avant.type === 'age' ? ENTRE_DEUX_AGES : PRES) &&
    !HORS_D_UN_AGE.some((mot) => entre.includes(mot));
  return dit ? anneesDeNaissance(m.valeur, jour) : undefined;
}

export const NE_APRES = 'né après l’année des revenus';

/** A baby born after the year of the incomes, and the children counted with it: « deux enfants, 4 ans et 8 mois ». */
export const neApres: Regle = (m, cadre, toutes) => {
  if (!cadre.outils.some((o) => DU_FOYER.has(o))) return undefined;
  const derniere = Math.max(...anneesDuCalcul(cadre));
  const estNeApres = (x: Mention): boolean => naissanceEnMois(x, toutes, cadre)?.every((an) => an > derniere) === true;
  if (estNeApres(m)) return NE_APRES;
  if (m.type !== 'quantite' || m.objet !== 'enfants') return undefined;
  const comptes = new Set(
    cadre.feuilles.flatMap((f) => (f.chemin.startsWith('foyer.enfants.') ? [f.chemin.split('.')[2]] : [])),
  );
  const apres = toutes.filter(estNeApres).length;
  return apres > 0 && comptes.size + apres === m.valeur
    ? 'compté sans qui est né après l’année des revenus'
    : undefined;
};

/** « et si j’attends le 15 janvier ? »: the day of the edited calculation, or the time that it adds to what came before. */
const jourAttendu: Regle = (m, cadre) =>
  m.type === 'date' && m.mois !== undefined && cadre.editee && ditAttendre(cadre.question) ? 'jour attendu' : undefined;

/** What a date, an age or a duration changes nothing to. */
export const REGLES_DE_TEMPS: readonly Regle[] = [
  jourAttendu,
  anneeDuCalcul,
  anterieur,
  ageSansEffet,
  jourDuCalcul,
  depuisLUnion,
  versementDuContrat,
  donRappele,
  revenusDuPlafond,
  logementAcheve,
  titresGardes,
  ageDeLAide,
  ...REGLES_DES_MOIS,
  joursDeTrajet,
  ageDesMineurs,
  anneeSansMot,
];
