/** Made when first asked for: one costs milliseconds, and most pages write no date. */
const jours = (options: Intl.DateTimeFormatOptions): ((instantMs: number) => string) => {
  let ecrivain: Intl.DateTimeFormat | undefined;
  return (instantMs) => (ecrivain ??= new Intl.DateTimeFormat('fr-FR', options)).format(instantMs);
};
const enLong = jours({ dateStyle: 'long' });
const enCourt = jours({ day: 'numeric', month: 'short', year: 'numeric' });
const enHeures = jours({ hour: '2-digit', minute: '2-digit' });
let ecart: Intl.RelativeTimeFormat | undefined;
const MINUTE_MS = 60_000;

const jourDeParis = jours({ dateStyle: 'long', timeZone: 'Europe/Paris' });

/** The day in France, whatever the browser says: « 1er décembre 2026 ». */
export const jourLong = (iso: string): string => premier(jourDeParis(Date.parse(iso)));
export const dateLongue = (iso: string): string => premier(enLong(Date.parse(iso)));
/** The first day of a month is said « 1er », alone among days. */
export const premier = (jour: string): string => jour.replace(/(?<!\d)1 (?=\p{L})/u, '1er ');
/** `08:12` → « 8 h 12 » */
export const heureEcrite = (heure: string): string => heure.replace(':', '\u00a0h\u00a0').replace(/^0/, '');
/** « 21 nov. 2026 à 8 h 12 » */
export const instant = (iso: string): string =>
  `${premier(enCourt(Date.parse(iso)))} à ${heureEcrite(enHeures(Date.parse(iso)))}`;
/** « 21 novembre 2026 à 8 h 12 » */
export const instantLong = (iso: string): string =>
  `${premier(enLong(Date.parse(iso)))} à ${heureEcrite(enHeures(Date.parse(iso)))}`;

/** « à l’instant », « il y a 12 minutes », then the date. */
export function depuis(iso: string, maintenant = Date.now()): string {
  const minutes = Math.floor((maintenant - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'à l’instant';
  ecart ??= new Intl.RelativeTimeFormat('fr', { numeric: 'auto' });
  if (minutes < 60) return ecart.format(-minutes, 'minute');
  return minutes < 24 * 60 ? ecart.format(-Math.floor(minutes / 60), 'hour') : `le ${instant(iso)}`;
}
