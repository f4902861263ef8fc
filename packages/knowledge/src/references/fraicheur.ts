/** Day when the legal numbers were last read against the texts, AAAA-MM-JJ. Moved by whoever reads them again. */
export const PARAMETRES_RELUS_LE = '2026-11-20';

/** Days after which a reading is to be done again: the law changes with each finance act, twice a year at most. */
export const VALIDITE_JOURS = 183;

const JOUR_MS = 86_400_000;

/** Whether what was read on a day must be read again. Days as AAAA-MM-JJ. */
export function estPerime(reluLe: string, aujourdhui: string): boolean {
  return (Date.parse(aujourdhui) - Date.parse(reluLe)) / JOUR_MS > VALIDITE_JOURS;
}
