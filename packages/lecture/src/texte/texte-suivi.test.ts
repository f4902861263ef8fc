import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TexteSuivi } from './texte-suivi.ts';

const texte = fc.string({
  unit: fc.constantFrom('a', 'b', 'é', 'e\u0301', 'Σ', 'İ', 'œ', '1', '2', ' ', '.', '€', '$', '💶', '\ud800'),
  maxLength: 40,
});

const REMPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/a/g, 'bb'],
  [/a/, '[$&]'],
  [/(\d)( ?)(€)?/g, '$3$2$1!'],
  [/(\d)(\D)/g, "$2$1$$$`$'"],
  [/(?<chiffre>\d)/g, '<$<chiffre>>$<absent>'],
  [/(\d)/g, '$10$01$2$0$<chiffre>$'],
  [/(a)(b)?/g, '$2$1$12'],
  [/(?=a)/g, '-'],
  [/(?<=\d)/g, ' $& '],
  [/$/g, '.'],
  [/ +/g, ''],
  [/\p{L}/gu, '$&$&'],
];

const LETTRES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'é', '1', '2', '3', '4', '5', ' ', '.', '€'];

describe('Un texte suivi', () => {
  it.each(REMPLACEMENTS)('remplace %s par « %s » comme String.prototype.replace', (motif, par) => {
    fc.assert(
      fc.property(texte, (brut) => {
        expect(TexteSuivi.de(brut).remplacer(motif, par).texte).toBe(brut.replace(motif, par));
      }),
      { numRuns: 200 },
    );
  });

  it('donne à une fonction les mêmes arguments que String.prototype.replace', () => {
    fc.assert(
      fc.property(texte, fc.constantFrom(/(a)|(?<n>\d)/g, /(\d)(€)?/, /b*/g), (brut, motif) => {
        const appels: unknown[][] = [[], []];
        const noter =
          (rang: number) =>
          (trouve: string, ...reste: unknown[]): string => {
            appels[rang]?.push([trouve, ...reste]);
            return `<${trouve}>`;
          };
        expect(TexteSuivi.de(brut).remplacer(motif, noter(0)).texte).toBe(brut.replace(motif, noter(1)));
        expect(appels[0]).toEqual(appels[1]);
      }),
      { numRuns: 300 },
    );
  });

  it('met en minuscules, ôte les accents et rogne comme une chaîne', () => {
    fc.assert(
      fc.property(texte, (brut) => {
        const suivi = TexteSuivi.de(brut);
        expect(suivi.minuscules().texte).toBe(brut.toLowerCase());
        expect(suivi.sansAccents().texte).toBe(brut.normalize('NFD').replace(/\p{M}/gu, ''));
        expect(suivi.rogner().texte).toBe(brut.trim());
      }),
      { numRuns: 500 },
    );
  });

  it('sait d’où vient chaque lettre gardée, quels que soient les remplacements', () => {
    const etapes = fc.array(fc.constantFrom(...REMPLACEMENTS.filter(([, par]) => !/[`']/.test(par))), { maxLength: 3 });
    // Each letter is different: where it stands says where it comes from.
    const distinctes = fc.uniqueArray(fc.constantFrom(...LETTRES), { maxLength: 16 }).map((l) => l.join(''));
    fc.assert(
      fc.property(distinctes, etapes, (brut, suite) => {
        let suivi = TexteSuivi.de(brut);
        for (const [motif, par] of suite) suivi = suivi.remplacer(motif, par);
        for (const [i, lettre] of suivi.texte.split('').entries()) {
          const [a, b] = suivi.origine(i, i + 1);
          expect(a).toBeLessThanOrEqual(b);
          expect(b).toBeLessThanOrEqual(brut.length);
          // The other letters are also those of the templates.
          expect(!'dgé45'.includes(lettre) || brut.slice(a, b) === lettre).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('rend une valeur calculée à ce qu’elle remplace', () => {
    const suivi = TexteSuivi.de('soit 1 200 € par mois').remplacer(/1 200/g, () => '1200');
    const place = suivi.texte.indexOf('1200');
    expect(suivi.origine(place, place + 4)).toEqual([5, 10]);
    expect(suivi.origine(suivi.texte.indexOf('mois'), suivi.texte.length)).toEqual([17, 21]);
  });

  it('couvre l’accent écrit après sa lettre', () => {
    const nu = TexteSuivi.de('ne\u0301e').sansAccents();
    expect([nu.texte, nu.origine(1, 2)]).toEqual(['nee', [1, 3]]);
  });
});
