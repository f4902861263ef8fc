import type { StatutReponse } from '@francis/contract';
import { definitionDe } from '@francis/faits';
import {
  libelleDuSujet,
  lireDemandes,
  lireMotsDecisifs,
  lireObjetsDeRegle,
  lirePaysNommes,
  lireSujetsNommes,
  type Mention,
  trouverMentions,
} from '@francis/lecture';
import type { LectureProuvee } from './lecteurs/lire-reponse.ts';
import { anneesContredites } from './lecteurs/annees-contredites.ts';
import { isolementSuppose, unSeulDesDeux } from './lecteurs/comparaisons.ts';
import { AUTRE_CHIFFRE, estIllisible } from './lecteurs/illisible.ts';
import { estDUnAutreCas } from './lecteurs/bornes-de-regle.ts';
import { ditOuiOuNon } from './lecteurs/oui-ou-non.ts';
import { REPRIS } from './lecteurs/ecarter.ts';
import { demandesSansObjet, sujetsServis } from './lecteurs/objets.ts';
import { prendDAvant } from './lecteurs/tours.ts';

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
    | 'OBJET_NON_LU'
    | 'MOT_NON_LU'
    | 'BRUT_POUR_NET'
    | 'ROLE_INCONNU'
    | 'ROLE_CONTREDIT'
    | 'ESSAI_SANS_BASE'
    | 'SUITE_SANS_EFFET'
    | 'SUITE_EN_ATTENTE'
    | 'TITULAIRE_INCERTAIN'
    | 'SOMME_NON_DITE'
    | 'BORNE_EMPLOYEE'
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
  /** The text of the answer, and the question. */
  readonly texte: string;
  readonly question?: string;
  /** What keeps a reading that somebody else made from being sure. */
  readonly reserves?: readonly Doute[];
  /** Decisive words whose every meaning gives the same figure. */
  readonly indifferents?: readonly string[];
}

/** Types of mentions that count; people, places and words say roles and are judged by what they prove. */
const COMPTE: ReadonlySet<Mention['type']> = new Set(['montant', 'date', 'duree', 'age', 'taux', 'quantite']);
const NOTES = new Set(['chercher_notes', 'lire_note']);

function doutesDe({ fonde, fragile, lecture, texte, question = '', indifferents = [] }: Constat): Doute[] {
  const doutes: Doute[] = [];
  if (!fonde) doutes.push({ code: 'SANS_FONDEMENT' });
  if (fragile) doutes.push({ code: 'RESERVE' });
  const calculs = lecture.outils.filter((o) => !NOTES.has(o));
  if (calculs.length === 0) return [...doutes, ...doutesDeRegle(lecture, texte, question)];
  const restes = lecture.restes.filter((m) => COMPTE.has(m.type));
  const inexpliques = [...restes.map((m) => m.mots), ...lecture.moisContredits];
  if (inexpliques.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: inexpliques });
  if (lecture.sansPreuve.length > 0) doutes.push({ code: 'MONTANT_SANS_ORIGINE' });
  if (lecture.sansRole.length > 0) doutes.push({ code: 'ROLE_INCONNU', mots: lecture.sansRole.map((m) => m.mots) });
  if (lecture.rolesContredits.length > 0) doutes.push({ code: 'ROLE_CONTREDIT', mots: lecture.rolesContredits });
  if (lecture.brutPourNet.length > 0) doutes.push({ code: 'BRUT_POUR_NET', mots: lecture.brutPourNet });
  const motsNonLus = lecture.motsNonLus.filter((mot) => !indifferents.includes(mot));
  if (motsNonLus.length > 0) doutes.push({ code: 'MOT_NON_LU', mots: motsNonLus });
  if (lecture.dUnAutre.length > 0) doutes.push({ code: 'TITULAIRE_INCERTAIN', mots: lecture.dUnAutre });
  if (lecture.sommes.length > 0) doutes.push({ code: 'SOMME_NON_DITE', mots: lecture.sommes });
  if (lecture.bornes.length > 0) doutes.push({ code: 'BORNE_EMPLOYEE', mots: lecture.bornes });
  if (lecture.perdues.length > 0) doutes.push({ code: 'TOUR_OUBLIE', mots: lecture.perdues.map((m) => m.mots) });
  if (lecture.enfantsPerdus) doutes.push({ code: 'TOUR_OUBLIE', mots: ['vos enfants'] });
  if (lecture.dementis.length > 0) doutes.push({ code: 'DEMENTI_EMPLOYE', mots: lecture.dementis });
  if (
    lecture.suite &&
    (lecture.regleEnSuite ||
      ((!lecture.agit || (lecture.memeChiffre && !calculs.includes('comparer_impots'))) &&
        lecture.demandesPropres.every((d) => d === 'montant')))
  )
    doutes.push({
      code: 'SUITE_SANS_EFFET',
      // A comparison opens on the figure of before, and changes something.
      mots:
        lecture.reditAvant && !calculs.includes('comparer_impots')
          ? lecture.faits.flatMap((f) => (f.source === 'dit' ? [f.chemin] : []))
          : lecture.faits.length > 0
            ? [AUTRE_CHIFFRE]
            : [],
    });
  if (
    (lecture.essai || (lecture.suite && lecture.hypothese)) &&
    calculs.includes('calculer_impot') &&
    !calculs.includes('comparer_impots')
  )
    doutes.push({ code: 'ESSAI_SANS_BASE' });
  if (calculs.includes('comparer_impots') && isolementSuppose(lecture))
    doutes.push({ code: 'FAIT_A_PRECISER', mots: ['vivre seul avec ses enfants'] });
  if (unSeulDesDeux(lecture)) doutes.push({ code: 'FAIT_A_PRECISER', mots: ['ce que l’autre paierait de son côté'] });
  const autres = demandesSansObjet(lecture.demandes, calculs);
  // A tax explains itself, not the difference with somebody else’s.
  if (lecture.autrui && lecture.demandes.includes('pourquoi')) autres.push('pourquoi');
  if (autres.length > 0) doutes.push({ code: 'AUTRE_OBJET', mots: autres });
  const autreQueLImpot = lecture.objet.autreQueLImpot.filter((demande) => !estNommee(demande, texte));
  if (autreQueLImpot.length > 0 && !lecture.suite && calculs.every((outil) => outil === 'calculer_impot'))
    doutes.push({ code: 'OBJET_NON_LU', mots: autreQueLImpot });
  const lus = lecture.faits.flatMap((f) => (f.source === 'dit' ? [definitionDe(f.chemin)?.libelle ?? ''] : []));
  doutes.push(...sujetsTus(lecture.objet.sujets, [texte, ...lus, ...calculs.flatMap(sujetsServis)]));
  return doutes;
}

