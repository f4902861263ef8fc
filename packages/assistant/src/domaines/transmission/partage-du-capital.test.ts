import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

describe('Qui reçoit une assurance-vie', () => {
  it.each([
    // Whatever the sharing, nobody has more than the allowance.
    ['mon mari est décédé, 120 000 d’assurance-vie versés avant 70 ans pour les enfants et moi, on paye quoi ?', '0 €'],
    [
      'Mon époux est mort, son assurance-vie de 500 000 €, versée avant 70 ans, revient à nos 2 enfants : quel prélèvement ?',
      '39 000 €',
    ],
    [
      'ma compagne est morte, on n’était ni mariés ni pacsés, assurance vie 200 000 versée avant 70 ans pour moi, combien je paye',
      '9 500 €',
    ],
    ['Ma compagne, avec qui j’étais pacsé, est décédée ; je reçois 300 000 € d’assurance-vie. Quelle taxe ?', '0 €'],
    ['mon concubin est mort, j’ai reçu 172 500 d’assurance-vie (primes avant 70 ans), taxe à payer ?', '4 000 €'],
    ['AV 400 000 € avant 70 ans, clause : mon fils et ma compagne, moitié chacun. taxe au décès ?', '19 000 €'],
    ['concubine non pacsée bénéficiaire AV 350 000 €, 990 I dû ?', '39 500 €'],
    [
      'mon grand-père est mort, assurance-vie 385 000 d’avant 70 ans pour ma mère et mon oncle, combien ils paient',
      '16 000 €',
    ],
    [
      'maman est morte, l’assurance vie 405 000, versée avant 70 ans, va à papa et moi à parts égales, combien je dois ?',
      '10 000 €',
    ],
  ])('a le lien que les mots disent : %s', async (question, attendu) => {
    const r = await poser(question);
    expect(lisse(r.answer)).toContain(`**${attendu}**`);
    expect(r.statut).toBe('exact');
  });

  it.each([
    'ma femme est décédée, assurance vie de 450 000 € avant 70 ans, bénéficiaires : moi et nos deux enfants, combien à payer ?',
    'J’ai une assurance-vie de 700 000 € pour ma femme et mes trois enfants. À mon décès, combien de taxe ?',
    'assurance vie de papa 380 000 pour ma sœur et moi et maman, combien on paye',
    'Mon conjoint est décédé ; son assurance-vie de 600 000 € est pour les enfants et moi : combien devons-nous payer ?',
    'mon mari est mort, il avait une assurance-vie de 350 000 €, quel est le prélèvement ?',
  ])('est demandé quand le partage change ce qui est dû : %s', async (question) => {
    expect((await poser(question)).statut).toBe('clarification');
  });

  it('un partage égal entre tous fait la part de chacun', async () => {
    const r = await poser(
      'Mon épouse est décédée. Son assurance-vie de 540 000 € est répartie entre mes deux enfants et moi, à parts égales. Que devons-nous payer ?',
    );
    expect(lisse(r.answer)).toContain('**11 000 €** en tout');
  });
});
