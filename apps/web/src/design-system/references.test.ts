import { describe, expect, it } from 'vitest';
import { segmenterReferences } from './references.ts';

const lues = (texte: string): string[] => segmenterReferences(texte).flatMap((s) => s.reference ?? []);

describe('Les références d’un texte', () => {
  it.each([
    ['CGI art. 197 I 4 a', ['CGI art. 197 I 4 a']],
    ['CSS art. L136-6 à L136-8 ; CGI art. 235 ter', ['CSS art. L136-6', 'CSS art. L136-8', 'CGI art. 235 ter']],
    ['CGI art. 28, 31 et 156 I 3°', ['CGI art. 28', 'CGI art. 31', 'CGI art. 156 I 3°']],
    ['CGI art. 158 3 2° et 200 A 2', ['CGI art. 158 3 2°', 'CGI art. 200 A 2']],
    ['CGI art. 199 terdecies-0 A et 150-0 D ter', ['CGI art. 199 terdecies-0 A', 'CGI art. 150-0 D ter']],
    [
      'Code général des impôts, art. 158 et 163 bis ; code de la sécurité sociale, art. L136-8',
      [
        'Code général des impôts art. 158',
        'Code général des impôts art. 163 bis',
        'code de la sécurité sociale art. L136-8',
      ],
    ],
    ['CGI ann. IV art. 6 B ; inchangé', ['CGI ann. IV art. 6 B']],
    [
      'LAVS art. 5 ; LAI art. 3 ; LPP art. 7, 8 et 16',
      ['LAVS art. 5', 'LAI art. 3', 'LPP art. 7', 'LPP art. 8', 'LPP art. 16'],
    ],
    ['LIFD art. 36 al. 1', ['LIFD art. 36 al. 1']],
    ['Frais professionnels (CGI art. 83)', ['CGI art. 83']],
    ['Llei 11/2012', ['Llei 11/2012']],
    ['Voir BOI-IR-BASE-20-30.', ['BOI-IR-BASE-20-30']],
    ['L’article CGI art. 200 a été modifié', ['CGI art. 200']],
    ['CGI art. 200, 300 € de dons', ['CGI art. 200']],
    ['CGI art. 194 et 3 parts', ['CGI art. 194']],
    ['CGI marocain art. 76, ACGI art. 3, article 12', []],
  ])('« %s »', (texte, attendues) => expect(lues(texte)).toEqual(attendues));

  it('se suivent sans rien perdre du texte', () => {
    const texte = 'Selon le CGI art. 28, 31 et 156 I 3°, puis BOI-IR-LIQ : rien.';
    expect(
      segmenterReferences(texte)
        .map((s) => s.texte)
        .join(''),
    ).toBe(texte);
  });
});
