import type { DemandeAssistant, EvenementAssistant, Interpretation } from '@francis/assistant';
import type { DonneesProfil, EntretienRequete, ExtractionVocale, QuestionQuestionnaire } from '@francis/contract';

/** What is read for somebody, outside of the thread that answers everybody. */
export type Travail =
  | { readonly genre: 'repondre'; readonly demande: DemandeAssistant }
  | { readonly genre: 'recalculer'; readonly demande: DemandeAssistant; readonly interpretation: Interpretation }
  | { readonly genre: 'profil'; readonly texte: string; readonly question?: QuestionQuestionnaire }
  | { readonly genre: 'entretien'; readonly reponses: EntretienRequete['reponses']; readonly jour: string };

/** To a thread, which holds one piece of work at a time. */
export type Ordre =
  /** Somebody listens: what was said before would have been lost. */
  | { readonly genre: 'ecoute' }
  | { readonly genre: 'lire'; readonly travail: Travail; readonly budgetMs: number }
  | { readonly genre: 'annuler' };

/** What a piece of work gives, before its end. */
export type Lu =
  | EvenementAssistant
  | { readonly type: 'profil'; readonly donnees: DonneesProfil }
  | { readonly type: 'entretien'; readonly extraction: ExtractionVocale };

/** Whether it is a step of an answer, and not the whole of another work. */
export const estDeLAssistant = (lu: Lu): lu is EvenementAssistant => lu.type !== 'profil' && lu.type !== 'entretien';

export type Panne = 'trop_longue' | 'annulee' | 'erreur';

/** From a thread. */
export type Nouvelle =
  /** Ready for its first work; `fil` is where the system says what the thread took, when it does. */
  | { readonly genre: 'pret'; readonly fil?: string }
  | { readonly genre: 'lu'; readonly lu: Lu }
  | { readonly genre: 'fin'; readonly tempsMs: number }
  | { readonly genre: 'panne'; readonly tempsMs: number; readonly panne: Panne; readonly message: string };
