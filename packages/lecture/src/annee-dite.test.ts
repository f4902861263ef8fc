import { describe, expect, it } from 'vitest';
import { lireAnneeDite } from './annee-dite.ts';

describe('L’année dite', () => {
  it.each([
    ['avis d’impôt reçu en août 2024 sur revenus 2023, jusqu’à quand ?', { avis: 2024, revenus: 2023 }],
    ['taxe foncière 2024 trop élevée', { avis: 2024 }],
    ['ma taxe d’habitation de 2023 est fausse', { avis: 2023 }],
    ['on me redresse sur 2021 en fin 2026', { revenus: 2021 }],
    ['mes salaires de 2022 peuvent-ils être contrôlés ?', { revenus: 2022 }],
    ['impôt sur les revenus de l’année 2022, puis-je réclamer ?', { revenus: 2022 }],
    ['j’ai payé trop d’impôts en 2023', { avis: 2023 }],
    ['j’ai acheté en 2019', {}],
    ['et cette année ?', {}],
  ])('%s', (question, attendue) => expect(lireAnneeDite(question)).toEqual(attendue));
});
