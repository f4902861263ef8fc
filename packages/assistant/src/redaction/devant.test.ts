import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const premierParagraphe = async (question: string): Promise<string> =>
  ((await poser(question)).answer.split('\n')[0] ?? '').replace(/[\u202f\u00a0]/g, ' ');

describe('La question d’une note s’ouvre par la phrase qui lui répond', () => {
  it.each([
    ['Mon conjoint invalide est-il une personne à charge ?', /^Votre conjoint n’est jamais une personne à charge/],
    ['L’exit tax vise-t-elle les cryptos et l’immobilier ?', /^Immobilier, crypto-actifs et assurance-vie ne sont pas/],
    ['Avis rectificatif après correction, lequel donner ?', /^Une correction donne un avis rectificatif/],
  ])('%s', async (question, attendu) => expect(await premierParagraphe(question)).toMatch(attendu));

  it('qui n’est pas redite plus loin', async () => {
    const { answer } = await poser('Mon conjoint invalide est-il une personne à charge ?');
    expect(answer.split('n’est jamais une personne à charge')).toHaveLength(2);
  });

  it.each([
    // An exception told first would deny the rule.
    ['Intérêts de retard : dus même si je suis de bonne foi ?', /^L’intérêt n’est pas dû/],
    ['La CSG payée sur ma retraite est-elle déductible ?', /^Pour les revenus du capital/],
  ])('mais jamais par une exception : %s', async (question, jamais) =>
    expect(await premierParagraphe(question)).not.toMatch(jamais),
  );
});
