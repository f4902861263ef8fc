import { describe, expect, it } from 'vitest';
import { lireDemandes } from './demandes.ts';
import { lireMotsDecisifs } from './decisifs.ts';
import { trouverMentions } from './mentions/trouver.ts';
import { montantsSansRole } from './role.ts';

const sansRole = (question: string): string[] =>
  montantsSansRole(question, trouverMentions(question)).map((m) => m.mots);

describe('Un montant dont rien ne dit ce qu’il est', () => {
  it.each([
    ['J’ai 4 321 € de zorglub. Célibataire, 32 000 € net imposable.', ['4 321 €']],
    ['Le zorglub fait 4321 euros par an.', ['4321 euros']],
    ['Quel impôt pour 32 000 € net imposable ? (zorglub : 4 321)', ['4 321']],
    ['Loyers de 9 000 €, et 4 321 € de zorglub', ['4 321 €']],
  ])('est reconnu : %s', (question, attendus) => expect(sansRole(question)).toEqual(attendus));

  it.each([
    'Pensions déclarées en 2025 : 24 000 € pour moi, 15 600 € pour mon épouse.',
    'J’ai donné 400 € aux Restos du Cœur et 350 € de jardinage à domicile.',
    'Je gagne 32 000 €.',
  ])('n’est pas vu où son rôle est dit : %s', (question) => expect(sansRole(question)).toEqual([]));
});

describe('Ce qui est demandé', () => {
  it.each([
    ['Combien il me reste dans la poche ?', 'net_restant'],
    ['Vaut-il mieux le PFU ou le barème ?', 'comparaison'],
    ['C’est quoi ma tranche ?', 'taux_marginal'],
  ])('%s → %s', (question, demande) => expect(lireDemandes(question)).toContain(demande));

  it('ce qui est mis à part n’est pas demandé', () =>
    expect(lireDemandes('Mon impôt, hors prélèvements sociaux compris ?')).not.toContain('prelevements'));
});

describe('Un mot décisif', () => {
  it('est lu', () => expect(lireMotsDecisifs('Je donne la nue-propriété à ma fille')).toContain('nue_propriete'));
  it('nié ne compte pas', () => expect(lireMotsDecisifs('donation sans pacte Dutreil')).not.toContain('dutreil'));
});
