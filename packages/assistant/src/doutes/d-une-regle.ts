import {
  lireMotsDecisifs,
  lireObjetsDeRegle,
  lirePaysNommes,
  type Mention,
  motsDits,
  normaliserTexte,
  trouverMentions,
} from '@francis/lecture';
import { anneesContredites } from '../lecteurs/annees-contredites.ts';
import { estDUnAutreCas } from '../lecteurs/bornes-de-regle.ts';
import { REPRIS } from '../lecteurs/ecarter.ts';
import {
  demandeLeMontantDUnImpot,
  demandeSonPropreChiffre,
  horsDeLImpot,
  sonTaux,
} from '../lecteurs/chiffre-propre.ts';
import type { LectureProuvee } from '../lecteurs/lire-reponse.ts';
import { demandeUnTemps, ditOuiOuNon, exempteSansLimite } from '../lecteurs/oui-ou-non.ts';
import type { Jugeable, RegleDeDoute } from './doute.ts';
import { ditCeQuiEstNie, estSeule } from './regle-seule.ts';
import { sujetsTus } from './sujets-tus.ts';
import { SECTIONS, VOIR_AUSSI } from './texte.ts';

/** What a threshold of a household is asked of. */
const SEUIL_DU_FOYER = motsDits(
  'a partir de quel salaire|a partir de combien de salaire|quel salaire on paye|a partir de quel revenu|a partir de combien de revenu|a partir de combien on paie|a partir de combien on paye|a partir de combien on est imposable|a partir de combien je suis imposable|a partir de combien je paie|a partir de combien je paye',
);
/** Demands that need the person's own figures. */
const DE_CHIFFRE = new Set([
  'comparaison',
  'gain',
  'net_restant',
  'cout_total',
  'solde',
  'acompte',
  'projection',
  'depense_pour',
]);

/** A longer question tells a case: a rule alone does not settle it. */
const MOTS_D_UNE_REGLE = 40;
/** A time to answer is the same, whatever the case. */
const MOTS_D_UN_DELAI = 50;
type Surete = Pick<NonNullable<LectureProuvee['surete']>, 'pertinence' | 'directe'>;
/** Under this match, the rule that was found may be the neighbour of the one asked, unless it was written for the question. */
const PEU_SUR: Surete = { pertinence: 25, directe: 0.85 };
/** The same where nothing but the match says that it answers: no « oui » nor « non » written for the question opens it. */
const VOISINAGES: readonly Surete[] = [
  { pertinence: 40, directe: 0.65 },
  { pertinence: 60, directe: 0.5 },
];
const estLoin = (surete: Surete | undefined, borne: Surete): boolean =>
  surete !== undefined && surete.pertinence < borne.pertinence && surete.directe < borne.directe;
/** Under this likeness, an amount of the person that a rule sets aside may be what the question is about. */
const QUESTION_PROCHE = 0.6;

/** Words that change which rule applies: one that does not speak of them is another rule. */
const DE_REGLE: ReadonlySet<string> = new Set([
  'sci',
  'cooperative',
  'micro',
  'non_resident',
  'parent_isole',
  'usufruit',
  'nue_propriete',
  'dutreil',
  'adoption',
  'beau_lien',
  'outre_mer',
  'jeu',
  'partage',
  'accueil',
  'ignorance',
]);

/** Whether what was done can be undone: only the first words of a rule answer it. */
const RETOUR = 'retour';
/** How a note denies what is wrongly believed. */
const DEMENTI = 'c’est faux';
/** What is measured of one's own car or home: a rule leaves it out. */
const MESURES: ReadonlySet<string> = new Set(['cv', 'm2']);
const estUneMesure = (m: Mention): boolean => m.type === 'quantite' && MESURES.has(m.objet);

/** A day to come, or a time to count; the day of a law that came into force is neither. */
const ditUneEcheance = (m: Mention, annee: number): boolean =>
  m.type === 'duree' || (m.type === 'date' && (m.annee ?? annee) >= annee);

/** The rule, without the one that it points at. */
const regleDe = (texte: string): string => texte.split(VOIR_AUSSI)[0] ?? '';
/** Its first words, before its conditions. */
const teteDe = (texte: string): string => texte.split(SECTIONS)[0] ?? '';
/** A rule that was not written for this very question. */
const estVoisine = ({ surete }: LectureProuvee): boolean => surete !== undefined && surete.directe < PEU_SUR.directe;

/** A rule that names countries, none of them the one that is asked about; one that names none holds for all. */
function estDUnAutrePays(pays: readonly string[], textes: readonly string[]): boolean {
  if (pays.length === 0) return false;
  const dits = lirePaysNommes(textes.join('\n'));
  return dits.size > 0 && !pays.some((p) => dits.has(p));
}

const ditUnFoyer = (m: Mention): boolean =>
  (m.type === 'quantite' && m.objet === 'enfants') ||
  (m.type === 'mot' && ['marie', 'pacse', 'veuf', 'divorce'].includes(m.concept));

