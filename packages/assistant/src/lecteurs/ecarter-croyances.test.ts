import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

describe('Ce que d’autres avancent, que le calcul tranche', () => {
  it.each([
    'Crypto : j’ai vendu pour 5 000 € le 12 mars 2025, portefeuille 20 000 €, investi 8 000 € en tout. Je paie combien ? Mon pote dit 30 %',
    'Ma tante est décédée le 3 mai 2026, assurance-vie à mon nom de 200 000 € versée avant ses 70 ans. Nièce donc 55 % ??? Combien de prélèvement ?',
    'Célibataire, 30 000 € net imposable en 2025, quel impôt ? Ma voisine dit que j’ai 1,5 part.',
    'Célibataire, 25 000 € net imposable en 2025, je fais 12 000 km par an pour le travail, voiture essence de 5 cv, frais réels ou 10 % ? Mon crédit auto est de 190 € par mois.',
  ])('%s', async (question) => {
    const { statut, doutes } = await poser(question);
    expect([statut, doutes]).toEqual(['exact', []]);
  });

  it('une part n’est pas une croyance', async () => {
    const { statut } = await poser(
      'Vendu en mars 2026 un appartement 200 000 €, acheté 150 000 € en juin 2010. Le notaire dit que je détiens 40 % du bien. Quel impôt sur la plus-value ?',
    );
    expect(statut).not.toBe('exact');
  });
});
