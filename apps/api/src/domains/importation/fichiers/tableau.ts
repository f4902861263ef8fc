import { ApiError } from '../../../platform/errors.ts';
import { lireCsv } from './csv.ts';
import { lireXlsx } from './xlsx.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** Excel before 2007: another format altogether. */
const ANCIEN_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** The lines of a file, by what it is and not by its name; one without any cell is skipped, its rank kept. */
export async function* lireTableau(fichier: Buffer): AsyncGenerator<{ rang: number; cellules: string[] }> {
  if (fichier.subarray(0, ANCIEN_EXCEL.length).equals(ANCIEN_EXCEL))
    throw new ApiError('IMPORT_ILLISIBLE', {
      detail: 'Ce classeur est à l’ancien format d’Excel (.xls). Enregistrez-le en .xlsx ou en CSV.',
    });
  const lignes = fichier.subarray(0, ZIP.length).equals(ZIP) ? lireXlsx(fichier) : lireCsv(fichier);
  let rang = 0;
  for await (const ligne of lignes) {
    rang += 1;
    const cellules = ligne.map((cellule) => cellule.trim());
    if (cellules.some((cellule) => cellule !== '')) yield { rang, cellules };
  }
}
