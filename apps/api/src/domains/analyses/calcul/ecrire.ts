import { dateDite } from '@francis/presentation';
const FINE = '\u202f';
const INSECABLE = '\u00a0';
const MILLIERS = /\B(?=(\d{3})+$)/g;

const grouper = (entier: string): string => entier.replace(MILLIERS, FINE);

/** « 1 234 € », « −12,50 € ». */
export function enEuros(valeur: number): string {
  const centimes = Math.round(Math.abs(valeur) * 100);
  const entier = grouper(String(Math.floor(centimes / 100)));
  const reste = centimes % 100;
  const signe = valeur < 0 && centimes > 0 ? '−' : '';
  return `${signe}${entier}${reste > 0 ? `,${String(reste).padStart(2, '0')}` : ''}${INSECABLE}€`;
}

/** A fraction as a rate: « 30 % », « 45,25 % ». */
export const enPourcent = (fraction: number): string =>
  `${String(Math.round(fraction * 10_000) / 100).replace('.', ',')}${INSECABLE}%`;

/** A figure of the trace as it is read, by its unit. */
export function enUnite(valeur: number | boolean, unite: string): string {
  if (typeof valeur === 'boolean') return valeur ? 'oui' : 'non';
  if (unite === 'EUR') return enEuros(valeur);
  if (unite === 'taux') return enPourcent(valeur);
  return String(Math.round(valeur * 100) / 100).replace('.', ',');
}

const JOUR = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long' });
export const enDate = (instant: Date): string => dateDite(JOUR.format(instant));

/** « 2 décembre 2026 à 14 h 00 »: the hour of a wall, which has no time zone. */
export const enInstant = (ecrit: string): string => {
  const [jour = '', heure = ''] = ecrit.split('T');
  const [h = '', minutes = ''] = heure.split(':');
  return `${enDate(new Date(`${jour}T12:00:00Z`))} à ${Number(h)}${INSECABLE}h${INSECABLE}${minutes}`;
};
