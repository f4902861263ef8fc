import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

describe('Une règle datée se dit pour l’année de la question', () => {
  test.each([
    ['Mon avis d’impôt date de 2024, quel délai pour réclamer ?', 'jusqu’au 31 décembre 2026'],
    ['Impôt sur mes revenus de 2021 : jusqu’à quand réclamer ?', 'jusqu’au 31 décembre 2024 (délai passé)'],
    ['taxe foncière 2024 trop élevée, jusqu’à quand je peux contester ?', 'jusqu’au 31 décembre 2025 (délai passé)'],
    ['Taxe d’habitation de 2025 reçue à tort, quel délai pour la contester ?', 'jusqu’au 31 décembre 2026'],
    ['Jusqu’à quand le fisc peut-il contrôler mes revenus de 2024 ?', 'jusqu’au 31 décembre 2027'],
    ['Mes revenus de 2021 peuvent-ils encore être contrôlés ?', 'jusqu’au 31 décembre 2024 (délai passé)'],
    ['Jusqu’à quand contester ma taxe foncière ?', 'jusqu’au 31 décembre 2027'],
  ])('%s', async (question, fin) => expect((await poser(question)).answer).toContain(fin));

  test.each(['j’ai oublié de déclarer en 2022, quel délai de reprise', 'Pinel acheté en 2019, puis-je prolonger ?'])(
    '%s : l’année que la règle ne dit pas est un doute',
    async (question) => expect((await poser(question)).statut).not.toBe('exact'),
  );
});
