import { describe, expect, it } from 'vitest';
import { trouverMentions } from '../mentions/trouver.ts';
import { sansIdentifiants, trouverIdentifiants } from './identifiants.ts';

const lire = (texte: string): string[] => trouverIdentifiants(texte).map(([a, b]) => texte.slice(a, b));

describe('Un numéro qui nomme n’est ni un montant ni une année', () => {
  it.each([
    ['mon NIR est 1 84 12 76 451 089 46, 32 000 €', ['1 84 12 76 451 089 46']],
    ['2 91 05 2A 123 456 78, célibataire', ['2 91 05 2A 123 456 78']],
    ['IBAN : FR76 3000 4000 0312 3456 7890 143', ['FR76 3000 4000 0312 3456 7890 143']],
    ['FR76 3000 4000 0312 3456 7890 143, 32 000 €', ['FR76 3000 4000 0312 3456 7890 143']],
    ['SIREN 552 100 554 60 000 € de bénéfice', ['552 100 554']],
    ['n° fiscal 30 12 345 678 901', ['30 12 345 678 901']],
    ['tél. 06 12 34 56 78', ['06 12 34 56 78']],
    ['joignable au 06 12 34 56 78, 32 000 €', ['06 12 34 56 78']],
    ['on l’appelle au +33 6 12 34 56 78 le soir', ['33 6 12 34 56 78']],
    [
      'son numéro, zéro six douze trente-quatre cinquante-six soixante-dix-huit, et 32 000 €',
      ['zéro six douze trente-quatre cinquante-six soixante-dix-huit'],
    ],
    ['c’est le zéro un, vingt et un, dix, zéro huit, trente', ['zéro un, vingt et un, dix, zéro huit, trente']],
    ['facture n° 2024-118 de 2 340 €', ['2024-118']],
    ['facture F2024118 : 2 340 €', ['F2024118']],
    ['reçu n° 2024, 200 €', ['2024']],
  ])('%s', (texte, attendus) => expect(lire(texte)).toEqual(attendus));

  it.each([
    'facture 2 340 € TTC',
    'zéro six douze trente-quatre cinquante-six euros',
    'zéro enfant, trente-quatre ans',
    'de 05 12 34 à 06 12 34',
    'facture du 03/05/2024 de 1 200 €',
    'un contrat 2015-2025 de 30 000 €',
    'avis 2025, 32 000 €',
    'deux ou 2-3 contrats',
    '1 250 000 € de bénéfice, 84 000 € de salaire',
    'ma sécu me rembourse 340 €',
  ])('et un montant ou une date reste ce qu’il est : %s', (texte) => expect(lire(texte)).toEqual([]));

  it('les lecteurs n’en voient plus rien, sans qu’aucun mot ne change de place', () => {
    const texte = 'SIREN 552 100 554, 60 000 € de bénéfice';
    expect(sansIdentifiants(texte)).toBe(`SIREN ${'·'.repeat(11)}, 60 000 € de bénéfice`);
    const montants = trouverMentions(texte).filter((m) => m.type === 'montant');
    expect(montants.map((m) => m.mots)).toEqual(['60 000 €']);
  });
});
