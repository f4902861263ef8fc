import { describe, expect, test } from 'vitest';
import { lireDocument } from './index.ts';
import { lireNombre, valeurDe } from './nombres.ts';
import type { Mot, Page } from './types.ts';

const nombre = (texte: string): number | undefined => {
  const ecrit = lireNombre(texte);
  return ecrit && valeurDe(ecrit);
};

test.each([
  ['58\u00A0000', 58_000],
  ['58.000', 58_000],
  ['−5.800', -5_800],
  ['2.345,67', 2_345.67],
  ['2 345,67 €', 2_345.67],
  ['3,00', 3],
  ['10,3%', 10.3],
  ['1.234', 1_234],
])('« %s » est un nombre', (texte, valeur) => {
  expect(nombre(texte)).toBe(valeur);
});

test.each(['58 O00', '12/03/2026', '1.23.456', 'l2', '58..000', '', '1234567890123'])(
  '« %s » n’est pas deviné',
  (texte) => {
    expect(nombre(texte)).toBeUndefined();
  },
);

/** A page of lines, each word ten points high at its place. */
function page(lignes: readonly (readonly (readonly [number, string])[])[]): Page {
  const mots = lignes.flatMap((ligne, i) =>
    ligne.flatMap(([x, texte]): Mot[] => {
      let debut = x;
      return texte.split(' ').map((mot) => {
        const place = {
          texte: mot,
          sur: 1,
          x: debut / 600,
          y: (40 + 20 * i) / 800,
          l: (mot.length * 5) / 600,
          h: 10 / 800,
        };
        debut += mot.length * 5 + 3;
        return place;
      });
    }),
  );
  return { largeur: 600, hauteur: 800, origine: 'texte', mots };
}

const AVIS = [
  [[40, 'Avis d’impôt 2026']],
  [[40, 'Situation M']],
  [
    [40, 'Nombre de parts'],
    [400, '2,00'],
  ],
  [
    [40, 'Revenu imposable'],
    [400, '52 200'],
  ],
  [
    [40, 'Impôt net'],
    [400, '3 000'],
  ],
] as const;

const lire = (lignes: Parameters<typeof page>[0]) => lireDocument([page(lignes)]);
const faitDe = (lignes: Parameters<typeof page>[0], chemin: string) =>
  lire(lignes)?.faits.find((fait) => fait.chemin === chemin)?.valeur;

test.each([
  ['texte', 'sur'],
  ['image', 'a_verifier'],
] as const)('deux lignes du même montant, lues sur une page de %s : %s', (origine, etat) => {
  const lignes = [
    ...AVIS,
    [
      [40, 'Revenu fiscal de référence'],
      [400, '52 200'],
    ],
  ] as const;
  const faits = lireDocument([{ ...page(lignes), origine }])?.faits ?? [];
  for (const chemin of ['avis.rfr', 'revenuNetImposable'])
    expect(faits.find((fait) => fait.chemin === chemin)).toMatchObject({ valeur: 52_200, etat });
});

