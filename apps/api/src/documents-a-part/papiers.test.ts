import { createCanvas } from '@napi-rs/canvas';
import { lireDocument, type LectureDeDocument } from '@francis/documents';
import { afterAll, describe, expect, test } from 'vitest';
import { avisVrai, faitsVraisDeLAvis, MISES_EN_PAGE_AVIS } from '../testing/documents/avis.ts';
import { bulletinVrai, faitsVraisDuBulletin, MISES_EN_PAGE_BULLETIN } from '../testing/documents/bulletins.ts';
import { type Dessin, enPdf, enPdfNumerise } from '../testing/documents/papier.ts';
import { Reconnaisseur } from './image.ts';
import { lirePdf } from './pdf.ts';

interface Papier {
  readonly nom: string;
  readonly dessin: Dessin;
  readonly vrais: ReadonlyMap<string, number | string>;
}

const papierAvis = (i: number): Papier => {
  const mise = MISES_EN_PAGE_AVIS[i % MISES_EN_PAGE_AVIS.length];
  if (!mise) throw new Error('no layout');
  const vrai = avisVrai(i);
  return { nom: `avis ${mise.name} ${i}`, dessin: mise(vrai), vrais: faitsVraisDeLAvis(vrai) };
};
const papierBulletin = (i: number): Papier => {
  const mise = MISES_EN_PAGE_BULLETIN[i % MISES_EN_PAGE_BULLETIN.length];
  if (!mise) throw new Error('no layout');
  const vrai = bulletinVrai(i);
  return { nom: `bulletin ${mise.name} ${i}`, dessin: mise(vrai), vrais: faitsVraisDuBulletin(vrai) };
};

/** Eighteen notices and twelve pay slips over seven layouts. */
const PAPIERS: readonly Papier[] = [
  ...Array.from({ length: 18 }, (_, i) => papierAvis(i)),
  ...Array.from({ length: 12 }, (_, i) => papierBulletin(i)),
];
const ANGLES = [1.5, -2, 0, 90, -1, 180] as const;
const numerises = PAPIERS.filter((_, i) => i % 3 === 1);
/** A scan takes seconds: the whole third is read by the long run. */
const LUS = process.env['FRANCIS_TEST_LONG'] === '1' ? numerises : numerises.slice(0, 1);

const reconnaisseur = new Reconnaisseur();
afterAll(() => reconnaisseur.fermer());

const lire = async (octets: Buffer): Promise<LectureDeDocument | undefined> =>
  lireDocument(await lirePdf(new Uint8Array(octets), reconnaisseur, () => undefined));

/** What was read otherwise than it is written. */
const fautes = (lecture: LectureDeDocument | undefined, vrais: Papier['vrais']) =>
  (lecture?.faits ?? []).filter(({ chemin, valeur }) => vrais.get(chemin) !== valeur);

describe('trente avis et bulletins, sept mises en page', () => {
  test.each(PAPIERS)('$nom : chaque champ juste, ou laissé vide', async ({ dessin, vrais }) => {
    const lecture = await lire(enPdf([dessin]));
    expect(fautes(lecture, vrais)).toEqual([]);
    expect(lecture?.faits.length).toBeGreaterThanOrEqual(9);
  });

  test.each(LUS.map((papier, i) => ({ ...papier, angle: ANGLES[i % ANGLES.length] ?? 0, graine: i })))(
    '$nom numérisé à $angle° : aucun champ faux sans le dire',
    { timeout: 120_000 },
    async ({ dessin, vrais, angle, graine }) => {
      const lecture = await lire(enPdfNumerise(dessin, { angle, graine }));
      expect(fautes(lecture, vrais).filter(({ etat }) => etat === 'sur')).toEqual([]);
      expect(fautes(lecture, vrais)).toEqual([]);
      expect(lecture?.faits.length).toBeGreaterThanOrEqual(5);
    },
  );
});

test('une page blanche n’est aucun document', async () => {
  const lue = await reconnaisseur.lire(createCanvas(600, 850));
  expect(lireDocument([lue])).toBeUndefined();
});
