import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const annee = async (question: string) => (await poser(question)).answer.match(/revenus (\d{4})/u)?.[1];

describe('L’année où l’on gagne', () => {
  it.each([
    ['je suis plombier en auto entreprise, j’ai fait 38 000 € en 2025, célibataire, combien d’impôt', '2025'],
    ['On a touché 40 000 € en 2025, mariés sans enfant, salaires nets imposables, combien d’impôts ?', '2025'],
    ['célibataire, j’ai encaissé 30 000 € en 2025 comme graphiste en micro, combien d’impôt à payer ?', '2025'],
    // A tax to pay in a year is that of the year before.
    ['célibataire, 30 000 € net imposable, en 2025 je vais payer combien d’impôt', '2024'],
  ])('%s', async (question, attendue) => expect(await annee(question)).toBe(attendue));
});

describe('Un artisan en auto-entreprise', () => {
  it.each([
    'plombier auto entreprise, 38 000 € encaissés en 2025, que de la main d’oeuvre, célibataire sans enfant, combien d’impôt ?',
    'j’ai une auto-entreprise de peintre, 38 000 € facturés en 2025, célibataire, pas pris le versement libératoire, je vais payer combien d’impôt ?',
    'electricien en auto entreprise j’ai fait 38k en 2025 main d’oeuvre et dépannage celib sans enfant cb d’impot',
  ])('%s', async (question) => {
    const { answer, statut } = await poser(question);
    expect(answer.replace(/\s/gu, ' ')).toContain('285 €');
    expect(statut).toBe('exact');
  });
  it('un versement libératoire demandé reste l’objet', async () =>
    expect(
      (
        await poser(
          'plombier en auto entreprise, 38 000 € en 2025, célibataire, combien avec le versement libératoire ?',
        )
      ).statut,
    ).not.toBe('exact'));
});