/** A figure of the person was asked: the rule that is quoted does not give it. */
function unChiffreEstDemande({ lecture, texte, question }: Jugeable): boolean {
  const { demandes, ecartees, objet, surete } = lecture;
  const montants = ecartees.filter(({ mention }) => mention.type === 'montant');
  // An amount of the person that the rule happens to quote: the figure that it gives for them is not in the rule.
  const sien = montants.some(({ raison }) => raison === REPRIS);
  // « c’est combien ? » is no question that « oui » or « non » answers.
  const tranchee = (ditOuiOuNon(texte) && !demandes.includes('montant')) || exempteSansLimite(texte, question);
  return (
    demandes.some((d) => DE_CHIFFRE.has(d)) ||
    demandeSonPropreChiffre(question) ||
    (SEUIL_DU_FOYER.test(normaliserTexte(question)) && lecture.mentions.some(ditUnFoyer)) ||
    demandeLeMontantDUnImpot(question, texte) ||
    (sien && (!objet.demande || demandes.includes('taux_marginal'))) ||
    (montants.length > 0 &&
      surete !== undefined &&
      surete.directe < QUESTION_PROCHE &&
      !tranchee &&
      !demandeUnTemps(lecture.demandes))
  );
}

/** Nothing says that the rule found is the rule asked, rather than its neighbour. */
function estIncertaine({ lecture, texte, question }: Jugeable): boolean {
  const { suite, objet, mots, surete, objetsDeRegle } = lecture;
  if (suite) return !ditCeQuiEstNie(question, teteDe(texte));
  const longueur = demandeUnTemps(lecture.demandes) && estSeule(surete) ? MOTS_D_UN_DELAI : MOTS_D_UNE_REGLE;
  if (!objet.demande || mots > longueur || estLoin(surete, PEU_SUR)) return true;
  const regle = regleDe(texte);
  if (estVoisine(lecture) && estDUnAutrePays(objet.pays, [regle, ...(surete?.sujets ?? [])])) return true;
  if (ditOuiOuNon(texte)) return false;
  const objets = new Set(lireObjetsDeRegle(regle));
  return (
    (!estSeule(surete) && VOISINAGES.some((voisinage) => estLoin(surete, voisinage))) ||
    objetsDeRegle.some((objetDeRegle) => !objets.has(objetDeRegle)) ||
    estDUnAutreCas(lecture, teteDe(texte), question) ||
    (objetsDeRegle.includes(RETOUR) && !lireObjetsDeRegle(teteDe(texte)).includes(RETOUR))
  );
}

/** Decisive words that the rule does not speak of; its title and its own words say what it is about, as its text does. */
function motsTus({ lecture, texte }: Jugeable): string[] {
  const dits = new Set(lireMotsDecisifs([regleDe(texte), ...(lecture.surete?.sujets ?? [])].join('\n')));
  return lecture.motsDecisifs.filter((mot) => DE_REGLE.has(mot) && !dits.has(mot));
}

/** A date or a time was asked, and the rule opens on none. */
function tempsTus({ lecture, texte }: Jugeable): string[] {
  const dites = trouverMentions(teteDe(texte));
  return [
    ...(lecture.demandes.includes('echeance') && !dites.some((m) => ditUneEcheance(m, lecture.annee))
      ? ['echeance']
      : []),
    ...(lecture.demandes.includes('duree') && !dites.some((m) => m.type === 'duree') ? ['duree'] : []),
  ];
}

/** A rule answers who asks a rule, in a few words, and surely that one; what a person's amounts give, it leaves out. */
export const DOUTES_D_UNE_REGLE: readonly RegleDeDoute[] = [
  {
    code: 'MENTION_INEXPLIQUEE',
    voir: ({ lecture, texte, question }) => [
      ...lecture.restes.filter((m) => m.type === 'montant' || estUneMesure(m)).map((m) => m.mots),
      ...anneesContredites(lecture, regleDe(texte)),
      ...sonTaux(lecture.mentions, question).filter((mots) => !regleDe(texte).includes(mots)),
      ...lecture.auTerme,
    ],
  },
  { code: 'REGLE_POUR_UN_CHIFFRE', voir: unChiffreEstDemande },
  { code: 'REGLE_INCERTAINE', voir: estIncertaine },
  {
    code: 'CROYANCE_SANS_REPONSE',
    voir: ({ lecture, texte }) => lecture.affirme && !ditOuiOuNon(texte) && !texte.includes(DEMENTI),
  },
  {
    code: 'OBJET_NON_LU',
    voir: ({ lecture, texte }) =>
      estVoisine(lecture) ? sujetsTus(lecture.objet.cadre, [regleDe(texte), ...(lecture.surete?.sujets ?? [])]) : [],
  },
  { code: 'OBJET_NON_LU', voir: ({ question }) => horsDeLImpot(question) },
  { code: 'MOT_NON_LU', voir: motsTus },
  { code: 'AUTRE_OBJET', voir: (jugeable) => [...jugeable.lecture.auChoix, ...tempsTus(jugeable)] },
];
