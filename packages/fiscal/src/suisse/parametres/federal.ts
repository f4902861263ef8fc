import { groupe } from '../../international/parametres.ts';
import type { AnneeSuisse } from './annees.ts';
import { CALCULATRICE, IFD_2024, IFD_2025, IFD_2026 } from './sources.ts';

const LIFD = 'LIFD art. 33 à 36 et 212';

/** Deductions and credit of the direct federal tax. */
const ifd = {
  2024: groupe(LIFD, IFD_2024, {
    deduction_enfant: 6700,
    deduction_couple: 2800,
    double_revenu_taux: 0.5,
    double_revenu_minimum: 8500,
    double_revenu_maximum: 13_900,
    primes_seul: 1800,
    primes_couple: 3600,
    primes_seul_sans_prevoyance: 2700,
    primes_couple_sans_prevoyance: 5400,
    primes_enfant: 700,
    credit_enfant: 259,
    pas_revenu: 100,
    perception_minimale: 25,
  }),
  2025: groupe(LIFD, IFD_2025, {
    deduction_enfant: 6800,
    deduction_couple: 2800,
    double_revenu_taux: 0.5,
    double_revenu_minimum: 8600,
    double_revenu_maximum: 14_100,
    primes_seul: 1800,
    primes_couple: 3700,
    primes_seul_sans_prevoyance: 2700,
    primes_couple_sans_prevoyance: 5550,
    primes_enfant: 700,
    credit_enfant: 263,
    pas_revenu: 100,
    perception_minimale: 25,
  }),
  2026: groupe(LIFD, IFD_2026, {
    deduction_enfant: 6800,
    deduction_couple: 2800,
    double_revenu_taux: 0.5,
    double_revenu_minimum: 8600,
    double_revenu_maximum: 14_100,
    primes_seul: 1800,
    primes_couple: 3700,
    primes_seul_sans_prevoyance: 2700,
    primes_couple_sans_prevoyance: 5550,
    primes_enfant: 700,
    credit_enfant: 263,
    pas_revenu: 100,
    perception_minimale: 25,
  }),
} as const satisfies Record<AnneeSuisse, unknown>;

/** Flat professional expenses of the direct federal tax; the cantons but Geneva use the same. */
const professionnel = groupe('LIFD art. 26 ; ordonnance sur les frais professionnels', IFD_2026, {
  taux: 0.03,
  minimum: 2000,
  maximum: 4000,
});

const pilier3a = (avec: number, sans: number) =>
  groupe('LIFD art. 33 al. 1 let. e ; OPP 3 art. 7', IFD_2026, {
    avec_deuxieme_pilier: avec,
    sans_deuxieme_pilier: sans,
    part_revenu: 0.2,
  });

/** Premiums that the official calculator supposes when none are given. */
const primesSupposees = groupe('Convention de calcul', CALCULATRICE, { adulte: 4560, enfant: 1200 });

const commun = { professionnel, primes_supposees: primesSupposees };

export const PARAMETRES_FEDERAUX = {
  2024: { ...commun, ifd: ifd[2024], pilier_3a: pilier3a(7056, 35_280) },
  2025: { ...commun, ifd: ifd[2025], pilier_3a: pilier3a(7258, 36_288) },
  2026: { ...commun, ifd: ifd[2026], pilier_3a: pilier3a(7258, 36_288) },
} as const satisfies Record<AnneeSuisse, unknown>;
