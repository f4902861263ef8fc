import type { FacteursCommune } from '../commune.ts';
import type { Canton } from './annees.ts';

/**
 * Factors of the five capitals, the same from 2024 to 2026, so that the engine works without the list of communes
 * (which stays out of browsers). Source: tax-data export of the federal administration.
 */
export const CHEFS_LIEUX: Readonly<Record<Canton, FacteursCommune>> = {
  GE: { numero: 6621, nom: 'Genève', taux: 45.49, catholique: 16, protestante: 16 },
  ZH: { numero: 261, nom: 'Zürich', taux: 119, catholique: 10, protestante: 10 },
  VD: { numero: 5586, nom: 'Lausanne', taux: 78.5, catholique: 0, protestante: 0 },
  VS: { numero: 6266, nom: 'Sion', taux: 110, catholique: 3, protestante: 0 },
  BE: { numero: 351, nom: 'Bern', taux: 154, catholique: 19, protestante: 18.4 },
};

/** Other names of the capitals, without accents or capitals. */
export const AUTRES_NOMS: Readonly<Record<string, string>> = {
  geneva: 'geneve',
  genf: 'geneve',
  berne: 'bern',
  sitten: 'sion',
};
