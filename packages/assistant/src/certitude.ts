import type { StatutReponse } from '@francis/contract';
import { lireMotsDecisifs, lireObjetsDeRegle, type Mention, trouverMentions } from '@francis/lecture';
import type { LectureProuvee } from './lecteurs/lire-reponse.ts';
import { ditOuiOuNon } from './lecteurs/oui-ou-non.ts';
import { demandesSansObjet } from './lecteurs/objets.ts';

/** Why an answer is not exact. */
export interface Doute {
  readonly code:
    | 'SANS_FONDEMENT'
    | 'RESERVE'
    | 'MENTION_INEXPLIQUEE'
    | 'MONTANT_SANS_ORIGINE'
    | 'REGLE_POUR_UN_CHIFFRE'
    | 'REGLE_INCERTAINE'
    | 'CROYANCE_SANS_REPONSE'
    | 'AUTRE_OBJET'
    | 'MOT_NON_LU'
    | 'BRUT_POUR_NET'
    | 'ROLE_INCONNU'
    | 'ESSAI_SANS_BASE'
    | 'SUITE_SANS_EFFET'
    | 'TITULAIRE_INCERTAIN'
    | 'SOMME_NON_DITE'
    | 'TOUR_OUBLIE'
    | 'DEMENTI_EMPLOYE'
    | 'LECTURE_CONTREDITE'
    | 'ROLE_SANS_FORME'
    | 'FAIT_A_PRECISER'
    | 'LECTURES_PLAUSIBLES';
  /** Words of the question that it is about. */
  readonly mots?: readonly string[];
}

export interface Constat {
  /** How the answer ends when there is no figure to give. */
  readonly issue: 'clarification' | 'refus' | undefined;
  /** Whether a calculation, a legal number or a checked rule stands behind it. */
  readonly fonde: boolean;
  /** Whether a warning, something not covered or an estimate came with it. */
  readonly fragile: boolean;
  readonly lecture: LectureProuvee;
  /** The text of the answer. */
  readonly texte: string;
  /** What keeps a reading that somebody else made from being sure. */
  readonly reserves?: readonly Doute[];
}

/** Types of mentions that count; people, places and words say roles and are judged by what they prove. */
const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);
const NOTES = new Set(['chercher_notes', 'lire_note']);

function doutesDe({ fonde, fragile, lecture, texte }: Constat): Doute[] {
  const doutes: Doute[] = [];
  if (!fonde) doutes.push({ code: 'SANS_FONDEMENT' });
  if (fragile) doutes.push({ code: 'RESERVE' });
  const calculs = lecture.outils.filter((o) => !NOTES.has(o));
  if (calculs.length === 0) return [...doutes, ...doutesDeRegle(lecture, texte)];
  const restes = lecture.restes.filter((m) => COMPTE.has(m.type));
  if (restes.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: restes.map((m) => m.mots) });
  if (lecture.sansPreuve.length > 0) doutes.push({ code: 'MONTANT_SANS_ORIGINE' });
  if (lecture.sansRole.length > 0) doutes.push({ code: 'ROLE_INCONNU', mots: lecture.sansRole.map((m) => m.mots) });
  if (lecture.brutPourNet.length > 0) doutes.push({ code: 'BRUT_POUR_NET', mots: lecture.brutPourNet });
  if (lecture.motsNonLus.length > 0) doutes.push({ code: 'MOT_NON_LU', mots: lecture.motsNonLus });
  if (lecture.dUnAutre.length > 0) doutes.push({ code: 'TITULAIRE_INCERTAIN', mots: lecture.dUnAutre });
  if (lecture.sommes.length > 0) doutes.push({ code: 'SOMME_NON_DITE', mots: lecture.sommes });
  if (lecture.perdues.length > 0) doutes.push({ code: 'TOUR_OUBLIE', mots: lecture.perdues.map((m) => m.mots) });
  if (lecture.dementis.length > 0) doutes.push({ code: 'DEMENTI_EMPLOYE', mots: lecture.dementis });
  if (
    lecture.suite &&
    (!lecture.agit || (lecture.memeChiffre && !calculs.includes('comparer_impots'))) &&
    lecture.demandes.every((d) => d === 'montant')
  )
    doutes.push({
      code: 'SUITE_SANS_EFFET',
      mots: lecture.faits.flatMap((f) => (f.source === 'dit' ? [f.chemin] : [])),
    });
  if (
    (lecture.essai || (lecture.suite && lecture.hypothese)) &&
    calculs.includes('calculer_impot') &&
    !calculs.includes('comparer_impots')
  )
    doutes.push({ code: 'ESSAI_SANS_BASE' });
  const autres = demandesSansObjet(lecture.demandes, calculs);
  // A tax explains itself, not the difference with somebody else’s.
  if (lecture.autrui && lecture.demandes.includes('pourquoi')) autres.push('pourquoi');
  if (autres.length > 0) doutes.push({ code: 'AUTRE_OBJET', mots: autres });
  return doutes;
}

