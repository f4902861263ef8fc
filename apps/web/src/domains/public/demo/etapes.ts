/** The four steps of the demonstration, in order. */
export const ETAPES = [
  { cle: 'listen', nom: 'Écoute' },
  { cle: 'transcribe', nom: 'Transcription' },
  { cle: 'analyze', nom: 'Analyse' },
  { cle: 'generate', nom: 'Rapport' },
] as const;

export type EtatEtape = 'pending' | 'active' | 'completed';

/** Where the demonstration is: how many lines are shown, and which step runs; 4 is over, −1 not begun. */
export interface Moment {
  readonly etape: number;
  readonly lignes: number;
}
export const DEBUT: Moment = { etape: -1, lignes: 0 };

interface Suite {
  readonly moment: Moment;
  /** Milliseconds before it comes. */
  readonly apres: number;
}

const ECOUTE_MS = 1_000;
const LIGNE_MS = 800;
/** After the last line, then between the stages. */
const PASSAGES_MS = [1_500, 2_000, 1_000, 500] as const;

/** What comes after a moment, and when; undefined at the end. */
export function suiteDe({ etape, lignes }: Moment, total: number): Suite | undefined {
  if (etape === -1) return { moment: { etape: 0, lignes: 0 }, apres: 0 };
  if (etape === 0) return { moment: { etape: 1, lignes: 1 }, apres: ECOUTE_MS };
  if (etape === 1 && lignes < total) return { moment: { etape: 1, lignes: lignes + 1 }, apres: LIGNE_MS };
  if (etape === 1) return { moment: { etape: 2, lignes }, apres: PASSAGES_MS[0] };
  if (etape === 2) return { moment: { etape: 3, lignes }, apres: PASSAGES_MS[1] };
  if (etape === 3) return { moment: { etape: 4, lignes }, apres: PASSAGES_MS[2] + PASSAGES_MS[3] };
  return undefined;
}

export const FIN = (total: number): Moment => ({ etape: ETAPES.length, lignes: total });

export function etatDe(rang: number, { etape }: Moment): EtatEtape {
  if (rang < etape) return 'completed';
  return rang === etape ? 'active' : 'pending';
}
