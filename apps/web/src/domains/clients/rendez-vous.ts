import { heureEcrite, premier } from '../../platform/dates.ts';

const JOUR = new Intl.DateTimeFormat('fr-FR', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });

/** Local time of the firm, which no zone moves. */
const instantDe = (local: string): number => Date.parse(`${local}Z`);
const heure = (local: string): string => heureEcrite(local.slice(11, 16));

/** « mar. 24 nov. », « 9 h 30 ». */
export const rendezVousCourt = (local: string): { jour: string; heure: string } => ({
  jour: premier(JOUR.format(instantDe(local))),
  heure: heure(local),
});

/** « 24 novembre 2026 à 9 h 30 » */
export const rendezVousLong = (local: string): string => `${premier(LONG.format(instantDe(local)))} à ${heure(local)}`;

/** `2026-11-24` → « 24 novembre 2026 ». */
export const jourEcrit = (jour: string): string => premier(LONG.format(Date.parse(`${jour}T00:00Z`)));
