/** What one expense, or one sum received, opens a right to, by itself. */
export const NATURES_AVANTAGE = [
  'garde',
  'emploi_domicile',
  'don',
  'don_difficulte',
  'cotisation_syndicale',
  'dependance',
  'scolarite',
  'pension_enfant_majeur',
  'teletravail',
  'heures_supplementaires',
] as const;
export type NatureAvantage = (typeof NATURES_AVANTAGE)[number];

export interface DemandeAvantage {
  readonly nature: NatureAvantage;
  /** Year of the expense or of the sum, that is year of income. */
  readonly annee: number;
  /**
   * Euros of the year, one for each person concerned (child looked after, adult child helped, person in a home); days
   * for `teletravail`; numbers of pupils in order collège, lycée, supérieur for `scolarite`.
   */
  readonly montants: readonly number[];
}