/** Demands that need the person's own figures. */
const DE_CHIFFRE = new Set(['comparaison', 'gain', 'net_restant', 'cout_total', 'solde', 'acompte', 'projection']);

/** A longer question tells a case: a rule alone does not settle it. */
const MOTS_D_UNE_REGLE = 40;
/** Under this match, the rule that was found may be the neighbour of the one asked. */
const PERTINENCE_SURE = 25;
/** From this likeness on, the question is one of those that the rule was written for. */
const QUESTION_MEME = 0.85;

/** Words that change which rule applies: one that does not speak of them is another rule. */
const DE_REGLE: ReadonlySet<string> = new Set([
  'sci',
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
]);

/** What follows is another rule. */
const VOIR_AUSSI = '**Voir aussi';
/** What follows are the conditions of the rule. */
const SECTIONS = '\n\n**';

/** How a note denies what is wrongly believed. */
const DEMENTI = 'c’est faux';

/**
 * A rule answers who asks a rule, in a few words, and surely that one. Where the person told amounts, or asked for a
 * difference, it leaves the figure out; where a question goes on from another, what it changes is not known.
 */
function doutesDeRegle(lecture: LectureProuvee, texte: string): Doute[] {
  const { demandes, restes, suite, mots, surete, affirme } = lecture;
  const doutes: Doute[] = [];
  const montants = restes.filter((m) => m.type === 'montant').map((m) => m.mots);
  if (montants.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: montants });
  if (demandes.some((d) => DE_CHIFFRE.has(d))) doutes.push({ code: 'REGLE_POUR_UN_CHIFFRE' });
  if (
    suite ||
    mots > MOTS_D_UNE_REGLE ||
    (surete !== undefined && surete.pertinence < PERTINENCE_SURE && surete.directe < QUESTION_MEME)
  )
    doutes.push({ code: 'REGLE_INCERTAINE' });
  if (affirme && !ditOuiOuNon(texte) && !texte.includes(DEMENTI)) doutes.push({ code: 'CROYANCE_SANS_REPONSE' });
  const regle = texte.split(VOIR_AUSSI)[0] ?? '';
  const dits = new Set(lireMotsDecisifs(regle));
  const objets = new Set(lireObjetsDeRegle(regle));
  if (!ditOuiOuNon(texte) && lecture.objetsDeRegle.some((objet) => !objets.has(objet)))
    doutes.push({ code: 'REGLE_INCERTAINE' });
  const tus = lecture.motsDecisifs.filter((mot) => DE_REGLE.has(mot) && !dits.has(mot));
  if (tus.length > 0) doutes.push({ code: 'MOT_NON_LU', mots: tus });
  if (demandes.includes('duree') && !trouverMentions(texte.split(SECTIONS)[0] ?? '').some((m) => m.type === 'duree'))
    doutes.push({ code: 'AUTRE_OBJET', mots: ['duree'] });
  return doutes;
}

/**
 * The only writer of the status. `exact` needs a figure or a checked rule, every mention used or set aside for a named
 * reason, every amount said by somebody, and the very object that was asked.
 */
export function juger(constat: Constat): { readonly statut: StatutReponse; readonly doutes: readonly Doute[] } {
  if (constat.issue !== undefined) return { statut: constat.issue, doutes: [] };
  const doutes = [...doutesDe(constat), ...(constat.reserves ?? [])];
  return { statut: doutes.length === 0 ? 'exact' : 'partiel', doutes };
}
