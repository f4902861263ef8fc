import type { Dessin, Feuille } from './papier.ts';

/** How a form holds one digit a box. */
export type Cases = 'blancs' | 'peigne' | 'boites' | 'barres' | 'une-suite' | 'milliers' | 'a-gauche';

interface LigneDePapier {
  readonly libelle: string;
  readonly cases: readonly (readonly [code: string, montant: string])[];
}

export const LIGNES_DE_PAPIER: readonly LigneDePapier[] = [
  {
    libelle: 'Traitements et salaires',
    cases: [
      ['1AJ', '32400'],
      ['1BJ', '28115'],
    ],
  },
  {
    libelle: 'Pensions, retraites',
    cases: [
      ['1AS', '0'],
      ['1BS', '11700'],
    ],
  },
  {
    libelle: 'Frais réels',
    cases: [
      ['1AK', '4111'],
      ['1BK', ''],
    ],
  },
  { libelle: 'Dons aux œuvres', cases: [['7UF', '40']] },
  { libelle: 'Emploi à domicile', cases: [['7DB', '1071']] },
];

/** What the paper says, by fact. */
export const FAITS_DU_PAPIER: Readonly<Record<string, number>> = {
  'foyer.declarant1.salaires': 32_400,
  'foyer.declarant2.salaires': 28_115,
  'foyer.declarant1.pensions_retraite': 0,
  'foyer.declarant2.pensions_retraite': 11_700,
  'foyer.declarant1.frais_reels': 4_111,
  'foyer.dons_66': 40,
  'foyer.emploi_domicile': 1_071,
};

const CASES = 8;
const COLONNES = [200, 390] as const;
const CORPS = 11;
/** Of a digit in its box. */
const RETRAIT = 3.3;

function montantEnCases(f: Feuille, x: number, y: number, montant: string, cases: Cases, pas: number): void {
  const chiffres = Array.from(montant);
  if (cases === 'une-suite') return f.texte(x, y, chiffres.join(' '), { corps: CORPS });
  if (cases === 'barres') return f.texte(x, y, `|${chiffres.join('|')}|`, { corps: CORPS });
  const premiere = cases === 'a-gauche' ? 0 : CASES - chiffres.length;
  chiffres.forEach((chiffre, i) => {
    const milliers = cases === 'milliers' ? 6 * Math.floor((CASES + 1 - (chiffres.length - i)) / 3) : 0;
    f.texte(x + pas * (premiere + i) + milliers + RETRAIT, y, chiffre, { corps: CORPS });
  });
  if (cases !== 'peigne' && cases !== 'boites') return;
  const [haut, h] = cases === 'boites' ? [y - 12, 16] : [y - 3, 7];
  f.trait(x, y + 3.5, pas * CASES);
  if (cases === 'boites') f.trait(x, haut, pas * CASES);
  for (let i = 0; i <= CASES; i += 1) f.barre(x + pas * i, haut, h);
}

/** A return on paper: each digit of its amounts in its own box. */
export const declarationDePapier =
  (cases: Cases, { pas = 13, lignes = LIGNES_DE_PAPIER } = {}): Dessin =>
  (f) => {
    f.texte(40, 50, 'DÉCLARATION DES REVENUS 2025', { gras: true, corps: 14 });
    f.texte(420, 50, 'N° 2042');
    f.texte(40, 75, 'À remplir en euros, un chiffre par case. Vérifiez les montants déjà inscrits.');
    lignes.forEach(({ libelle, cases: siennes }, i) => {
      const y = 120 + 34 * i;
      f.texte(40, y, libelle);
      siennes.forEach(([code, montant], k) => {
        const x = COLONNES[k] ?? 0;
        f.texte(x, y, code, { gras: true, corps: 9 });
        montantEnCases(f, x + 30, y, montant, cases, pas);
      });
    });
  };
