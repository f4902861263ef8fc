/** What the adviser posts in the meeting before anything is written; its version is kept with the agreement. */
export const TEXTE_ACCORD_REUNION = {
  version: '2026-11',
  texte:
    'Bonjour. Avec votre accord, ce que nous disons est transcrit par Francis pour préparer votre dossier. ' +
    'Ni le son ni l’image ne sont gardés. Si vous refusez, dites-le\u202f: la transcription s’arrête et ce qui a été écrit est effacé.',
} as const;

/** The six choices of the Teams assistant, as they are before anybody changes them. */
export const REGLAGES_TEAMS = {
  autoListen: false,
  realTimeSuggestions: true,
  saveTranscriptions: true,
  privacyMode: true,
  meetingNotifications: true,
  autoSummary: false,
} as const;
export const LIGNES_MAX = 6_000;
export const LIGNE_TAILLE_MAX = 1_000;
/**
 * How long a meeting is still « en cours » after the last line that the server heard of it: as long as the longest
 * transcript. Suggestions may be off, and nothing is then heard before the end; beyond, nobody is expected any more.
 */
export const REUNION_SANS_LIGNE_MS = 4 * 3_600_000;
/** Characters of a whole transcript: four hours of speech. */
export const TRANSCRIPTION_TAILLE_MAX = 400_000;
/** Characters of a note: half an hour of speech. */
export const NOTE_TAILLE_MAX = 40_000;
