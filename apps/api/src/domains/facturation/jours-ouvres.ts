const JOUR = 86_400_000;
const PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
/** Public holidays that keep their date, month and day. */
const FIXES = new Set(['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25']);
/** Easter Monday, Ascension, Whit Monday: days after Easter. */
const MOBILES = [1, 39, 50];

/** Easter of the Gregorian calendar (Meeus, Jones and Butcher), as a day of Greenwich. */
function paques(annee: number): number {
  const a = annee % 19;
  const b = Math.floor(annee / 100);
  const c = annee % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const mois = Math.floor((h + l - 7 * m + 114) / 31);
  return Date.UTC(annee, mois - 1, ((h + l - 7 * m + 114) % 31) + 1);
}

/** @param jour midnight of Greenwich of a day of the calendar. */
function estOuvre(jour: number): boolean {
  const date = new Date(jour);
  if ([0, 6].includes(date.getUTCDay()) || FIXES.has(date.toISOString().slice(5, 10))) return false;
  const dimanche = paques(date.getUTCFullYear());
  return !MOBILES.some((apres) => dimanche + apres * JOUR === jour);
}

/** The last instant, in France, of the day that comes so many days later, or of the first working day after it. */
export function dernierInstantOuvre(depuis: Date, jours: number): Date {
  let jour = Date.parse(PARIS.format(depuis)) + jours * JOUR;
  while (!estOuvre(jour)) jour += JOUR;
  const demain = new Date(jour + JOUR).toISOString().slice(0, 10);
  // Midnight in France comes one or two hours before that of Greenwich.
  const ete = new Date(jour + JOUR - 2 * 3_600_000);
  const minuit = PARIS.format(ete) === demain ? ete.getTime() : ete.getTime() + 3_600_000;
  return new Date(minuit - 1);
}
