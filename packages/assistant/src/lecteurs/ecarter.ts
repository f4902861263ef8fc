import { type Mention, motsDits, normaliserTexte, plier } from '@francis/lecture';
import type { Cadre, Regle } from './cadre.ts';
import { REGLES_DES_ANNEES } from './ecarter-annees.ts';
import { REGLES_DE_LA_REGLE } from './ecarter-de-la-regle.ts';
import { REGLES_DES_DOMAINES } from './ecarter-domaines.ts';
import { REGLES_DES_NOTES } from './ecarter-notes.ts';
import { REGLES_HORS_ASSIETTE } from './ecarter-hors-assiette.ts';
import { REGLES_DES_CROYANCES } from './ecarter-croyances.ts';
import { REGLES_DES_REPERES } from './ecarter-reperes.ts';
import { REGLES_DES_PLACEMENTS } from './ecarter-placements.ts';
import { REGLES_SANS_EFFET } from './ecarter-sans-effet.ts';
import { compteDansLaMasse } from './masse-successorale.ts';
import { neApres, REGLES_DE_TEMPS } from './ecarter-temps.ts';
import { REGLES_DE_TRANSMISSION } from './ecarter-transmission.ts';
import { estMontant, proche, valeursPossibles } from './valeurs.ts';

/** Said again by the answer: what it is asked about, or what it goes without. */
export const REPRIS = 'repris dans la réponse';

/** A mention that changes nothing to the calculation, and why. */
export interface Ecartee {
  readonly mention: Mention;
  readonly raison: string;
}

/** « et si j’attends 71 ans ? »: an age of somebody's, that a scale happens to hold. */
const A_VENIR = motsDits(
  'attends|attend|attendre|attendons|attendais|attendait|aurai|aura|aurons|auront|aurais|mes|ses',
);
const PRES_DE_L_AGE = 18;
const deLaLoi: Regle = (m, { loi, citees, outils, question }) => {
  if (
    (m.type === 'age' || m.type === 'duree') &&
    A_VENIR.test(normaliserTexte(question.slice(Math.max(0, m.span[0] - PRES_DE_L_AGE), m.span[0])))
  )
    return undefined;
  if (m.type === 'taux') return loi.some((v) => Math.abs(v - m.valeur) < 1e-6) ? 'taux de la loi' : undefined;
  // Among the rules found, the one that answers may not be the one that holds the amount.
  if (m.type === 'montant' && outils.length === 0) return undefined;
  if (m.type === 'montant' || m.type === 'age' || m.type === 'duree')
    return loi.some((v) => proche(v, m.valeur)) || citees.includes(m.valeur) ? 'chiffre de la loi' : undefined;
  return undefined;
};

/** « zéro enfant », « 100 % électrique », « toute l’année, douze mois »: a way to say none, or all. */
const toutOuRien: Regle = (m) => {
  if (m.type === 'quantite' && m.valeur === 0) return 'aucun';
  if (m.type === 'taux' && m.valeur === 1) return 'en entier';
  return m.type === 'duree' && ((m.unite === 'mois' && m.valeur === 12) || (m.unite === 'semaine' && m.valeur === 52))
    ? 'toute l’année'
    : undefined;
};

/** « 30 km de trajet », « 2 x 20 km », when the kilometres of the year are known. */
const DU_TRAJET: ReadonlySet<string> = new Set(['km', 'fois']);
const trajetDuJour: Regle = (m, { feuilles }) =>
  m.type === 'quantite' &&
  DU_TRAJET.has(m.objet) &&
  feuilles.some((f) => f.chemin === 'vehicule.km' && Number(f.valeur) > m.valeur)
    ? 'trajet d’un jour'
    : undefined;

/** The rate of a disability, when the card was read. */
const tauxDInvalidite: Regle = (m, { feuilles }) =>
  m.type === 'taux' && m.valeur >= 0.8 && feuilles.some((f) => f.chemin.includes('invalid') && f.valeur === true)
    ? 'taux d’invalidité'
    : undefined;

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
    (c) =>
      (proche(c.valeur, annuel) || proche(c.valeur, m.valeur)) && !c.formule.includes('-') && !c.formule.includes('/'),
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

const TRANSMISSIONS: ReadonlySet<string> = new Set([
  'calculer_donation',
  'calculer_succession',
  'calculer_assurance_vie_deces',
]);
const DES_DEUX = new Set('nous vous les tous toutes a en eux elles leurs ces mes nos ses vos des l de et'.split(' '));
/** « 2 bénéf. »: how many receive decides; « nous deux », « à deux » only say again who they are. */
function compteCeuxQuiRecoivent(m: Mention, { question, outils }: Cadre): boolean {
  if (!('valeur' in m) || m.valeur !== 2 || !outils.some((outil) => TRANSMISSIONS.has(outil))) return false;
  const avant = plier(question.slice(0, m.span[0]))
    .replaceAll('’', ' ')
    .replaceAll("'", ' ')
    .trimEnd()
    .split(' ')
    .at(-1);
  return !DES_DEUX.has(avant ?? '');
}

