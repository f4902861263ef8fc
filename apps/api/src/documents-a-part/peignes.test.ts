import { lireDocument } from '@francis/documents';
import { afterAll, describe, expect, test } from 'vitest';
import { avisVrai, MISES_EN_PAGE_AVIS } from '../testing/documents/avis.ts';
import { type Cases, declarationDePapier, FAITS_DU_PAPIER } from '../testing/documents/declaration-papier.ts';
import { type Dessin, enPdf, enPdfNumerise } from '../testing/documents/papier.ts';
import { Reconnaisseur } from './image.ts';
import { lirePdf } from './pdf.ts';

const sansImage = {
  lire: async () => {
    throw new Error('these pages have their letters');
  },
};
const lire = async (dessin: Dessin) =>
  lireDocument(await lirePdf(new Uint8Array(enPdf([dessin])), sansImage, () => undefined));
const faitsDe = (lu: Awaited<ReturnType<typeof lire>>) =>
  Object.fromEntries(lu?.faits.map(({ chemin, valeur }) => [chemin, valeur]) ?? []);

const TETE: Dessin = (f) => {
  f.texte(40, 40, 'Formulaire 2042 — déclaration des revenus 2025, à remplir en euros et à rendre signée');
  f.texte(40, 70, '7DB', { corps: 9 });
  f.texte(80, 70, '1200');
};

/** Digits where they are put, after a heading that says what the paper is. */
const avec =
  (...mots: readonly (readonly [x: number, texte: string])[]): Dessin =>
  (f) => {
    TETE(f);
    for (const [x, texte] of mots) f.texte(x, 100, texte, { corps: 11 });
  };

describe('une déclaration où chaque chiffre a sa case, écrite par le fichier', () => {
  test.each<readonly [Cases, number]>([
    ['blancs', 13],
    ['blancs', 18],
    ['peigne', 13],
    ['boites', 15],
    ['barres', 13],
    ['une-suite', 13],
    ['milliers', 13],
    ['a-gauche', 13],
  ])('%s, au pas de %i : chaque montant est lu', async (cases, pas) => {
    const lu = await lire(declarationDePapier(cases, { pas }));
    expect(lu).toMatchObject({ type: 'declaration', annee: 2025, ecartes: [] });
    expect(faitsDe(lu)).toEqual(FAITS_DU_PAPIER);
    expect(lu?.faits.every(({ etat }) => etat === 'sur')).toBe(true);
  });

  const seul = { 'foyer.emploi_domicile': 1_200 };

  test.each<readonly [string, Dessin, RegExp]>([
    [
      'une case vide au milieu',
      avec([40, '1AJ'], [80, '3'], [93, '2'], [119, '0'], [132, '0']),
      /case est vide au milieu/,
    ],
    ['une case vide entre deux barres', avec([40, '1AJ'], [80, '|3|2||0|0|']), /case est vide au milieu/],
    ['des chiffres à des distances inégales', avec([40, '1AJ'], [80, '3'], [93, '2'], [112, '4']), /inégales/],
    [
      'un mot qui touche le premier chiffre',
      avec([40, 'Salaires du déclarant'], [156, '1'], [169, '2'], [182, '4'], [195, '0'], [240, '1AJ']),
      /premier chiffre/,
    ],
    ['deux chiffres dont rien ne montre les cases', avec([40, '1AJ'], [80, '4'], [93, '5']), /deux montants/],
    ['deux nombres d’un chiffre dans deux colonnes', avec([40, '1AJ'], [80, '4'], [160, '5']), /deux montants/],
    ['une barre prise pour un chiffre', avec([40, '1AJ'], [80, '3'], [93, '|2'], [106, '4l']), /./],
  ])('%s : le champ reste vide, avec sa raison', async (_, dessin, raison) => {
    const lu = await lire(dessin);
    expect(faitsDe(lu)).toEqual(seul);
    expect(lu?.ecartes).toEqual([
      expect.objectContaining({ chemin: 'foyer.declarant1.salaires', raison: expect.stringMatching(raison) }),
    ]);
  });

  test('un numéro de sécurité sociale en cases n’est ni un fait, ni un dessin', async () => {
    const numero = Array.from('185127812345642');
    const lu = await lire((f) => {
      TETE(f);
      f.texte(40, 100, '1AJ', { corps: 9 });
      numero.forEach((c, i) => f.texte(80 + 13 * i, 100, c, { corps: 11 }));
    });
    expect(faitsDe(lu)).toEqual(seul);
    expect(JSON.stringify(lu)).not.toContain('185');
    expect(lu?.pages[0]?.traits.filter(({ y }) => y > 0.1)).toHaveLength(1);
  });
});

const DROITE = { angle: 0, graine: 5 };

describe('la même, numérisée', () => {
  const reconnaisseur = new Reconnaisseur();
  afterAll(() => reconnaisseur.fermer());
  const numerises: readonly (readonly [Cases, number, number])[] = [
    ['blancs', 1.5, 4],
    ['boites', 1.5, 2],
    ['peigne', 0, 1],
    ['milliers', 0, 4],
    ['boites', 0, 1],
    ['peigne', -2, 1],
    ['a-gauche', 0, 2],
    ['blancs', 90, 4],
  ];
  const EN_LONG = process.env['FRANCIS_TEST_LONG'] === '1';
  const lues = new Map<string, ReturnType<typeof lirePdf>>();
  /** A scan takes seconds: the same one is read once. */
  const numerisee = (cases: Cases, angle: number): ReturnType<typeof lirePdf> => {
    const cle = `${cases} ${angle}`;
    const lue =
      lues.get(cle) ??
      lirePdf(
        new Uint8Array(enPdfNumerise(declarationDePapier(cases), { angle, graine: 3 })),
        reconnaisseur,
        () => undefined,
      );
    lues.set(cle, lue);
    return lue;
  };

  test.each(EN_LONG ? numerises : numerises.slice(0, 1))(
    '%s à %s° : au moins %i montants, aucun faux, et ce qui manque se dit',
    { timeout: 120_000 },
    async (cases, angle, combien) => {
      const lu = lireDocument(await numerisee(cases, angle));
      expect(FAITS_DU_PAPIER).toMatchObject(faitsDe(lu));
      expect(lu?.faits.length).toBeGreaterThanOrEqual(combien);
      expect(lu?.faits.every(({ etat }) => etat === 'a_verifier')).toBe(true);
      expect(lu?.ecartes.map(({ chemin }) => chemin)).toContain('declaration.autres_cases');
    },
  );

  test('la page qui suit se lit comme si elle était seule', { timeout: 120_000 }, async () => {
    const mise = MISES_EN_PAGE_AVIS[0];
    if (!mise) throw new Error('no layout');
    const avis = enPdfNumerise(mise(avisVrai(4)), DROITE);
    const neuf = new Reconnaisseur();
    const [seule] = await lirePdf(new Uint8Array(avis), neuf, () => undefined);
    await neuf.fermer();
    // The recogniser has read such a page already, unless this test runs alone.
    await numerisee('blancs', 1.5);
    const [apres] = await lirePdf(new Uint8Array(avis), reconnaisseur, () => undefined);
    expect(apres).toEqual(seule);
  });
});
