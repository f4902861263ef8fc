import type { PartageCree, ResultatPartage } from '@francis/contract';
import { request } from '../../platform/http.ts';

const ICI = '/api/partages';

/** The name of a simulator, and what stands after « # » in its address. */
export interface SaisiePartagee {
  readonly simulateur: string;
  readonly saisie: string;
}

/** On this device only: whoever shared is nobody for the server. */
const CLES = 'francis.partages';

function clesGardees(): Record<string, string> {
  try {
    const lues: unknown = JSON.parse(localStorage.getItem(CLES) ?? '{}');
    return typeof lues === 'object' && lues !== null
      ? Object.fromEntries(
          Object.entries(lues).filter((paire): paire is [string, string] => typeof paire[1] === 'string'),
        )
      : {};
  } catch {
    return {};
  }
}

function garderLesCles(cles: Readonly<Record<string, string>>): void {
  try {
    localStorage.setItem(CLES, JSON.stringify(cles));
  } catch {
    // Storage refused: the result ends by itself, after its days.
  }
}

export const cleDe = (jeton: string): string | undefined => clesGardees()[jeton];

export async function partager(requete: SaisiePartagee): Promise<PartageCree> {
  const cree = await request<PartageCree>(ICI, { body: requete, anonymous: true });
  garderLesCles({ ...clesGardees(), [cree.jeton]: cree.cle });
  return cree;
}

export const lirePartage = (jeton: string, signal: AbortSignal): Promise<ResultatPartage> =>
  request(`${ICI}/${encodeURIComponent(jeton)}`, { anonymous: true, signal });

export async function arreterPartage(jeton: string): Promise<void> {
  const { [jeton]: cle, ...autres } = clesGardees();
  if (cle === undefined) return;
  await request(`${ICI}/${encodeURIComponent(jeton)}/fin`, { body: { cle }, anonymous: true });
  garderLesCles(autres);
}
