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

/** Where the panel stands. `prete`: nobody agreed yet. `relecture`: over, nothing is sent. */
export type Etape = 'deliee' | 'prete' | 'en_cours' | 'relecture' | 'rangee';

export interface Etat {
  etape: Etape;
  reglages: Reglages;
  /** The page of Teams that last said that it is there. */
  onglet: Onglet | undefined;
  reunion: { readonly id: string; readonly debutMs: number } | undefined;
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

/** @returns what a panel that was closed had written. */
export async function reprendre(): Promise<Pick<Etat, 'reunion' | 'lignes'> | undefined> {
  const gardee = (await chrome.storage.session.get(CLE))[CLE];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this panel alone, in a zone of its own
  return gardee as Pick<Etat, 'reunion' | 'lignes'> | undefined;
}
