import type { SourceLegale } from '../../core/source-legale.ts';

export type PaysTva = 'CH' | 'LU' | 'AD';

/** Names of the rates, each country its own set; the law of the country says what each covers. */
export type CategorieTva =
  | 'normal'
  | 'intermediaire'
  | 'reduit'
  | 'super_reduit'
  | 'hebergement'
  | 'special'
  | 'majore';

/** Rates in percent, as printed in the law, from a day on. */
export interface PeriodeTva {
  /** First day in force, ISO. */
  readonly depuis: string;
  readonly article: string;
  readonly source: SourceLegale;
  readonly taux: Readonly<Partial<Record<CategorieTva, number>>>;
  /** Why a rate of this period is not sure. */
  readonly reserve?: string;
  /** Last day of that doubt, when it does not last the whole period. */
  readonly reserveJusquAu?: string;
}

const lu = (texte: string, fiabilite: SourceLegale['fiabilite'] = 'A'): SourceLegale => ({ texte, fiabilite });

const LTVA = lu('LTVA art. 25 (art. 36 aLTVA avant 2010) ; Cst. art. 130 et 196 ch. 14 ; AFC, évolution des taux');
const LU_1979 = lu('Loi modifiée du 12 février 1979 concernant la TVA, art. 39 et 40');
const LU_2023 = lu('Loi du 26 octobre 2022 (baisse temporaire d’un point du 1er janvier au 31 décembre 2023)');
const IGI = lu('Llei 11/2012, del 21 de juny, de l’impost general indirecte (text consolidat del 2019-06-19)');
const IGI_MAJORE = lu('Llei 11/2013, del 23 de maig, modificant la Llei 11/2012 ; sources concordantes', 'B');
const IGI_SPECIAL = lu(
  'Llei 11/2012, text consolidat del 2019-06-19 ; date d’introduction du taux spécial non lue',
  'C',
);

const DATE_SPECIAL =
  'La date d’introduction du taux spécial andorran de 2,5 % n’a pas été vérifiée : il est retenu depuis juillet 2014.';

/** By country, oldest first. A date before the first period is outside the engine. */
export const PERIODES_TVA: Readonly<Record<PaysTva, readonly PeriodeTva[]>> = {
  CH: [
    { depuis: '1995-01-01', article: 'OTVA 1994 art. 27', source: LTVA, taux: { normal: 6.5, reduit: 2 } },
    {
      depuis: '1996-10-01',
      article: 'OTVA 1994 art. 27',
      source: LTVA,
      taux: { normal: 6.5, reduit: 2, hebergement: 3 },
    },
    {
      depuis: '1999-01-01',
      article: 'OTVA 1994 art. 27',
      source: LTVA,
      taux: { normal: 7.5, reduit: 2.3, hebergement: 3.5 },
    },
    {
      depuis: '2001-01-01',
      article: 'aLTVA art. 36',
      source: LTVA,
      taux: { normal: 7.6, reduit: 2.4, hebergement: 3.6 },
    },
    {
      depuis: '2011-01-01',
      article: 'LTVA art. 25',
      source: LTVA,
      taux: { normal: 8, reduit: 2.5, hebergement: 3.8 },
    },
    {
      depuis: '2018-01-01',
      article: 'LTVA art. 25',
      source: LTVA,
      taux: { normal: 7.7, reduit: 2.5, hebergement: 3.7 },
    },
    {
      depuis: '2024-01-01',
      article: 'LTVA art. 25',
      source: LTVA,
      taux: { normal: 8.1, reduit: 2.6, hebergement: 3.8 },
    },
    {
      depuis: '2028-01-01',
      article: 'LTVA art. 25 al. 4',
      source: LTVA,
      taux: { normal: 8.1, reduit: 2.6 },
      reserve:
        'Le taux suisse de l’hébergement est limité au 31 décembre 2027 : sans prolongation, le taux normal s’applique.',
    },
  ],
  LU: [
    {
      depuis: '1992-01-01',
      article: 'Loi TVA art. 39 § 3',
      source: LU_1979,
      taux: { normal: 15, intermediaire: 12, reduit: 6, super_reduit: 3 },
    },
    {
      depuis: '2015-01-01',
      article: 'Loi TVA art. 39 § 3',
      source: LU_1979,
      taux: { normal: 17, intermediaire: 14, reduit: 8, super_reduit: 3 },
    },
    {
      depuis: '2023-01-01',
      article: 'Loi du 26 octobre 2022',
      source: LU_2023,
      taux: { normal: 16, intermediaire: 13, reduit: 7, super_reduit: 3 },
    },
    {
      depuis: '2024-01-01',
      article: 'Loi TVA art. 39 § 3',
      source: LU_1979,
      taux: { normal: 17, intermediaire: 14, reduit: 8, super_reduit: 3 },
    },
  ],
  AD: [
    {
      depuis: '2013-01-01',
      article: 'Llei 11/2012',
      source: IGI,
      taux: { normal: 4.5, reduit: 1, super_reduit: 0 },
    },
    {
      depuis: '2013-07-01',
      article: 'Llei 11/2012',
      source: IGI_MAJORE,
      taux: { normal: 4.5, reduit: 1, super_reduit: 0, majore: 9.5 },
      reserve: 'Le jour d’entrée en vigueur du taux majoré andorran de 9,5 % (loi du 23 mai 2013) n’a pas été vérifié.',
    },
    {
      depuis: '2014-07-01',
      article: 'Llei 11/2012',
      source: IGI_SPECIAL,
      taux: { normal: 4.5, reduit: 1, super_reduit: 0, special: 2.5, majore: 9.5 },
      reserve: DATE_SPECIAL,
      reserveJusquAu: '2019-06-18',
    },
  ],
};

/** Last day up to which the rates were checked. Later, the law may have changed. */
export const VERIFIE_JUSQU_AU = '2026-12-31';

/** French names of the rates, by country. */
export const LIBELLES_TVA: Readonly<Record<PaysTva, Readonly<Partial<Record<CategorieTva, string>>>>> = {
  CH: { normal: 'Taux normal', reduit: 'Taux réduit', hebergement: 'Taux spécial de l’hébergement' },
  LU: {
    normal: 'Taux normal',
    intermediaire: 'Taux intermédiaire',
    reduit: 'Taux réduit',
    super_reduit: 'Taux super-réduit',
  },
  AD: {
    normal: 'Taux général',
    reduit: 'Taux réduit',
    super_reduit: 'Taux super-réduit',
    special: 'Taux spécial',
    majore: 'Taux majoré (banque et finance)',
  },
};