/** An answer that never speaks of what a question names answers something else. */
function sujetsTus(sujets: readonly string[], textes: readonly string[]): Doute[] {
  if (sujets.length === 0) return [];
  const dits = lireSujetsNommes(textes.join('\n'));
  const tus = sujets.filter((sujet) => !dits.has(sujet));
  return tus.length === 0 ? [] : [{ code: 'OBJET_NON_LU', mots: tus.map(libelleDuSujet) }];
}

/** Whether an answer opens on what a clause asks for, under its name. */
function estNommee(demande: string, texte: string): boolean {
  const demandees = lireDemandes(demande);
  const dites = new Set(lireDemandes(texte.split(SECTIONS)[0] ?? ''));
  return demandees.length > 0 && demandees.every((d) => dites.has(d));
}

/** A rule that names countries, none of them the one that is asked about; one that names none holds for all. */
function estDUnAutrePays(pays: readonly string[], textes: readonly string[]): boolean {
  if (pays.length === 0) return false;
  const dits = lirePaysNommes(textes.join('\n'));
  return dits.size > 0 && !pays.some((p) => dits.has(p));
}

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
type Surete = Pick<NonNullable<LectureProuvee['surete']>, 'pertinence' | 'directe'>;
/** Under this match, the rule that was found may be the neighbour of the one asked, unless it was written for the question. */
const PEU_SUR: Surete = { pertinence: 25, directe: 0.85 };
/** The same where nothing but the match says that it answers: no « oui » nor « non » written for the question opens it. */
const VOISINAGES: readonly Surete[] = [
  { pertinence: 40, directe: 0.65 },
  { pertinence: 60, directe: 0.5 },
];
const estLoin = (surete: Surete, borne: Surete): boolean =>
  surete.pertinence < borne.pertinence && surete.directe < borne.directe;
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

/** What follows is another rule. */
const VOIR_AUSSI = '**Voir aussi';
/** What follows are the conditions of the rule. */
const SECTIONS = '\n\n**';

/** A day to come, or a time to count; the day of a law that came into force is neither. */
const ditUneEcheance = (m: Mention, annee: number): boolean =>
  m.type === 'duree' || (m.type === 'date' && (m.annee ?? annee) >= annee);

/** Whether what was done can be undone: only the first words of a rule answer it. */
const RETOUR = 'retour';

/** How a note denies what is wrongly believed. */
const DEMENTI = 'c’est faux';

