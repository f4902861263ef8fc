import type { PropositionReunion, SuggestionsReunion } from '@francis/contract';
import type { Reglages } from '../messages.ts';
import type { Ligne } from './transcription.ts';

export interface Onglet {
  readonly id: number;
  readonly frameId: number;
}

interface ClientNomme {
  readonly id: string;
  readonly nom: string;
}

/** Where the panel stands. `prete`: nobody agreed yet. `relecture`: nothing is heard any more, nothing is sent yet. */
export type Etape = 'deliee' | 'prete' | 'en_cours' | 'relecture' | 'rangee';

export interface Etat {
  etape: Etape;
  reglages: Reglages;
  /** The page of Teams that last said that it is there. */
  onglet: Onglet | undefined;
  /** `refusee`: somebody refused, and the server has not confirmed yet that it erased. */
  reunion: { readonly id: string; readonly debutMs: number; readonly refusee?: true } | undefined;
  /** Nobody asked to stop: the page of Teams went away, or this panel did. */
  interrompue: boolean;
  lignes: readonly Ligne[];
  introuvables: boolean;
  suggestions: SuggestionsReunion | undefined;
  propositions: readonly PropositionReunion[];
  client: ClientNomme | undefined;
  clients: readonly ClientNomme[];
  occupe: boolean;
  message: string;
}

const CLE = 'reunion';

/** Kept in the memory of the browser alone: the panel may be closed by mistake, not the meeting lost. */
export const garderEnMemoire = ({ reunion, lignes }: Etat): Promise<void> =>
  reunion === undefined
    ? chrome.storage.session.remove(CLE)
    : chrome.storage.session.set({ [CLE]: { reunion, lignes } });

/** Whether what was stopped may go on: never after a refusal, and only where a page of Teams is there to be heard. */
export function peutReprendre({ etape, reunion, onglet }: Pick<Etat, 'etape' | 'reunion' | 'onglet'>) {
  if (etape !== 'relecture' || reunion === undefined || reunion.refusee === true) return 'non';
  return onglet === undefined ? 'sans_page' : 'oui';
}

/** @returns what a panel that was closed had written. */
export async function retrouver(): Promise<Pick<Etat, 'reunion' | 'lignes'> | undefined> {
  const gardee = (await chrome.storage.session.get(CLE))[CLE];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this panel alone, in a zone of its own
  return gardee as Pick<Etat, 'reunion' | 'lignes'> | undefined;
}
