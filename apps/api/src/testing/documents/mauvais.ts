import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { enPdf, type Feuille } from './papier.ts';

/** A PDF of its objects, numbered from 1; the first is its catalogue. */
function ecrirePdf(objets: readonly (string | Buffer)[], plus = ''): Buffer {
  const morceaux: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let taille = morceaux[0]?.length ?? 0;
  objets.forEach((objet, i) => {
    places.push(taille);
    const corps = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(objet), Buffer.from('\nendobj\n')]);
    morceaux.push(corps);
    taille += corps.length;
  });
  const lignes = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  morceaux.push(
    Buffer.from(
      `xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${lignes}trailer\n<< /Size ${objets.length + 1} /Root 1 0 R ${plus} >>\nstartxref\n${taille}\n%%EOF`,
    ),
  );
  return Buffer.concat(morceaux);
}

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>';
const flux = (contenu: Buffer, filtre = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${contenu.length} ${filtre} >>\nstream\n`),
    contenu,
    Buffer.from('\nendstream'),
  ]);

const empreinte = (texte: string): string => createHash('sha256').update(texte).digest('hex');

/** Opens with a password that nobody has. */
export function chiffre(): Buffer {
  const id = empreinte('id').slice(0, 32);
  const cle = `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${empreinte('o')}> /U <${empreinte('u')}> >>`;
  const objets = ['<< /Type /Catalog /Pages 2 0 R >>', PAGES, PAGE, flux(Buffer.from('BT ET')), cle];
  return ecrirePdf(objets, `/Encrypt 5 0 R /ID [<${id}> <${id}>]`);
}

export function scripte(): Buffer {
  const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  return ecrirePdf([
    `<< /Type /Catalog /Pages 2 0 R /OpenAction ${action} >>`,
    PAGES,
    PAGE,
    flux(Buffer.from('BT ET')),
  ]);
}

/** Carries another file inside. */
export function avecUnFichier(): Buffer {
  const noms = '/Names << /EmbeddedFiles << /Names [(autre.txt) 5 0 R] >> >>';
  return ecrirePdf([
    `<< /Type /Catalog /Pages 2 0 R ${noms} >>`,
    PAGES,
    PAGE,
    flux(Buffer.from('BT ET')),
    '<< /Type /Filespec /F (autre.txt) /EF << /F 6 0 R >> >>',
    flux(Buffer.from('autre'), '/Type /EmbeddedFile'),
  ]);
}

const GONFLE = 600_000_000;

/** Less than a megabyte that swells to more than the reader may hold. */
export function bombe(): Buffer {
  const contenu = deflateSync(Buffer.alloc(GONFLE, '('), { level: 9 });
  return ecrirePdf(['<< /Type /Catalog /Pages 2 0 R >>', PAGES, PAGE, flux(contenu, '/Filter /FlateDecode')]);
}

export const executable = (): Buffer => Buffer.from('MZ\u0090\u0000\u0003 renamed to avis.pdf');

const PAGES_DE_TROP = 21;
export const deTropDePages = (): Buffer =>
  enPdf(Array.from({ length: PAGES_DE_TROP }, (_, i) => (f: Feuille) => f.texte(40, 60, `Page ${i + 1}`)));

export const sansRapport = (): Buffer =>
  enPdf([
    (f) => {
      [
        'Recette de la tarte aux pommes',
        'Éplucher 6 pommes',
        'Ajouter 120 g de sucre',
        'Cuire 35 minutes à 180 degrés',
      ].forEach((ligne, i) => f.texte(40, 80 + 20 * i, ligne));
    },
  ]);
