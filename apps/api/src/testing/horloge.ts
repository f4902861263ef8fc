import type { Clock } from '../platform/clock.ts';

export interface HorlogeDeTest extends Clock {
  avancer(ms: number): void;
  regler(instant: string): void;
}

export const SECONDE = 1_000;
export const MINUTE = 60_000;
export const HEURE = 3_600_000;

export function creerHorloge(instant = '2026-11-20T10:00:00.000Z'): HorlogeDeTest {
  let maintenant = Date.parse(instant);
  return {
    now: () => new Date(maintenant),
    avancer: (ms) => {
      maintenant += ms;
    },
    regler: (autre) => {
      maintenant = Date.parse(autre);
    },
  };
}
