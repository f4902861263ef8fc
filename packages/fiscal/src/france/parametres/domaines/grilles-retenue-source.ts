import { PAS, PAS_2026 } from './sources.ts';
import type { SourceLegale } from '../../../core/source-legale.ts';

/** Where the employee lives (CGI art. 204 H III 1 a, b, c). */
export type TerritoirePas = 'metropole' | 'antilles_reunion' | 'guyane_mayotte';

/** A monthly grid: a base below `seuils[i]` bears `TAUX_PAR_DEFAUT[i]`; beyond the last, the last rate. Euros. */
export interface GrilleTauxDefaut {
  readonly depuis: string;
  readonly source: SourceLegale;
  readonly seuils: readonly number[];
}

/** Rates as fractions, the same for every territory and date. */
export const TAUX_PAR_DEFAUT = [
  0, 0.005, 0.013, 0.021, 0.029, 0.035, 0.041, 0.053, 0.075, 0.099, 0.119, 0.138, 0.158, 0.179, 0.2, 0.24, 0.28, 0.33,
  0.38, 0.43,
] as const;

const METROPOLE: readonly GrilleTauxDefaut[] = [
  {
    depuis: '2024-01-01',
    source: PAS,
    seuils: [
      1_591, 1_653, 1_759, 1_877, 2_006, 2_113, 2_253, 2_666, 3_052, 3_476, 3_913, 4_566, 5_475, 6_851, 8_557, 11_877,
      16_086, 25_251, 54_088,
    ],
  },
  {
    depuis: '2025-05-01',
    source: PAS,
    seuils: [
      1_620, 1_683, 1_791, 1_911, 2_042, 2_151, 2_294, 2_714, 3_107, 3_539, 3_983, 4_648, 5_574, 6_974, 8_711, 12_091,
      16_376, 25_706, 55_062,
    ],
  },
  {
    depuis: '2026-05-01',
    source: PAS_2026,
    seuils: [
      1_635, 1_698, 1_807, 1_928, 2_060, 2_170, 2_315, 2_738, 3_135, 3_571, 4_019, 4_690, 5_624, 7_037, 8_789, 12_200,
      16_523, 25_937, 55_558,
    ],
  },
];

const ANTILLES_REUNION: readonly GrilleTauxDefaut[] = [
  {
    depuis: '2024-01-01',
    source: PAS,
    seuils: [
      1_825, 1_936, 2_133, 2_329, 2_572, 2_712, 2_805, 3_086, 3_816, 4_883, 5_546, 6_424, 7_679, 8_557, 9_725, 13_374,
      17_770, 27_122, 59_283,
    ],
  },
  {
    depuis: '2025-05-01',
    source: PAS,
    seuils: [
      1_858, 1_971, 2_171, 2_371, 2_618, 2_761, 2_855, 3_142, 3_885, 4_971, 5_646, 6_540, 7_836, 8_711, 9_900, 13_615,
      18_090, 27_610, 60_350,
    ],
  },
  {
    depuis: '2026-05-01',
    source: PAS_2026,
    seuils: [
      1_875, 1_989, 2_191, 2_392, 2_642, 2_786, 2_881, 3_170, 3_920, 5_016, 5_697, 6_599, 7_907, 8_789, 9_989, 13_738,
      18_253, 27_858, 60_893,
    ],
  },
];

const GUYANE_MAYOTTE: readonly GrilleTauxDefaut[] = [
  {
    depuis: '2024-01-01',
    source: PAS,
    seuils: [
      1_955, 2_113, 2_356, 2_656, 2_758, 2_853, 2_946, 3_273, 4_517, 5_846, 6_593, 7_650, 8_416, 9_324, 10_821, 14_558,
      18_517, 29_676, 62_639,
    ],
  },
  {
    depuis: '2025-05-01',
    source: PAS,
    seuils: [
      1_990, 2_151, 2_393, 2_704, 2_808, 2_904, 2_999, 3_332, 4_598, 5_951, 6_712, 7_788, 8_567, 9_492, 11_016, 14_820,
      18_850, 30_210, 63_767,
    ],
  },
  {
    depuis: '2026-05-01',
    source: PAS_2026,
    seuils: [
      2_008, 2_170, 2_420, 2_728, 2_833, 2_930, 3_026, 3_362, 4_639, 6_005, 6_772, 7_858, 8_644, 9_577, 11_115, 14_953,
      19_020, 30_482, 64_341,
    ],
  },
];

export const GRILLES_TAUX_DEFAUT: Readonly<Record<TerritoirePas, readonly GrilleTauxDefaut[]>> = {
  metropole: METROPOLE,
  antilles_reunion: ANTILLES_REUNION,
  guyane_mayotte: GUYANE_MAYOTTE,
};
