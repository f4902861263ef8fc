import { IMPORT_COLONNES_MAX } from '@francis/contract';
import { ApiError } from '../../../platform/errors.ts';
import { cutText } from '../../../platform/text.ts';
import { CELLULE_MAX } from './csv.ts';
import { type Formats, lireFormats } from './formats.ts';
import { parcourirXml, tout } from './xml.ts';
import { decompresser, type EntreeZip, lireZip } from './zip.ts';

const Mo = 1024 * 1024;
const FEUILLE_MAX = 256 * Mo;
const TEXTES_MAX = 64 * Mo;
const PETIT_MAX = 8 * Mo;

/** A formula that no spreadsheet computed is not an empty cell: it reads as one that failed. */
const SANS_VALEUR = '#CALC!';

/**
 * The lines of the first sheet of a workbook, as texts: a date as `2026-11-20`, a number with a point. A formula gives
 * the value that the spreadsheet had computed. @throws ApiError IMPORT_ILLISIBLE, IMPORT_TROP_LOURD, IMPORT_TROP_DE_LIGNES.
 */
export async function* lireXlsx(fichier: Buffer): AsyncGenerator<string[]> {
  const entrees = lireZip(fichier);
  const { feuille, depuis1904 } = await premiereFeuille(entrees);
  const textes = await textesPartages(entrees.get('xl/sharedStrings.xml'));
  const formats = await lireFormats(entrees.get('xl/styles.xml'), { max: PETIT_MAX, depuis1904 });
  yield* lireFeuille(feuille, { textes, formats });
}

async function premiereFeuille(entrees: ReadonlyMap<string, EntreeZip>) {
  const [classeur, liens] = [entrees.get('xl/workbook.xml'), entrees.get('xl/_rels/workbook.xml.rels')];
  if (!classeur || !liens) throw new ApiError('IMPORT_ILLISIBLE');
  let lien: string | undefined;
  let depuis1904 = false;
  await tout(
    parcourirXml(decompresser(classeur, PETIT_MAX), {
      ouvrir: (nom, attributs) => {
        if (nom === 'sheet')
          lien ??= attributs['r:id'] ?? Object.entries(attributs).find(([cle]) => cle.endsWith(':id'))?.[1];
        if (nom === 'workbookPr') depuis1904 = ['1', 'true'].includes(attributs['date1904'] ?? '');
      },
    }),
  );
  let cible: string | undefined;
  await tout(
    parcourirXml(decompresser(liens, PETIT_MAX), {
      ouvrir: (nom, { Id, Target }) => {
        if (nom === 'Relationship' && Id === lien) cible = Target;
      },
    }),
  );
  const chemin = cible?.startsWith('/') ? cible.slice(1) : `xl/${cible ?? ''}`;
  const feuille = entrees.get(chemin);
  if (!feuille) throw new ApiError('IMPORT_ILLISIBLE');
  return { feuille, depuis1904 };
}

async function textesPartages(entree: EntreeZip | undefined): Promise<readonly string[]> {
  const textes: string[] = [];
  if (!entree) return textes;
  let courant = '';
  let dedans = false;
  let lecture = false;
  await tout(
    parcourirXml(decompresser(entree, TEXTES_MAX), {
      ouvrir: (nom) => {
        if (nom === 'si') [courant, dedans] = ['', true];
        // The reading of ideograms is not the text.
        if (nom === 'rPh') dedans = false;
        lecture = nom === 't' && dedans;
      },
      texte: (texte) => {
        if (lecture) courant = cutText(courant + texte, CELLULE_MAX);
      },
      fermer: (nom) => {
        if (nom === 't') lecture = false;
        if (nom === 'rPh') dedans = true;
        if (nom === 'si') textes.push(courant);
      },
    }),
  );
  return textes;
}

interface Sens {
  readonly textes: readonly string[];
  readonly formats: Formats;
}

async function* lireFeuille(entree: EntreeZip, { textes, formats }: Sens): AsyncGenerator<string[]> {
  let [ligne, pretes]: [string[], string[][]] = [[], []];
  let [colonne, type, style, valeur, lecture] = [0, 'n', -1, '', false];
  let [formule, calculee] = [false, false];
  const finir = (): void => {
    if (colonne >= IMPORT_COLONNES_MAX) {
      if (valeur.trim() !== '') throw new ApiError('IMPORT_TROP_DE_LIGNES');
      return;
    }
    while (ligne.length < colonne) ligne.push('');
    ligne[colonne] = formule && !calculee ? SANS_VALEUR : lireCellule(valeur, { type, style, textes, formats });
  };
  const xml = parcourirXml(decompresser(entree, FEUILLE_MAX), {
    ouvrir: (nom, attributs) => {
      if (nom === 'row') [ligne, colonne] = [[], -1];
      if (nom === 'c') {
        colonne = attributs['r'] === undefined ? colonne + 1 : colonneDe(attributs['r']);
        [type, style, valeur] = [attributs['t'] ?? 'n', Number(attributs['s'] ?? -1), ''];
        [formule, calculee] = [false, false];
      }
      formule ||= nom === 'f';
      calculee ||= nom === 'v';
      lecture = nom === 'v' || nom === 't';
    },
    texte: (texte) => {
      if (lecture) valeur = cutText(valeur + texte, CELLULE_MAX);
    },
    fermer: (nom) => {
      lecture = false;
      if (nom === 'c') finir();
      if (nom === 'row') pretes.push(ligne);
    },
  });
  for (let pas = await xml.next(); pas.done !== true; pas = await xml.next()) {
    const lues = pretes;
    pretes = [];
    yield* lues;
  }
  yield* pretes;
}

interface Cellule extends Sens {
  readonly type: string;
  readonly style: number;
}

function lireCellule(valeur: string, { type, style, textes, formats }: Cellule): string {
  if (type === 's') return textes[Number(valeur)] ?? '';
  if (type === 'b') return valeur === '1' ? 'Oui' : 'Non';
  if (type !== 'n' || valeur === '') return valeur;
  return formats.ecrire(valeur, style);
}

/** `C12` → 2. */
function colonneDe(adresse: string): number {
  let colonne = 0;
  for (const lettre of adresse) {
    const rang = lettre.charCodeAt(0) - 64;
    if (rang < 1 || rang > 26 || colonne > 26 ** 3) break;
    colonne = colonne * 26 + rang;
  }
  return colonne - 1;
}
