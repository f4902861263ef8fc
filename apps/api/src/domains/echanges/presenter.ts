import type { Echange, MessageEchange } from '@francis/contract';
import type { EchangeTenu, MessageEnBase } from './repository.ts';

/** Why its reader may not write there; null when they may. */
export function fermetureDe({ autreId, listee }: EchangeTenu, exclu: boolean): Echange['ecritureFermee'] {
  if (autreId === null) return 'compte_supprime';
  if (exclu) return 'exclu';
  return listee ? null : 'hors_annuaire';
}

export const presenterEchange = (echange: EchangeTenu, exclu: boolean): Echange => ({
  id: echange.id,
  nom: echange.autreNom,
  ecritureFermee: fermetureDe(echange, exclu),
  dernierLe: echange.dernierLe.toISOString(),
  nonLus: echange.nonLus,
});

export const presenterMessage = (message: MessageEnBase, lecteurId: string): MessageEchange => ({
  id: message.id,
  rang: message.rang,
  deMoi: message.auteurId === lecteurId,
  texte: message.contenu,
  envoyeLe: message.envoyeLe.toISOString(),
  retire: message.retireLe !== null,
});
