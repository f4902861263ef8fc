const LONGUE = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' });
const INSTANT = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const RELATIF = new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
const MINUTE_MS = 60_000;

const JOUR_DE_PARIS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' });

/** The day in France, whatever the browser says: « 1er décembre 2026 ». */
export const jourLong = (iso: string): string => {
  const jour = JOUR_DE_PARIS.format(Date.parse(iso));
  return jour.startsWith('1 ') ? `1er${jour.slice(1)}` : jour;
};
export const dateLongue = (iso: string): string => LONGUE.format(Date.parse(iso));
/** « 21 nov. 2026 à 08:12 » */
export const instant = (iso: string): string => INSTANT.format(Date.parse(iso)).replace(', ', ' à ');

/** « à l’instant », « il y a 12 minutes », then the date. */
export function depuis(iso: string, maintenant = Date.now()): string {
  const minutes = Math.floor((maintenant - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'à l’instant';
  if (minutes < 60) return RELATIF.format(-minutes, 'minute');
  return minutes < 24 * 60 ? RELATIF.format(-Math.floor(minutes / 60), 'hour') : `le ${instant(iso)}`;
}
