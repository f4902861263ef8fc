import type { Assistant, ReponseAssistant } from '@francis/assistant';
import { QuestionRequete } from '@francis/contract';
import type { z } from 'zod';
import { jourDeParis } from './domains/assistant/policy.ts';

export { COMPTES_DEMO, type CompteDemo } from './domains/comptes/comptes-demo.ts';
export { jourDeParis } from './domains/assistant/policy.ts';
export { calculerTmi } from './domains/simulateurs/service.ts';

/** Loaded on demand: the other uses of this door must not pay for the database. */
export const ouvrirImportCorpus = () => import('./importer-corpus.ts');

/** Loaded on demand, with the database. */
export const ouvrirDonneesClient = () => import('./donnees-client.ts');

/** Loaded on demand, with the database. */
export const ouvrirModeration = () => import('./moderation.ts');

/** Loaded on demand, with the client of the provider. */
export const ouvrirEssaiDeModele = () => import('./ouvrir-modele.ts');
export type { ModeleOuvert } from './ouvrir-modele.ts';

interface Ports {
  readonly assistant: Assistant;
  readonly maintenant: Date;
  readonly signal?: AbortSignal;
}

/**
 * Answers one question without server, account nor database: the same assistant, the same checks of the request.
 * @throws ZodError when the request is not one of the contract.
 */
export async function poserQuestion(
  brute: z.input<typeof QuestionRequete>,
  { assistant, maintenant, signal }: Ports,
): Promise<ReponseAssistant> {
  const requete = QuestionRequete.parse(brute);
  const demande = {
    question: requete.question,
    historique: requete.conversation_history,
    juridiction: requete.jurisdiction,
    aujourdhui: jourDeParis(maintenant),
    ...(requete.user_profile_context && { profilContexte: requete.user_profile_context }),
  };
  for await (const evenement of assistant.repondre(demande, signal ? { signal } : {})) {
    if (evenement.type === 'reponse') return evenement.reponse;
  }
  throw new Error('the assistant ended without an answer');
}
