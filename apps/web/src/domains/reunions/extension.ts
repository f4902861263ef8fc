import { EXTENSION_TEAMS, REGLAGES_TEAMS, type ReglagesTeams } from '@francis/contract';

export type EtatExtension = 'absente' | 'inactive' | 'active';

interface Reponse {
  readonly installed?: unknown;
  readonly active?: unknown;
}
/** What the browser offers to a page that an extension named in its manifest. */
interface Chromium {
  readonly runtime?: {
    readonly sendMessage?: (extension: string, message: object, suite: (reponse?: unknown) => void) => void;
    readonly lastError?: unknown;
  };
}

const DELAI_MS = 1_500;

function envoyer(message: object): Promise<unknown> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- absent from every browser but Chromium
  const { runtime } = (globalThis as { chrome?: Chromium }).chrome ?? {};
  const { sendMessage } = runtime ?? {};
  if (!runtime || !sendMessage) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const delai = setTimeout(() => resolve(undefined), DELAI_MS);
    try {
      sendMessage(EXTENSION_TEAMS.identifiant, message, (reponse) => {
        clearTimeout(delai);
        // Read, or the browser writes that nobody did.
        resolve(runtime.lastError === undefined ? reponse : undefined);
      });
    } catch {
      clearTimeout(delai);
      resolve(undefined);
    }
  });
}

/** Asks the extension itself; silence is its absence. */
export async function lireEtat(): Promise<EtatExtension> {
  const reponse = await envoyer({ type: 'CHECK_TEAMS_STATUS' });
  if (typeof reponse !== 'object' || reponse === null) return 'absente';
  const { installed, active }: Reponse = reponse;
  if (installed !== true) return 'absente';
  return active === true ? 'active' : 'inactive';
}

const CLE = 'francis.teams';

export function lireReglages(): ReglagesTeams {
  try {
    const lus: unknown = JSON.parse(localStorage.getItem(CLE) ?? '{}');
    const choix: Readonly<Record<string, unknown>> = typeof lus === 'object' && lus !== null ? { ...lus } : {};
    const connus = Object.entries(REGLAGES_TEAMS).map(([nom, defaut]) => [
      nom,
      typeof choix[nom] === 'boolean' ? choix[nom] : defaut,
    ]);
    return { ...REGLAGES_TEAMS, ...Object.fromEntries(connus) };
  } catch {
    return REGLAGES_TEAMS;
  }
}

/** Kept in this browser, and told to its extension. */
export function garderReglages(reglages: ReglagesTeams): void {
  try {
    localStorage.setItem(CLE, JSON.stringify(reglages));
  } catch {
    // Storage refused: they last as long as the page.
  }
  void envoyer({ type: 'REGLAGES_TEAMS', reglages });
}
