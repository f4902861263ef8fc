import { chargerNotes, rechercherNotes } from '@francis/knowledge';
import { estCalcul } from '@francis/faits';
import { trouverMentions } from '@francis/lecture';
import { creerAssistantEmbarque } from '../suites/assistant-embarque.ts';
import type { AppelOutil, DemandeAssistant, ReponseAssistant } from '../types.ts';
import { AUJOURDHUI } from './poser.ts';
import { REFORMULEES } from './questions-reformulees.ts';

/** Conversations begin with a figure: of a household, of a furnished letting, of an estate. */
export const PREMIERS_TOURS = {
  impot: 'Je gagne 33 000 € net imposable, célibataire. Quel impôt ?',
  meuble:
    'Célibataire, 33 000 € de salaire net imposable et 9 000 € de loyers de location meublée au micro-BIC. Quel impôt ?',
  succession: 'Mon père est décédé et me laisse 250 000 €, je suis son fils unique. Combien de droits de succession ?',
} as const;

export type PremierTour = keyof typeof PREMIERS_TOURS;

/** A question of law, and the note that answers it. */
export interface QuestionDeNote {
  readonly question: string;
  readonly note: string;
}

/**
 * What a second turn got: its own note, another one, a question back or a refusal, another figure than the one before, or
 * the calculation before again: the only fault.
 */
export type Sort = 'sa_note' | 'autre_note' | 'demande' | 'autre_chiffre' | 'chiffre_d_avant';

export interface Issue extends QuestionDeNote {
  readonly apres: PremierTour;
  readonly sort: Sort;
  readonly reponse: ReponseAssistant;
}

const GRAINE = 20_261_123;
const DEMANDEES = 200;

/** Numbers in [0, 1[, the same ones each time. */
function tirage(graine: number): () => number {
  let etat = graine;
  return () => {
    etat = (Math.imul(etat, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return etat / 0x80_00_00_00;
  };
}

/** Questions of the notes, one a note at most, that give no amount nor age to compute from. */
export function tirerDesNotes(): QuestionDeNote[] {
  const hasard = tirage(GRAINE);
  const restantes = chargerNotes().filter((n) => n.juridiction === 'FR');
  const tirees: QuestionDeNote[] = [];
  while (tirees.length < DEMANDEES && restantes.length > 0) {
    const [note] = restantes.splice(Math.floor(hasard() * restantes.length), 1);
    const questions = (note?.questions ?? []).filter((q) => trouverMentions(q).every((m) => m.type !== 'montant'));
    const question = questions[Math.floor(hasard() * questions.length)];
    if (note !== undefined && question !== undefined) tirees.push({ question, note: note.id });
  }
  return tirees;
}

/** The same subjects in words that no note lists. */
export const reformulees = (): readonly QuestionDeNote[] => REFORMULEES;

const assistant = creerAssistantEmbarque();

interface Repondu {
  readonly reponse: ReponseAssistant;
  readonly appels: readonly AppelOutil[];
}

async function demander(demande: Pick<DemandeAssistant, 'question' | 'historique' | 'precedent'>): Promise<Repondu> {
  for await (const e of assistant.repondre({ juridiction: 'FR', aujourdhui: AUJOURDHUI, ...demande }))
    if (e.type === 'reponse') return { reponse: e.reponse, appels: e.bilan?.appels ?? [] };
  throw new Error('The stream ended without an answer');
}

/** Asks a question after each first turn, as the server does: with what the answer before was computed from. */
export async function poserApres(apres: PremierTour, questions: readonly QuestionDeNote[]): Promise<Issue[]> {
  const premier = PREMIERS_TOURS[apres];
  const avant = await demander({ question: premier, historique: [] });
  const issues: Issue[] = [];
  for (const q of questions) {
    const { reponse, appels } = await demander({
      question: q.question,
      historique: [
        { role: 'user', content: premier },
        { role: 'assistant', content: avant.reponse.answer },
      ],
      precedent: { appels: avant.appels, demandes: avant.reponse.lecture.demandes },
    });
    issues.push({ ...q, apres, reponse, sort: sortDe(q, avant.appels, reponse, appels) });
  }
  return issues;
}

function sortDe(
  { note }: QuestionDeNote,
  avant: readonly AppelOutil[],
  reponse: ReponseAssistant,
  appels: readonly AppelOutil[],
): Sort {
  const calculs = appels.filter((a) => estCalcul(a.outil));
  if (calculs.some((a) => avant.some((b) => a.outil === b.outil))) return 'chiffre_d_avant';
  if (reponse.statut === 'clarification' || reponse.statut === 'refus') return 'demande';
  const cherche = appels.find((a) => a.outil === 'chercher_notes');
  if (calculs.length > 0 || cherche === undefined) return 'autre_chiffre';
  const { question } = lireRecherche(cherche.entree);
  const [trouvee] = rechercherNotes(question, { jour: AUJOURDHUI, juridiction: 'FR', limite: 1, terminees: true });
  return trouvee?.note.id === note ? 'sa_note' : 'autre_note';
}

const lireRecherche = (entree: unknown): { readonly question: string } =>
  typeof entree === 'object' && entree !== null && 'question' in entree && typeof entree.question === 'string'
    ? { question: entree.question }
    : { question: '' };
