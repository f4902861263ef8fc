import { describe, expect, it } from 'vitest';
import { evaluer } from './evaluer.ts';
import { QUESTIONS } from './questions.ts';

const partout = (lettre: string) => Object.fromEntries(Object.keys(QUESTIONS).map((id) => [id, lettre]));

describe('Le test de conscience fiscale', () => {
  it.each([
    ['a', 0, 'Débutant', 4],
    ['b', 33, 'En progrès', 4],
    ['c', 67, 'Averti', 4],
    ['d', 100, 'Expert', 0],
    ['z', 0, 'Débutant', 4],
  ])('toutes les réponses « %s » : %i %%, %s', (lettre, pourcentage, niveau, conseils) => {
    const resultat = evaluer(partout(lettre));
    expect(resultat).toMatchObject({ pourcentage, niveau_conscience: niveau, score_maximum: 30 });
    expect(resultat.recommandations).toHaveLength(conseils);
    expect(resultat.prochaines_etapes.length).toBeGreaterThan(0);
  });

  it('conseille d’abord sur ce qui est le moins maîtrisé', () => {
    const { recommandations } = evaluer({ ...partout('c'), epargne: 'a' });
    expect(recommandations[0]).toBe(QUESTIONS['epargne']?.conseil);
  });

  it('une réponse absente ou inventée ne compte pas', () =>
    expect(evaluer({ inconnue: 'd', __proto__: 'd', tranche: 'd' })).toMatchObject({ score_total: 3 }));
});