/** What is measured of one's own car or home: a rule leaves it out. */
const MESURES: ReadonlySet<string> = new Set(['cv', 'm2']);
const estUneMesure = (m: Mention): boolean => m.type === 'quantite' && MESURES.has(m.objet);

/** A rule answers who asks a rule, in a few words, and surely that one; what a person's amounts give, it leaves out. */
function doutesDeRegle(lecture: LectureProuvee, texte: string, question: string): Doute[] {
  const { demandes, restes, suite, mots, surete, affirme } = lecture;
  const doutes: Doute[] = [];
  const montants = restes.filter((m) => m.type === 'montant' || estUneMesure(m)).map((m) => m.mots);
  if (montants.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: montants });
  // An amount of the person that the rule happens to quote: the figure that it gives for them is not in the rule.
  const sien = lecture.ecartees.some(({ mention, raison }) => mention.type === 'montant' && raison === REPRIS);
  const ecarte = lecture.ecartees.some(({ mention }) => mention.type === 'montant');
  if (
    demandes.some((d) => DE_CHIFFRE.has(d)) ||
    (sien && (!lecture.objet.demande || demandes.includes('taux_marginal'))) ||
    (ecarte && surete !== undefined && surete.directe < QUESTION_PROCHE && !ditOuiOuNon(texte))
  )
    doutes.push({ code: 'REGLE_POUR_UN_CHIFFRE' });
  if (
    suite ||
    !lecture.objet.demande ||
    mots > MOTS_D_UNE_REGLE ||
    (surete !== undefined && estLoin(surete, PEU_SUR)) ||
    (surete !== undefined && !ditOuiOuNon(texte) && VOISINAGES.some((voisinage) => estLoin(surete, voisinage)))
  )
    doutes.push({ code: 'REGLE_INCERTAINE' });
  if (affirme && !ditOuiOuNon(texte) && !texte.includes(DEMENTI)) doutes.push({ code: 'CROYANCE_SANS_REPONSE' });
  const regle = texte.split(VOIR_AUSSI)[0] ?? '';
  const autresAnnees = anneesContredites(lecture, regle);
  if (autresAnnees.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: autresAnnees });
  // Its title and its own words say what it is about, as its text does.
  const dits = new Set(lireMotsDecisifs([regle, ...(surete?.sujets ?? [])].join('\n')));
  const objets = new Set(lireObjetsDeRegle(regle));
  if (!ditOuiOuNon(texte) && lecture.objetsDeRegle.some((objet) => !objets.has(objet)))
    doutes.push({ code: 'REGLE_INCERTAINE' });
  if (surete !== undefined && surete.directe < PEU_SUR.directe) {
    const dite = [regle, ...surete.sujets];
    doutes.push(...sujetsTus(lecture.objet.cadre, dite));
    if (estDUnAutrePays(lecture.objet.pays, dite)) doutes.push({ code: 'REGLE_INCERTAINE' });
  }
  const tus = lecture.motsDecisifs.filter((mot) => DE_REGLE.has(mot) && !dits.has(mot));
  if (tus.length > 0) doutes.push({ code: 'MOT_NON_LU', mots: tus });
  const [tete = ''] = texte.split(SECTIONS);
  if (estDUnAutreCas(lecture, tete, question) && !ditOuiOuNon(texte)) doutes.push({ code: 'REGLE_INCERTAINE' });
  if (lecture.auTerme.length > 0) doutes.push({ code: 'MENTION_INEXPLIQUEE', mots: lecture.auTerme });
  if (lecture.auChoix.length > 0) doutes.push({ code: 'AUTRE_OBJET', mots: lecture.auChoix });
  if (demandes.includes('echeance') && !trouverMentions(tete).some((m) => ditUneEcheance(m, lecture.annee)))
    doutes.push({ code: 'AUTRE_OBJET', mots: ['echeance'] });
  if (lecture.objetsDeRegle.includes(RETOUR) && !lireObjetsDeRegle(tete).includes(RETOUR) && !ditOuiOuNon(texte))
    doutes.push({ code: 'REGLE_INCERTAINE' });
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
  const reserves = (constat.reserves ?? []).filter(
    (d) => d.code !== 'SUITE_EN_ATTENTE' || prendDAvant(constat.lecture.faits),
  );
  const doutes = [...doutesDe(constat), ...reserves];
  // No figure at all, rather than one of another case.
  if (estIllisible(constat.lecture, doutes)) return { statut: 'clarification', doutes };
  return { statut: doutes.length === 0 ? 'exact' : 'partiel', doutes };
}
