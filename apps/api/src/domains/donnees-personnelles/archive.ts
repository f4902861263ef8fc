import type { ExportDonnees } from '@francis/contract';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { toCsv } from '../../platform/csv.ts';

export const NOM_JSON = 'francis-mes-donnees.json';
export const NOM_ARCHIVE = 'francis-mes-donnees.zip';

const BLOC = 65_536;

/** The export as a ZIP, made as it is read: other requests are served between two blocks. */
export async function* archiver(donnees: ExportDonnees): AsyncGenerator<Uint8Array> {
  const faits: Uint8Array[] = [];
  const zip = new Zip((erreur, bloc) => {
    if (erreur) throw erreur;
    faits.push(bloc);
  });
  for (const { nom, contenu } of fichiers(donnees)) {
    const entree = new ZipDeflate(nom, { level: 6 });
    entree.mtime = donnees.exporteLe;
    zip.add(entree);
    const octets = strToU8(contenu);
    for (let depuis = 0; depuis === 0 || depuis < octets.length; depuis += BLOC) {
      entree.push(octets.subarray(depuis, depuis + BLOC), depuis + BLOC >= octets.length);
      yield* faits.splice(0);
      await new Promise(setImmediate);
    }
  }
  zip.end();
  yield* faits.splice(0);
}

/** One file per table that has rows, beside the same JSON as the route that gives it alone. */
function* fichiers(donnees: ExportDonnees): Generator<{ nom: string; contenu: string }> {
  yield { nom: 'lisez-moi.txt', contenu: presenter(donnees) };
  yield { nom: NOM_JSON, contenu: JSON.stringify(donnees, null, 2) };
  for (const [table, lignes] of Object.entries(donnees.tables)) {
    if (lignes.length > 0) yield { nom: `csv/${table}.csv`, contenu: toCsv(lignes) };
  }
}

function presenter({ exporteLe, tables }: ExportDonnees): string {
  const lignes = Object.entries(tables).map(([table, { length }]) =>
    length === 0 ? `- ${table} : aucune ligne` : `- csv/${table}.csv : ${length} ligne${length > 1 ? 's' : ''}`,
  );
  return `Vos données Francis, le ${exporteLe} (heure universelle).

${NOM_JSON} contient tout, pour un programme.
Le dossier csv contient la même chose, table par table, pour un tableur : point-virgule, virgule décimale, UTF-8.
Dans les fichiers CSV, un texte qu’un tableur prendrait pour une formule commence par une apostrophe.
Mots de passe, secrets et jetons n’y sont pas : ils ouvriraient votre compte.
Un document déposé n’y est pas : ce qui y a été lu, si, et le fichier que vous gardez se télécharge depuis sa page.

${lignes.join('\n')}
`;
}
