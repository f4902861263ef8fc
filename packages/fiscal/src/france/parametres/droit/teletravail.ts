import { def, definirDomaine } from '../domaines/definition.ts';
import { LIMITES_TELETRAVAIL, TELETRAVAIL_2022, TELETRAVAIL_2023, TELETRAVAIL_2024 } from './sources.ts';

/** Latest limits published: those of the incomes of 2024. */
export const LIMITES_2024 = { jour: 2.7, mois: 59.4, an: 626.4 } as const;

/** Flat costs of telework, by year of the incomes: each brochure of the administration publishes them. */
export const TELETRAVAIL = definirDomaine(
  'teletravail',
  'Les frais de télétravail',
  {
    jour: def('Frais de télétravail admis par jour', 'CGI art. 83'),
    mois: def('Frais de télétravail admis par mois', 'CGI art. 83'),
    an: def('Frais de télétravail admis par an', 'CGI art. 83'),
  },
  [
    { depuis: '2022-01-01', source: TELETRAVAIL_2022, valeurs: { jour: 2.5, mois: 55, an: 580 } },
    { depuis: '2023-01-01', source: TELETRAVAIL_2023, valeurs: { jour: 2.6, mois: 57.2, an: 603.2 } },
    { depuis: '2024-01-01', source: TELETRAVAIL_2024, valeurs: LIMITES_2024 },
    { depuis: '2025-01-01', source: LIMITES_TELETRAVAIL, valeurs: LIMITES_2024 },
  ],
);
