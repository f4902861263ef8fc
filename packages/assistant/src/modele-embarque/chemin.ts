import type { Comprehension } from '../comprehension/comprendre.ts';
import { ANNEES_COUVERTES, derniereAnneeCouverte } from '@francis/fiscal';
import { compterMotsInformatifs, estQuestionDesNotes } from '@francis/knowledge';
import { AUTRE_PAYS, DROIT_D_AILLEURS } from '../comprehension/domaine.ts';
import { demandeCombienJePaie, veutSonChiffre } from '../comprehension/son-chiffre.ts';
import { paysCites } from '../domaines/pays.ts';
import { lireDemandes, lireMotsDecisifs, motsDits, trouverMentions } from '@francis/lecture';
import type { DomaineLu } from '../domaines/lire-domaine.ts';
import type { DemandeNotesOutil, NoteCitable } from '../outils/chercher-notes.ts';
import { estPolitesse } from '../comprehension/politesse.ts';
import { empechement } from './obstacles.ts';
import type { AppelFait } from './prompt.ts';
import {
  chiffreSaQuestion,
  chiffreSonImpot,
  demandeConfirmation,
  demandeSonImpot,
  demandeUneRegle,
  demandeUneReponse,
} from './question-de-droit.ts';

/**
 * How a question is answered: by another subject's engine, by the notes (to be looked up, then quoted), or by the income
 * tax, its clarifications and refusals included.
 */
export type Chemin = 'domaine' | 'chercher' | 'notes' | 'impot';

/** How sure a note must be to be the answer, by what else could be said. */
const PERTINENCE = {
  /** The income tax has nothing to say. */
  sinon_refus: 10,
  /** The income tax would ask for facts. */
  sinon_precisions: 13,
  /** Incomes were told, as if for a computation. */
  malgre_des_revenus: 16,
  /** Amounts were told and a yes or a no is asked. */
  reponse_attendue: 22,
  /** An amount of tax was asked, beside a rule. */
  malgre_un_calcul: 30,
  /** A figure was asked that no engine gives. */
  sans_calcul: 26,
  /** Nothing of tax was recognised. */
  hors_sujet: 40,
} as const;

/** From there on the question is one that a note lists: of tax, whatever its words. */
const QUESTION_CONNUE = 0.9;
/** A question with fewer words than that is not about a rule, or not yet. */
const MOTS_MIN = 2;
const ESSAI = 'essai';
/** A choice to weigh in one's own case is computed. */
const PESER = /\binteret\b|\bmieux\b|\bavantag\w+|\bchoisir\b|\bvaut\b|\bpreferable\b/;
/** « Et pour mon frère ? »: what it goes on from was never said. */
const SANS_ANTECEDENT = /^(?:et|ok|donc|mais)\b[^?]{0,40}\?$/;

export function choisirChemin(c: Comprehension, faits: readonly AppelFait[]): Chemin {
  const obstacle = empechement(c);
  // Nothing is asked: nothing is looked up.
  if (estPolitesse(c.texte)) return 'impot';
  // No rule of ours is the law of the place.
  if (c.ecart?.type === 'non_couvert' && c.ecart.domaine === DROIT_D_AILLEURS) return 'impot';
  const connu = cheminConnu(c, obstacle, faits);
  if (connu !== undefined) return connu;
  if (obstacle === 'fraude' || (c.ecart?.type === 'hors_sujet' && c.ecart.raison !== undefined)) return 'impot';
  // « et si j’attends 2030 ? » after a sale: the law of today, which its calculation says.
  if (obstacle === 'futur' && !suitUnCalculDuJour(c.domaine)) return cheminDuFutur(c, faits);
  if (c.domaine) return cheminDuDomaine(c.domaine, c, faits);
  if (c.aChiffrer) return 'impot';
  const regle = cheminDeLaRegle(c, faits);
  if (regle !== undefined) return regle;
  const seuil = seuilDesNotes(c, obstacle);
  if (seuil === undefined) return 'impot';
  const lues = notesLues(faits);
  if (lues === undefined) return faits.length === 0 ? 'chercher' : 'impot';
  const [premiere] = lues;
  // A rule of another time that is not even surely the one asked answers nothing.
  if (premiere === undefined || (premiere.etat !== undefined && estProche(premiere))) return 'impot';
  if (obstacle === 'hors_sujet' && premiere.directe >= QUESTION_CONNUE) return 'notes';
  return premiere.pertinence >= seuil ? 'notes' : 'impot';
}

