import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');
const apres = (content: string) => ({ historique: [{ role: 'user' as const, content }] });

describe('L’usufruit gardé par qui donne', () => {
  it.each([
    // CGI art. 669: 60 % of the whole at 67, 70 % at 72, 50 % at 58.
    [
      'je donne une maison de 320 000 € à ma fille, combien de droits ?',
      'et si je garde l’usufruit, j’ai 67 ans',
      '16 594,35 €',
    ],
    ['je donne un appartement de 300 000 à mon fils, droits ?', 'je garde l’usufruit, j’ai 72 ans', '20 194,35 €'],
  ])('se dit aussi après le don : %s → %s', async (avant, question, attendu) => {
    const r = await poser(question, apres(avant));
    expect(lisse(r.answer)).toContain(`**${attendu}**`);
    expect(r.statut).toBe('exact');
  });

  it.each([
    ['Je donne à mon fils un studio de 250 000 € en me réservant l’usufruit (j’ai 58 ans). Droits ?', '3 194,35 €'],
    [
      'ma mère garde l’usufruit de sa maison de 280 000 € et me donne la nue-propriété, elle a 75 ans, droits ?',
      '17 394,35 €',
    ],
    ['donation NP immeuble 600 k€ à 2 enfants, usufruitier 63 ans, droits ?', '28 388,70 €'],
  ])('se dit avec le don : %s', async (question, attendu) => {
    const r = await poser(question);
    expect(lisse(r.answer)).toContain(`**${attendu}**`);
    expect(r.statut).toBe('exact');
  });
});

describe('Qui donne et qui reçoit', () => {
  it('un père et une mère donnent chacun la moitié', async () => {
    const r = await poser('mon père et ma mère m’ont donné 220 000, on doit payer quoi ?');
    expect(lisse(r.answer)).toContain('**1 192,80 €**');
  });

  it.each([
    'mes beaux-parents nous ont donné 40 000 €, quels droits ?',
    'j’ai reçu 90 000 € du partage, combien d’impôt ?',
  ])('est demandé quand deux liens sont possibles : %s', async (question) => {
    const r = await poser(question);
    expect(r.statut).toBe('clarification');
    expect(r.answer).not.toContain('revenus (');
  });
});
