import { describe, expect, it } from 'vitest';
import { memeSens } from './sens.ts';

const CROYANCE = 'un compte étranger avec peu d’argent n’a pas à être déclaré';

describe('Une question penche comme la croyance, ou à l’inverse', () => {
  it.each([
    ['Mon compte étranger avec peu d’argent, je n’ai pas à le déclarer ?', true],
    ['Un compte étranger avec peu d’argent n’est jamais à déclarer, n’est-ce pas ?', true],
    ['Un compte étranger avec peu d’argent est dispensé de déclaration, non ?', true],
    ['Un compte étranger avec peu d’argent doit être déclaré, n’est-ce pas ?', false],
    ['Je suis sans emploi, et mon compte étranger avec peu d’argent doit être déclaré, non ?', false],
    ['Un compte étranger avec peu d’argent n’est pas dispensé, si ?', false],
  ])('%s', (question, attendu) => expect(memeSens(question, CROYANCE)).toBe(attendu));

  it('« plus » ne nie qu’après « ne »', () => {
    expect(memeSens('On paie plus d’impôt en changeant de tranche ?', 'changer de tranche fait payer de l’impôt')).toBe(
      true,
    );
    expect(
      memeSens('On ne paie plus d’impôt en changeant de tranche ?', 'changer de tranche fait payer de l’impôt'),
    ).toBe(false);
  });
});