/**
 * The very question of a note is answered by that note, whatever its words would be taken for elsewhere; one that tells
 * what a figure of its own needs gets the figure. Undefined for any other question.
 */
function cheminConnu(
  c: Comprehension,
  obstacle: ReturnType<typeof empechement>,
  faits: readonly AppelFait[],
): Chemin | undefined {
  if (!estQuestionDesNotes(c.recherche)) return undefined;
  // What was said before fills a calculation; it does not turn a question of law into one.
  const { seule } = c;
  if (seule === undefined ? seChiffre(c, obstacle) : seChiffre(seule, empechement(seule)) || demandeLeSien(c))
    return undefined;
  const lues = notesLues(faits);
  if (lues === undefined) return faits.length === 0 ? 'chercher' : undefined;
  const [premiere] = lues;
  // « combien je paie de plus-value ? »: the rule of a case says no figure of one's own, unless it exempts.
  if (c.aChiffrer && demandeCombienJePaie(c.texte) && premiere !== undefined && !exempteTout(premiere))
    return undefined;
  // The note may be of another country than the one spoken of.
  return (premiere?.directe ?? 0) >= QUESTION_CONNUE ? 'notes' : undefined;
}

/** A day, a box, a paper: what a profile or the turns before hold answers none of them. */
const SANS_FOYER: ReadonlySet<string> = new Set(['date', 'echeance', 'formulaire', 'formalites']);
/** « Quand doit-elle déclarer ? », asked of a household that is known: as it would be of nobody. */
function cheminDeLaRegle(c: Comprehension, faits: readonly AppelFait[]): Chemin | undefined {
  const { seule } = c;
  if (seule === undefined || c.question.collecte.montants.length > 0) return undefined;
  const demandes = lireDemandes(c.texte);
  if (!demandes.some((d) => SANS_FOYER.has(d)) || demandes.includes('montant')) return undefined;
  if (veutSonChiffre(c.texte) || lireMotsDecisifs(c.texte).includes(ESSAI)) return undefined;
  const chemin = choisirChemin(seule, faits);
  return chemin === 'notes' || chemin === 'chercher' ? chemin : undefined;
}

const EXEMPTIONS = ['Oui', 'Non', 'Pas d', 'Aucun', 'Rien', 'exonér', 'pas imposable', 'ne paie', 'ne payez', 'jamais'];
/** Whether a rule opens on what it exempts: nothing more is to be computed. */
const exempteTout = ({ devant, reponse }: NoteCitable): boolean =>
  EXEMPTIONS.some((mots) => `${devant ?? ''} ${reponse}`.split('. ')[0]?.includes(mots) === true);

/** The person's own figure is asked, which the household said before gives. */
const demandeLeSien = ({ texte }: Comprehension): boolean => demandeSonImpot(texte) || veutSonChiffre(texte);

/** « Que vaut une donation d’usufruit pour dix ans ? »: of a gift, a time alone values nothing. */
function donneUneDureeSeule({ texte }: Comprehension): boolean {
  const types = new Set(trouverMentions(texte).map((m) => m.type));
  return DON.test(texte) && types.has('duree') && !types.has('age') && !types.has('montant');
}
const DON = motsDits('donation|donations|don');

