import { describe, expect, test } from 'vitest';
import type { AppelOutil } from '../../types.ts';
import { menageDe } from './etat.ts';
import { suiteDuMenage } from './suite.ts';

const SEULE = { situation: 'celibataire', enfants: [], declarant1: { salaires: 26_300 } } as const;
const calcul = (foyer: unknown): AppelOutil => ({ outil: 'calculer_impot', entree: { annee: 2025, foyer } });

/** The calls of a follow-up, from those before it. */
function suivre(question: string, appels: readonly AppelOutil[]): readonly AppelOutil[] | string | undefined {
  const menage = menageDe(appels);
  const lue = menage && suiteDuMenage(question, { menage, dits: [], annee: 2026 });
  return lue && ('suite' in lue ? lue.suite.appels : lue.manque.sujet);
}

const appels = (lus: ReturnType<typeof suivre>): readonly AppelOutil[] => (typeof lus === 'object' ? lus : []);

describe('Une suite du foyer est un changement de la situation', () => {
  test('une union garde les revenus de chacun, et l’enfant dit ensuite est au couple', () => {
    const union = suivre('si je me marie avec Noé qui touche 1 900 € net par mois', [calcul(SEULE)]);
    expect(JSON.stringify(union)).toContain(
      '{"situation":"marie","declarant1":{"salaires":26300},"declarant2":{"salaires":22800}}',
    );
    const enfant = suivre('et avec un bébé', appels(union));
    expect(menageDe(appels(enfant))?.essai?.[0]).toMatchObject({
      situation: 'marie',
      enfants: [{ annee_naissance: 2015 }],
      declarant1: { salaires: 26_300 },
      declarant2: { salaires: 22_800 },
    });
  });

  test('un revenu qui n’est pas dit se demande', () => {
    expect(suivre('et si on se pacse avec ma copine ?', [calcul(SEULE)])).toBe('Les revenus de l’autre personne');
  });

  test('vivre ensemble ne réunit pas les revenus', () => {
    expect(suivre('je vis avec mon copain', [calcul(SEULE)])).toHaveLength(1);
  });

  test('un mot inconnu laisse la suite à lire', () => {
    expect(suivre('et avec 3 000 € de zorglub ?', [calcul(SEULE)])).toBeUndefined();
  });
});
