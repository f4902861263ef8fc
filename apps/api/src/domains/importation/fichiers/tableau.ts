import { ApiError } from '../../../platform/errors.ts';
import { lireCsv } from './csv.ts';
import { lireXlsx } from './xlsx.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const CLASSEURS = ['.xlsx', '.xlsm', '.xltx'] as const;
/** Excel before 2007: another format altogether. */
const ANCIEN_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const FAUX_CLASSEUR =
  'Ce fichier porte un nom de classeur Excel (.xlsx), mais son contenu n’en est pas un. Si c’est un CSV, renommez-le en .csv ; sinon, ouvrez-le dans un tableur et enregistrez-le en .xlsx.';

/**
 * The lines of a file, by what it is; one without any cell is skipped, its rank kept. A text that is named as a workbook
 * is refused: read as a table, it would be offered as one column of nonsense.
 */
export async function* lireTableau(fichier: Buffer, nom = ''): AsyncGenerator<{ rang: number; cellules: string[] }> {
  if (fichier.subarray(0, ANCIEN_EXCEL.length).equals(ANCIEN_EXCEL))
    throw new ApiError('IMPORT_ILLISIBLE', {
      detail: 'Ce classeur est à l’ancien format d’Excel (.xls). Enregistrez-le en .xlsx ou en CSV.',
    });
  const archive = fichier.subarray(0, ZIP.length).equals(ZIP);
  if (!archive && CLASSEURS.some((fin) => nom.toLowerCase().endsWith(fin)))
    throw new ApiError('IMPORT_ILLISIBLE', { detail: FAUX_CLASSEUR });
  const lignes = archive ? lireXlsx(fichier) : lireCsv(fichier);
  let rang = 0;
  for await (const ligne of lignes) {
    rang += 1;
    const cellules = ligne.map((cellule) => cellule.trim());
    if (cellules.some((cellule) => cellule !== '')) yield { rang, cellules };
  }
}
