import { describe, expect, it } from 'vitest';
import { creerAssistantEmbarque } from '../index.ts';

const salaires = async (question: string): Promise<unknown[]> => {
  const flux = creerAssistantEmbarque().repondre({
    question,
    historique: [],
    juridiction: 'FR',
    aujourdhui: '2026-11-27',
  });
  for await (const evenement of flux)
    if (evenement.type === 'reponse')
      return (evenement.bilan?.appels ?? []).map(({ entree }) => {
        const foyer: unknown = Reflect.get(Object(entree), 'foyer');
        return [1, 2].map((rang) => Reflect.get(Object(Reflect.get(Object(foyer), `declarant${rang}`)), 'salaires'));
      });
  throw new Error('no answer');
};

describe('« depuis » un mois', () => {
  it.each([
    ['Je travaille depuis avril 2025, célibataire, 2 000 € net imposable par mois, quel impôt ?', [18_000, undefined]],
    ['Célibataire, en poste depuis octobre 2024, 2 000 € net imposable par mois, quel impôt ?', [24_000, undefined]],
    ['Embauchée en avril 2026, célibataire, 2 000 € net imposable par mois, impôt 2026 ?', [18_000, undefined]],
    ['Pacsés depuis juin 2024, elle 2 100 net imposable par mois, moi 3 900, quel impôt ?', [46_800, 25_200]],
    [
      'Veuf depuis mars 2021, sans enfant, 1 900 € net imposable par mois de salaire, quel impôt ?',
      [22_800, undefined],
    ],
    ['Propriétaire depuis mai 2025, célibataire, 2 000 € net imposable par mois, quel impôt ?', [24_000, undefined]],
  ])('%s', async (question, attendus) => {
    expect((await salaires(question))[0]).toEqual(attendus);
  });
});
