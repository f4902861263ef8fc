import type { FaitLu, Lecture } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { lireSaisie } from './saisie.ts';
import { decouper, faitOuvert } from './segments.ts';

const QUESTION = 'Je gagne 3 200 € et ma femme 2 100 €, mon voisin 900 €.';
const plage = (mots: string) => ({ debut: QUESTION.indexOf(mots), fin: QUESTION.indexOf(mots) + mots.length });
const fait = (chemin: string, ...mots: string[]): FaitLu => ({
  chemin,
  libelle: chemin,
  valeur: 1,
  affiche: '1',
  source: 'dit',
  unite: 'EUR',
  preuves: mots.map(plage),
});
const lecture = (faits: FaitLu[], ecartes: string[] = []): Lecture => ({
  demandes: [],
  faits,
  ecartees: ecartes.map((mots) => ({ ...plage(mots), mots, raison: 'un voisin' })),
  manques: [],
});

describe('Les mots de la question', () => {
  test('sont tous gardés, dans leur ordre, qu’ils soient lus, écartés ou non', () => {
    const segments = decouper(QUESTION, lecture([fait('b', '2 100 €'), fait('a', '3 200 €')], ['900 €']));
    expect(segments.map((s) => s.texte).join('')).toBe(QUESTION);
    expect(segments.filter((s) => s.cles.length > 0).map((s) => [s.texte, s.cles])).toEqual([
      ['3 200 €', ['dit:a']],
      ['2 100 €', ['dit:b']],
    ]);
    expect(segments.filter((s) => s.ecarte).map((s) => s.texte)).toEqual(['900 €']);
  });

  test('qui prouvent deux faits allument les deux', () => {
    const segments = decouper(QUESTION, lecture([fait('a', '3 200 €'), fait('b', '3 200 €')]));
    expect(segments.find((s) => s.cles.length > 0)?.cles).toEqual(['dit:a', 'dit:b']);
  });

  test('ne sont jamais dits deux fois quand des plages se croisent ou sortent du texte', () => {
    const mal = lecture([fait('a', '3 200 € et ma femme'), fait('b', 'femme 2 100 €')]);
    mal.ecartees.push({ debut: 10, fin: 9_999, mots: '', raison: '' });
    expect(
      decouper(QUESTION, mal)
        .map((s) => s.texte)
        .join(''),
    ).toBe(QUESTION);
  });
});

describe('Ce qu’on tape pour corriger un fait', () => {
  test.each([
    ['27 300', 'EUR', { valeur: 27_300 }],
    ['27,3k', 'EUR', { valeur: 27_300 }],
    ['30', 'taux', { valeur: 0.3 }],
    ['2024', 'annee', { valeur: 2024 }],
    ['false', 'oui_non', { valeur: false }],
    ['pacse', 'choix', { valeur: 'pacse' }],
    ['', 'EUR', undefined],
  ] as const)('« %s » (%s)', (texte, unite, attendu) => expect(lireSaisie(texte, unite)).toEqual(attendu));

  test('ce qui n’est pas un nombre est refusé par une phrase', () => {
    expect(lireSaisie('beaucoup', 'EUR')).toHaveProperty('erreur');
    expect(lireSaisie('beaucoup', 'ans')).toHaveProperty('erreur');
  });
});

test.each(['dit', 'profil', 'document', 'defaut'])(
  'le champ d’un fait (%s) reste ouvert une fois corrigé',
  (source) => {
    const [chemin, autre] = ['foyer.dividendes', 'foyer.interets'];
    const ouvert = `${source}:${chemin}`;
    expect(
      faitOuvert(
        [
          { chemin: autre, source },
          { chemin, source },
        ],
        ouvert,
      ),
    ).toEqual({ chemin, source });
    const corriges = [
      { chemin: autre, source: 'corrige' },
      { chemin, source: 'corrige' },
    ];
    expect(faitOuvert(corriges, ouvert)).toEqual({ chemin, source: 'corrige' });
    expect(faitOuvert(corriges, undefined)).toBeUndefined();
  },
);
