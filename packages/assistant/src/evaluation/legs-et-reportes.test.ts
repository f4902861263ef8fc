import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lire = async (question: string, ...historique: string[]) => {
  const { answer, statut } = await poser(question, {
    historique: historique.map((content, i) => ({
      role: i % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content,
    })),
  });
  return { texte: answer.replace(/\s/gu, ' '), statut };
};

describe('Ce qu’un testament donne à qui le demande', () => {
  it.each([
    [
      'Mon oncle m’a légué 60 000 € par testament, il est mort en mai 2026. Je suis le fils de sa sœur. J’ai 44 ans, pacsé, 3 enfants. Combien de droits ?',
      '28 618,15 €',
    ],
    [
      'Ma sœur, célibataire, m’a laissé par testament 50 000 €, décès en avril 2026. Combien vais-je recevoir une fois tout payé ?',
      '37 112,40 €',
    ],
  ])('%s', async (question, montant) => {
    const { texte, statut } = await lire(question);
    expect(texte).toContain(montant);
    expect(statut).toBe('exact');
  });

  it('les enfants de qui laisse un legs ne le partagent pas, et rien n’est dit exact sans eux', async () => {
    const { texte, statut } = await lire(
      'Mon ami est mort en août 2026, il m’a légué 80 000 €, ses 3 enfants ont tout le reste. Que dois-je ?',
    );
    expect(texte).not.toContain('Chaque héritier');
    expect(statut).not.toBe('exact');
  });
});

describe('Un montant se juge dans le tour qui le dit', () => {
  it('une moins-value reportée n’est pas le revenu d’une autre année', async () => {
    const { statut } = await lire(
      'Salaire net imposable 21 500, rien d’autre. PFU ou barème ?',
      'Célibataire sans enfant, plus-values 2025 : 28 000 ; moins-values reportables de 2022 : 9 400.',
      'Quels sont vos autres revenus ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('des loyers hors charges ne sont pas des charges', async () => {
    const { statut } = await lire(
      'Je loue nus deux studios au micro-foncier, un à 410 € par mois et un à 370 hors charges, toute l’année 2025. Célibataire, 30 000 € net imposable. Impôt ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('l’impôt d’avant les dons n’est pas un don', async () => {
    const { statut } = await lire(
      '200 € à la Croix-Rouge et 350 € à mon club de foot, reçu fiscal, en 2025. Impôt avant dons 1 640 €. Il me reste quoi à payer ?',
    );
    expect(statut).not.toBe('exact');
  });

  it('les enfants comptés plus tôt restent du foyer', async () => {
    const { statut } = await lire(
      'Et comme la plus grande entre à la fac, quelle réduction et quel impôt ?',
      'Mariés, 3 enfants : Ana 18 ans, Lou 15 ans au lycée, Tim 11 ans au collège. 71 000 € de salaires imposables à deux en 2025.',
      'Vous avez 4 parts.',
    );
    expect(statut).not.toBe('exact');
  });
});
