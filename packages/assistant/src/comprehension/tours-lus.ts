import { garder, normaliserTexte } from '@francis/lecture';
import { verifierLeTemps } from '../temps-de-lecture.ts';
import type { Role } from './lexique.ts';
import { lireTour, type TourLu } from './tour.ts';

/** Turns of the latest conversations. */
const TOURS_GARDES = 1_000;

interface Tour {
  readonly brut: string;
  readonly derniere: number;
  readonly focus: Role | undefined;
}

const lire = garder(
  TOURS_GARDES,
  ({ brut, derniere, focus }: Tour) => `${derniere} ${focus ?? ''} ${brut}`,
  ({ brut, derniere, focus }): TourLu => {
    verifierLeTemps();
    return lireTour(normaliserTexte(brut), derniere, focus);
  },
);

/**
 * Reads a turn once: the next questions of the conversation find it as it was read. Reading is pure, so that keeping it
 * changes nothing else.
 */
export const lireTourUneFois = (brut: string, derniere: number, focus: Role | undefined): TourLu =>
  lire({ brut, derniere, focus });