/** Whether what the question tells is enough for the figure that it asks. */
function seChiffre(c: Comprehension, obstacle: ReturnType<typeof empechement>): boolean {
  if (c.domaine) return 'entree' in c.domaine.lecture && !demandeAutreChose(c) && !donneUneDureeSeule(c);
  if (obstacle !== undefined || c.intention.type === 'definition') return false;
  // « Parent solo, combien de parts ? »: nobody was counted.
  const sansEnfant = (c.faits.enfants ?? []).length === 0 && c.texte.includes('parent ');
  if (c.intention.type === 'impot' && c.intention.accent === 'parts' && sansEnfant) return false;
  return !(RENDENT_UN_IMPOT.has(c.intention.type) && demandeUneReponse(c.texte));
}

const RENDENT_UN_IMPOT: ReadonlySet<string> = new Set(['impot', 'forfait_capital', 'comparaison', 'progressivite']);

/** A date, a box, a reason: no amount answers it, whatever amounts the question tells. */
const SANS_MONTANT: ReadonlySet<string> = new Set([
  'date',
  'echeance',
  'duree',
  'formulaire',
  'formalites',
  'pourquoi',
]);
const demandeAutreChose = (c: Comprehension): boolean =>
  demandeUneReponse(c.texte) && lireDemandes(c.texte).some((d) => SANS_MONTANT.has(d));

/** A yes or a no asked of a subject that lacks its facts is answered by the rule, when it is known. */
function cheminDuDomaine({ domaine, lecture }: DomaineLu, c: Comprehension, faits: readonly AppelFait[]): Chemin {
  const chiffree = chiffreSaQuestion(c.texte) || chiffreSonImpot(c.texte, domaine.prime);
  const reponse = demandeConfirmation(c.texte) || (demandeUneReponse(c.texte) && !chiffree);
  if (('entree' in lecture && !demandeAutreChose(c)) || !reponse || demandeSonImpot(c.texte) || veutSonChiffre(c.texte))
    return 'domaine';
  const lues = notesLues(faits);
  if (lues === undefined) return faits.length === 0 ? 'chercher' : 'domaine';
  return (lues[0]?.pertinence ?? 0) >= PERTINENCE.reponse_attendue ? 'notes' : 'domaine';
}

/** Calculations by day, which go on with the last known law. */
const DU_JOUR: ReadonlySet<string> = new Set(['calculer_plus_value_immobiliere', 'calculer_rachat_assurance_vie']);
const suitUnCalculDuJour = (lu: DomaineLu | undefined): boolean =>
  lu?.suit === true && 'entree' in lu.lecture && DU_JOUR.has(lu.domaine.outil);

/** What a coming year's law will be is not known; that a rule ends before it is. */
function cheminDuFutur(c: Comprehension, faits: readonly AppelFait[]): Chemin {
  if (c.aDesRevenus || demandeSonImpot(c.texte) || compterMotsInformatifs(c.recherche) < MOTS_MIN) return 'impot';
  const lues = notesLues(faits);
  if (lues === undefined) return faits.length === 0 ? 'chercher' : 'impot';
  const [premiere] = lues;
  return premiere?.etat === 'terminee' && !estProche(premiere) ? 'notes' : 'impot';
}

/** Notes that the search brought for this question; undefined before it. */
export function notesLues(faits: readonly AppelFait[]): readonly NoteCitable[] | undefined {
  const resultat = faits.find((f) => f.outil === 'chercher_notes')?.resultat;
  return resultat === undefined ? undefined : 'notes' in resultat ? resultat.notes : [];
}

