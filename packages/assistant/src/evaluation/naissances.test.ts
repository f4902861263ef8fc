import { describe, expect, it } from 'vitest';
import { anneesDeNaissance } from '../comprehension/naissances.ts';
import { poser } from './poser.ts';

const JOUR = '2026-11-23';
const impotDe = async (
  question: string,
  aujourdhui = JOUR,
): Promise<{ readonly parts: string; readonly statut: string }> => {
  const { answer, statut } = await poser(question, { aujourdhui });
  return { parts: answer.split('Nombre de parts (CGI art. 194) | ')[1]?.split(' |')[0] ?? '', statut };
};
const couple = (enfants: string): string => `Mariés, 44 800 € et 22 000 € net imposable, ${enfants}. Quel impôt ?`;

describe('Un âge en mois dit une naissance', () => {
  it.each([
    [8, JOUR, [2026]],
    [10, JOUR, [2025, 2026]],
    [11, JOUR, [2025]],
    [18, JOUR, [2025]],
    [3, '2026-03-23', [2025]],
    [2, '2026-03-31', [2026]],
    [0, JOUR, [2026]],
  ])('%d mois le %s : %j', (mois, jour, annees) => expect(anneesDeNaissance(mois, jour)).toEqual(annees));
});

describe('Un enfant né après l’année des revenus ne compte pas', () => {
  it.each([
    ['un bébé de 8 mois', '2'],
    ['un bébé de 11 mois', '2,5'],
    ['un bébé de 8 mois et une fille de 3 ans', '2,5'],
    ['deux enfants, 4 ans et 8 mois', '2,5'],
    ['2 enfants de 8 mois et 4 ans', '2,5'],
    ['nos jumeaux ont 8 mois', '2'],
    ['trois enfants : 12 ans, 8 ans et 18 mois', '4'],
  ])('%s', async (enfants, parts) => expect(await impotDe(couple(enfants))).toEqual({ parts, statut: 'exact' }));

  it('et la réponse le dit', async () => {
    const { notes } = await poser(couple('un bébé de 8 mois'), { aujourdhui: JOUR });
    expect(notes.map((n) => n.texte).join(' ')).toContain('L’enfant né en 2026 ne compte pas pour les revenus 2025');
    const compte = await poser(couple('un bébé de 11 mois'), { aujourdhui: JOUR });
    expect(compte.notes.map((n) => n.texte).join(' ')).not.toContain('ne compte pas');
  });

  it('l’horloge décide : le même bébé de 3 mois compte en mars', async () => {
    expect((await impotDe(couple('un bébé de 3 mois'), '2026-03-23')).parts).toBe('2,5');
    expect((await impotDe(couple('un bébé de 3 mois'))).parts).toBe('2');
  });

  it('il compte pour l’année où il est né', async () => {
    const { answer } = await poser(
      'Mariés, 44 800 € et 22 000 € net imposable, un bébé de 8 mois. Impôt sur les revenus 2026 ?',
      { aujourdhui: JOUR },
    );
    expect(answer).toContain('| 2,5 |');
  });

  it.each(['un bébé de 10 mois', 'deux enfants, 4 ans et 10 mois'])(
    'au tournant de l’année, les deux lectures sont calculées : %s',
    async (enfants) => {
      const { answer, statut, doutes } = await poser(couple(enfants), { aujourdhui: JOUR });
      expect(statut).toBe('partiel');
      expect(doutes.map((d) => d.code)).toContain('LECTURES_PLAUSIBLES');
      expect(answer).toContain('né en 2026, il ne compte pas encore');
    },
  );

  it('seule avec lui, la case T part avec la part', async () => {
    const { answer } = await poser('Maman solo d’un bébé de 10 mois, 33 000 € net imposable, je vis seule. Impôt ?', {
      aujourdhui: JOUR,
    });
    const seule = await poser('Célibataire sans enfant, 33 000 € net imposable. Impôt ?', { aujourdhui: JOUR });
    expect(answer.split('Autre cas')[1]).toContain(seule.answer.split('**')[1] ?? 'rien');
  });

  it('une durée n’est pas un âge', async () => {
    const { answer } = await poser(
      'Divorcé depuis 8 mois, 34 800 € net imposable, un fils de 4 ans à charge. Impôt ?',
      {
        aujourdhui: JOUR,
      },
    );
    expect(answer).toMatch(/\| (?:1,5|2) \|/);
  });
});
