import { normaliserTexte } from '@francis/lecture';
import { verifierLeTemps } from '../temps-de-lecture.ts';
import type { Role } from './lexique.ts';
import { lireTour, type TourLu } from './tour.ts';

/** Turns of the latest conversations, the most recently used last. */
const TOURS_GARDES = 1_000;
const tours = new Map<string, TourLu>();

/**
 * Reads a turn once: the next questions of the conversation find it as it was read. Reading is pure, so that keeping it
 * changes nothing else.
 */
export function lireTourUneFois(brut: string, derniere: number, focus: Role | undefined): TourLu {
  const cle = `${derniere} ${focus ?? ''} ${brut}`;
  const connu = tours.get(cle);
  if (connu !== undefined) tours.delete(cle);
  else verifierLeTemps();
  const lu = connu ?? lireTour(normaliserTexte(brut), derniere, focus);
  tours.set(cle, lu);
  const [ancien] = tours.keys();
  if (tours.size > TOURS_GARDES && ancien !== undefined) tours.delete(ancien);
  return lu;
}
