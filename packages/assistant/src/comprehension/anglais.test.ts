import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { traduireAnglais } from './anglais.ts';

describe('Une question en anglais est comprise', () => {
  it('le foyer et les montants se calculent', async () => {
    const r = await poser(
      'Hello, I am single with no children, my net taxable salary for 2025 is 28,500 euros. How much income tax do I owe?',
    );
    expect(r.statut).toBe('exact');
    const francais = await poser('Célibataire sans enfant, 28 500 € net imposable en 2025, combien d’impôt ?');
    expect(r.calculs.at(-1)?.valeur).toBe(francais.calculs.at(-1)?.valeur);
  });

  it.each([
    ['Is the capital gain on my main residence taxed?', /exonérée/],
    ['Do I have to declare my foreign bank account to the tax office?', /3916/],
  ])('%s', async (question, attendu) => {
    expect((await poser(question)).answer).toMatch(attendu);
  });

  it('les milliers à l’anglaise gardent leur valeur', () => {
    expect(traduireAnglais('How much tax will I pay with €1,250,000 of income?')).toContain('1250000 €');
  });
});

describe('Une question en français reste comme elle est écrite', () => {
  it.each([
    'J’ai un compte N26 et une carte Revolut, je dois les déclarer ?',
    'On est mariés, the big question : qui paie quoi ?',
    'Stock-options et flat tax : quel taux en 2025 ?',
    '39,5 % de réduction, c’est possible ?',
  ])('%s', (question) => {
    expect(traduireAnglais(question)).toBe(question);
  });
});