function seuilDesNotes(c: Comprehension, obstacle: ReturnType<typeof empechement>): number | undefined {
  if (compterMotsInformatifs(c.recherche) < MOTS_MIN && obstacle !== 'non_couvert') return undefined;
  if (!c.suivi && SANS_ANTECEDENT.test(c.texte)) return undefined;
  if (c.aDesRevenus && c.annee < Math.min(...ANNEES_COUVERTES)) return undefined;
  if (obstacle === 'hors_sujet') return PERTINENCE.hors_sujet;
  if (obstacle === 'non_couvert') {
    // The year of a spouse's death has its own words.
    if (c.ecart === undefined && c.aDesRevenus) return undefined;
    const ailleurs = c.ecart?.type === 'non_couvert' && c.ecart.domaine === AUTRE_PAYS;
    return ailleurs || sansCalcul(c) ? PERTINENCE.sans_calcul : PERTINENCE.sinon_refus;
  }
  const regle = demandeUneRegle(c.texte) || demandeConfirmation(c.texte);
  if (c.intention.type === 'definition' || c.intention.type === 'parametres') return PERTINENCE.sinon_precisions;
  if (obstacle !== 'precisions') return undefined;
  const attendue = demandeUneReponse(c.texte);
  // « et si je me marie ? » after one's own figure: what it lacks is asked.
  const uneUnion =
    c.manques.length > 0 && c.manques.every((m) => m.code === 'revenus_conjoint') && !c.texte.includes(' sans ');
  if (c.suivi && uneUnion && !regle && lireMotsDecisifs(c.texte).includes(ESSAI)) return undefined;
  if (c.intention.type === 'comparaison' && PESER.test(c.texte)) return undefined;
  if (montantSansNom(c)) return veutUnCalcul(c) ? PERTINENCE.malgre_un_calcul : PERTINENCE.reponse_attendue;
  if (veutUnCalcul(c)) return regle || attendue ? PERTINENCE.malgre_un_calcul : undefined;
  if (c.aDesRevenus) {
    if (regle) return PERTINENCE.malgre_des_revenus;
    return attendue ? PERTINENCE.reponse_attendue : undefined;
  }
  return PERTINENCE.sinon_precisions;
}

/** « Vinted 3 000 € », « PPV 2 000 € »: nothing says that the amount is an income, nor of whom. */
const montantSansNom = ({ faits, question, suivi }: Comprehension): boolean =>
  !suivi &&
  faits.situation === undefined &&
  question.collecte.montants.length > 0 &&
  question.collecte.montants.every((m) => m.nu);

/** The person's own figure is asked, even if a rule answers first. */
export const veutUnCalcul = (c: Comprehension): boolean =>
  c.intention.type === 'comparaison' || demandeSonImpot(c.texte) || veutSonChiffre(c.texte);

/** Under this, the note is said to be the closest rule rather than the answer, unless it asks this very question. */
const PERTINENCE_SURE = 20;
export const estProche = (note: NoteCitable): boolean =>
  note.directe < QUESTION_CONNUE && note.pertinence < PERTINENCE_SURE;

/** A figure was asked that no engine gives: the rule is told, and that nothing was computed. */
export const sansCalcul = (c: Comprehension): boolean =>
  empechement(c) === 'non_couvert' &&
  c.aDesRevenus &&
  (demandeSonImpot(c.texte) || c.question.faits.situation !== undefined);

/** What to look up: the question as written, the country that it names, the day whose law it asks. */
export function demandeDeNotes(c: Comprehension): DemandeNotesOutil {
  // A country that is named beside France may be answered by the notes of either.
  const cite = paysCites(c.texte).length > 0;
  const juridiction = cite ? undefined : JURIDICTIONS.find((j) => j === c.juridiction);
  return { question: c.recherche, jour: jourDemande(c), ...(juridiction === undefined ? {} : { juridiction }) };
}

/** The day whose law is asked: the end of a coming year, the year that taxes past incomes, today for the last ones. */
function jourDemande(c: Comprehension): string {
  if (!c.anneeDite) return c.jour;
  if (empechement(c) === 'futur') return `${c.annee}-12-31`;
  return c.annee < derniereAnneeCouverte() ? `${c.annee + 1}-12-31` : c.jour;
}

const JURIDICTIONS = ['FR', 'CH', 'LU', 'AD'] as const;
