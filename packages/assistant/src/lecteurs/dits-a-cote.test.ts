import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lire = async (question: string) => {
  const { answer, statut } = await poser(question);
  return { texte: answer.replace(/\s/gu, ' '), statut };
};

describe('Ce qui est dit à côté et ne change rien', () => {
  it.each([
    [
      'J’ai 8 000 € placés en bitcoin en 2022, portefeuille 20 000, vendu pour 5 000 € en mars 2025 ; j’avais converti 2 500 d’ether en solana. Impôt ?',
      '942 €',
    ],
    [
      'Au 1er janvier 2026 : appartement loué 1 600 000 €, et une assurance vie en fonds euros de 300 000 €. Combien d’IFI 2026 ?',
      '4 600 €',
    ],
    [
      'Vendu le 20 mars 2026 une maison de vacances 265 000 achetée le 10 juin 2008 142 000 ; travaux 15 000 faits de mes mains. Combien retient le notaire ?',
      '4 843,86 €',
    ],
    [
      'Ma grand-mère de 70 ans donne 40 000 € en numéraire à son petit-fils de 30 ans, avec le don familial de sommes d’argent et l’abattement. Quels droits reste-t-il à acquitter ?',
      '0 €',
    ],
    [
      'Mon oncle est mort en mai 2026 et j’étais seul bénéficiaire de son assurance-vie, 252 500 €, tout versé quand il avait entre 50 et 61 ans. Combien sera prélevé ?',
      '20 000 €',
    ],
  ])('%s', async (question, montant) => {
    const { texte, statut } = await lire(question);
    expect(texte).toContain(montant);
    expect(statut).toBe('exact');
  });

  it('un bien professionnel exonéré n’entre pas dans l’IFI', async () => {
    const { texte } = await lire(
      'IFI 2026 : immeuble loué 1 600 000 €, et mon cabinet, 350 000 €, bien professionnel exonéré. Combien ?',
    );
    expect(texte).toContain('4 600 €');
  });

  it('un mois de paye n’est pas un jour de l’année', async () =>
    expect(
      (
        await lire(
          'Célib. 1 part. J’ai fait 11 mois à 2 040 net imposable puis décembre chômage 1 130. Impôt sur les revenus 2025 ?',
        )
      ).statut,
    ).not.toBe('exact'));

  it.each([
    // Sold for euros: a second sale, which is taxed.
    'J’ai 8 000 € placés en bitcoin en 2022, portefeuille 20 000, vendu pour 5 000 € en mars 2025 ; j’ai aussi vendu 3 100 d’ether. Impôt ?',
    // Units of account may hold buildings.
    'Au 1er janvier 2026 : appartement loué 1 600 000 €, et une assurance vie de 300 000 € en unités de compte. Combien d’IFI 2026 ?',
    // On both sides of seventy.
    'Mon oncle est mort en mai 2026 et j’étais seul bénéficiaire de son assurance-vie, 252 500 €, versée entre 60 et 75 ans. Combien sera prélevé ?',
  ])('%s', async (question) => expect((await lire(question)).statut).not.toBe('exact'));
});