/** « nous deux », « les deux cas », « un enfant » counted elsewhere: nothing is counted by it. */
const sansObjet: Regle = (m, cadre) => {
  if (m.type !== 'quantite') return undefined;
  const { feuilles } = cadre;
  if (m.valeur <= 2 && m.objet === '' && !compteCeuxQuiRecoivent(m, cadre)) return 'ne compte rien';
  if (m.valeur <= COMPTE_REDIT && m.objet !== '' && !COMPTES_DECISIFS.has(m.objet))
    return 'compte ce qui est dit un à un';
  const nombres = feuilles.flatMap(({ valeur }) => (typeof valeur === 'number' ? [valeur] : []));
  return nombres.includes(m.valeur) ? 'redite' : undefined;
};

/** « 7 200 € et pas 6 000 »: what is denied is no fact. */
const DEMENTIS = [' pas ', ' non ', 'au lieu de ', 'plutôt que ', ' et pas de ', ' non pas '];
const estDementi = (m: Mention, question: string): boolean => {
  const avant = question.slice(Math.max(0, m.span[0] - 14), m.span[0]).toLowerCase();
  return 'valeur' in m && DEMENTIS.some((mot) => avant.endsWith(mot));
};
const dementi: Regle = (m, { question }) => (estDementi(m, question) ? 'démenti' : undefined);

/** Whether the turn takes back what was said: « pardon », « et pas 3 200 ». */
export const corrige = (mentions: readonly Mention[], question: string): boolean =>
  mentions.some(
    (m) => (m.type === 'mot' && m.concept === 'correction') || (m.type === 'montant' && estDementi(m, question)),
  );

/** « trente mille, ah non pardon trente et un mille »: said and taken back at once. */
const corrigeAussitot: Regle = (m, _, toutes, utilisees) => {
  if (m.type !== 'montant') return undefined;
  const suite = toutes.filter((x) => x.span[0] >= m.span[1] && (x.type === 'montant' || x.type === 'mot'));
  const [mot, juste] = suite;
  return mot?.type === 'mot' && mot.concept === 'correction' && juste?.type === 'montant' && utilisees.has(juste.id)
    ? 'corrigé aussitôt'
    : undefined;
};

/** What the person denies, and the calculation takes; a comparison keeps what was so before. */
export const dementisEmployes = (
  cadre: Cadre,
  mentions: readonly Mention[],
  prouvant: ReadonlySet<string>,
): string[] =>
  cadre.outils.includes('comparer_impots')
    ? []
    : mentions.flatMap((m) => {
        const nie = m.type === 'montant' && prouvant.has(m.id) && dementi(m, cadre, mentions, prouvant) !== undefined;
        const redit = mentions.some(
          (x) => x.id !== m.id && x.type === 'montant' && 'valeur' in m && x.valeur === m.valeur,
        );
        return nie && !redit ? [m.mots] : [];
      });

/** « résume en cinq points »: how the answer is to be written. */
const FORMES_D_UNE_REPONSE = new Set(['points', 'phrases', 'mots', 'lignes', 'etapes', 'paragraphes']);
const formeDeLaReponse: Regle = (m, { question }) =>
  m.type === 'quantite' &&
  FORMES_D_UNE_REPONSE.has(m.objet) &&
  question.slice(0, m.span[0]).toLowerCase().endsWith('en ')
    ? 'forme de la réponse'
    : undefined;

/** « la première tranche commence à 11 624 € »: the answer takes it up. */
const REPRIS_MIN = 100;
const reprisDansLaReponse: Regle = (m, { repris }) => {
  const dit =
    m.type === 'taux'
      ? repris.some((n) => n.unite === '%' && Math.abs(n.valeur - m.valeur * 100) < 1e-6)
      : m.type === 'montant' &&
        m.valeur >= REPRIS_MIN &&
        repris.some((n) => n.unite === '€' && proche(n.valeur, m.valeur));
  return dit ? REPRIS : undefined;
};

/** « on nous parle de tranche à 41 % », to who asks for the tranche. */
const trancheCitee: Regle = (m, { demandes }) =>
  m.type === 'taux' && demandes.includes('taux_marginal') ? 'tranche citée' : undefined;

const reference: Regle = (m) => (m.type === 'reference' ? 'référence' : undefined);

const REGLES: readonly Regle[] = [
  reference,
  dementi,
  corrigeAussitot,
  toutOuRien,
  trajetDuJour,
  tauxDInvalidite,
  neApres,
  deLaLoi,
  ...REGLES_DE_TEMPS,
  ...REGLES_DES_ANNEES,
  ...REGLES_SANS_EFFET,
  ...REGLES_DES_PLACEMENTS,
  ...REGLES_DE_TRANSMISSION,
  ...REGLES_HORS_ASSIETTE,
  ...REGLES_DES_DOMAINES,
  ...REGLES_DES_REPERES,
  ...REGLES_DES_CROYANCES,
  ...REGLES_DES_NOTES,
  compteDansLaMasse,
  dansLeNom,
  autreQualite,
  sansObjet,
  redite,
  formeDeLaReponse,
  reprisDansLaReponse,
  trancheCitee,
  ...REGLES_DE_LA_REGLE,
];

const premiereRaison: Regle = (...lu) => {
  for (const regle of REGLES) {
    const raison = regle(...lu);
    if (raison !== undefined) return raison;
  }
  return undefined;
};

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
    const raison = premiereRaison(mention, cadre, toutes, utilisees);
    if (raison === undefined) inexpliquees.push(mention);
    else ecartees.push({ mention, raison });
  }
  return { ecartees, restes: inexpliquees };
}
