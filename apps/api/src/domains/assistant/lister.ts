import type { ListeConversations, RechercheConversations } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { readDateCursor, writeDateCursor } from '../../platform/http/cursor.ts';
import { presenterResume } from './presenter.ts';
import { extraitAutour, motsCherches } from './recherche.ts';
import { type Borne, depotHistorique } from './repository-historique.ts';

/** A page of the history, searched when there are words to look for. */
export async function listerConversations(
  queries: Queries,
  utilisateurId: string,
  { recherche = '', avant, limite, client }: RechercheConversations,
): Promise<ListeConversations> {
  const depot = depotHistorique(queries, utilisateurId, client);
  const borne = avant === undefined ? undefined : lireBorne(avant, 'avant');
  const mots = motsCherches(recherche);
  // Signs alone, « ? », look for nothing that could be found.
  if (mots.length === 0 && recherche.trim() !== '') return { conversations: [] };
  const lues =
    mots.length === 0
      ? (await depot.lister(borne, limite + 1)).map((conversation) => ({ conversation, message: undefined }))
      : await depot.chercher(mots, borne, limite + 1);
  const montrees = lues.slice(0, limite);
  const derniere = montrees.at(-1)?.conversation;
  return {
    conversations: montrees.map(({ conversation, message }) => ({
      ...presenterResume(conversation),
      ...(message !== undefined && { extrait: extraitAutour(message, mots) }),
    })),
    ...(lues.length > limite && derniere && { suite: ecrireBorne(derniere) }),
  };
}

export const ecrireBorne = ({ modifieeLe, id }: Borne): string => writeDateCursor({ le: modifieeLe, id });

/** @throws ApiError VALIDATION when it is not what a page gave. */
export function lireBorne(borne: string, champ: string): Borne {
  const { le, id } = readDateCursor(borne, champ);
  return { modifieeLe: le, id };
}