describe('jamais un champ faux sans le dire', () => {
  test('un libellé que des mots inconnus entourent ne donne rien', () => {
    const ligne = [
      [40, 'Salaires du gardien'],
      [400, '58 000'],
    ] as const;
    expect(faitDe([...AVIS, ligne], 'foyer.declarant1.salaires')).toBeUndefined();
  });

  test('un montant dont rien ne dit à qui il est, dans un couple, est laissé avec sa raison', () => {
    const lecture = lire([
      ...AVIS,
      [
        [40, 'Salaires'],
        [400, '58 000'],
      ],
    ]);
    const raisons = lecture?.ecartes.filter(({ chemin }) => chemin.endsWith('.salaires')).map(({ raison }) => raison);
    expect(raisons).toEqual(['rien ne dit à qui est ce montant', 'rien ne dit à qui est ce montant']);
  });

  test('deux montants différents d’une même ligne s’annulent', () => {
    const lecture = lire([
      ...AVIS,
      [
        [40, 'Revenu fiscal de référence'],
        [400, '52 300'],
      ],
      [
        [40, 'RFR'],
        [400, '52 400'],
      ],
    ]);
    expect(lecture?.faits.some(({ chemin }) => chemin === 'avis.rfr')).toBe(false);
    expect(lecture?.ecartes.find(({ chemin }) => chemin === 'avis.rfr')?.raison).toContain('deux montants');
  });

  test('une somme qui ne tombe pas juste écarte ce que rien d’autre ne tient', () => {
    const seul = [...AVIS.filter(([[, texte]]) => texte !== 'Situation M'), [[40, 'Situation C']]] as const;
    const faux = [
      [
        [40, 'Salaires'],
        [400, '58 000'],
      ],
      [
        [40, 'Déduction de 10 %'],
        [400, '5 800'],
      ],
      [
        [40, 'Salaires nets'],
        [400, '52 000'],
      ],
    ] as const;
    expect(faitDe([...seul, ...faux], 'foyer.declarant1.salaires')).toBeUndefined();
  });

  test.each(['1 85 12 75 108 123 42', '185127510812342', '1851275108123 42', '2 90 07 2A 004 123 10'])(
    'le numéro %s n’est jamais un montant ni un dessin',
    (numero) => {
      const lecture = lire([
        ...AVIS,
        [
          [40, 'Salaires nets'],
          [300, numero],
        ],
      ]);
      const dit = JSON.stringify(lecture);
      for (const morceau of numero.split(' ').filter(({ length }) => length > 2))
        expect(dit).not.toContain(`"texte":"${morceau}`);
      expect(
        faitDe(
          [
            ...AVIS,
            [
              [40, 'Salaires nets'],
              [300, numero],
            ],
          ],
          'revenuNetImposable',
        ),
      ).toBe(52_200);
    },
  );
});

/** A return seen by a recogniser: where its words are, and what it made of them. */
const DECLARATION = [
  [[40, 'Déclaration des revenus 2025']],
  [
    [40, '7DB'],
    [100, '1 200'],
  ],
  [
    [40, '7UF'],
    [100, '300'],
  ],
] as const;
const casesLues = (...ligne: readonly (readonly [number, string])[]) => {
  const lu = lireDocument([{ ...page([...DECLARATION, ligne]), origine: 'image' }]);
  return {
    faits: Object.fromEntries(lu?.faits.map(({ chemin, valeur }) => [chemin, valeur]) ?? []),
    raison: lu?.ecartes.find(({ chemin }) => chemin.startsWith('foyer.'))?.raison,
  };
};

describe('une déclaration reconnue sur une image', () => {
  const reste = { 'foyer.emploi_domicile': 1_200, 'foyer.dons_66': 300 };
  test.each([
    [
      'le nom de la première case a manqué',
      [
        [100, '0'],
        [200, '1BS'],
      ],
      /avant ou après/,
    ],
    [
      'le nom de la seconde case se lit mal',
      [
        [40, '1AJ'],
        [70, '1B)'],
        [100, '28 115'],
      ],
      /signes illisibles séparent/,
    ],
    [
      'la fin du montant se lit mal',
      [
        [40, '1AJ'],
        [100, '11'],
        [114, '7oo'],
      ],
      /signes illisibles suivent/,
    ],
    [
      'rien de ce qui suit la case n’est un nombre',
      [
        [40, '1AJ'],
        [100, '3[2[4'],
      ],
      /ne se lit pas comme un montant/,
    ],
  ] as const)('%s : le champ reste vide, avec sa raison', (_, ligne, raison) => {
    const lues = casesLues(...ligne);
    expect(lues.faits).toEqual(reste);
    expect(lues.raison).toMatch(raison);
  });

  test('ce qui suit et se lit n’y change rien', () => {
    const lues = casesLues([40, '1AJ'], [100, '34 000'], [135, 'euros']);
    expect(lues.faits).toEqual({ ...reste, 'foyer.declarant1.salaires': 34_000 });
  });
});
