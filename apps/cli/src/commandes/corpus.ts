import { resolve } from 'node:path';
import { ouvrirImportCorpus } from '@francis/api/cas-usage';
import { SOURCES_CORPUS } from '@francis/knowledge';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** One line of progress a second is enough to see that it lives. */
const ENTRE_DEUX_LIGNES_MS = 1_000;

/** `francis corpus importer`: official open data into the database of this instance, then its search index. */
export async function commandeCorpus(args: string[], terminal: Terminal, ouvrir = ouvrirImportCorpus): Promise<number> {
  const { values, positionals } = lireOptions(args, {
    source: { type: 'string' },
    dossier: { type: 'string' },
    fichier: { type: 'string' },
  });
  if (positionals.join(' ') !== 'importer')
    throw new UsageError('écrivez « francis corpus importer --source … --dossier … »');
  const source = SOURCES_CORPUS.find((nom) => nom === values.source);
  if (!source) throw new UsageError(`la source est ${SOURCES_CORPUS.join(', ')}`);
  const origine = values.dossier ?? values.fichier;
  if (origine === undefined || (values.dossier !== undefined && values.fichier !== undefined)) {
    throw new UsageError('donnez un dossier avec --dossier, ou un fichier avec --fichier');
  }
  const dire = (texte: string): void => void terminal.erreur.write(`${texte}\n`);
  const direParfois = limiter(dire);
  const { importerDepuis, estRefus } = await ouvrir();
  try {
    const bilan = await importerDepuis(
      terminal.environnement,
      { source, origine: resolve(origine) },
      {
        surProgression: ({ fichiers, passages }) =>
          direParfois(`${fichiers} fichiers lus, ${passages} passages écrits`),
        surRefus: (chemin, raison) => dire(`${chemin} : ${raison}`),
        surIndexation: (faits) => direParfois(`index de recherche : ${faits}`),
      },
    );
    const { fichiers, passages, refuses, repris } = bilan;
    if (repris > 0) dire(`Import repris : ${repris} fichiers étaient déjà lus.`);
    if (fichiers === 0) {
      dire(`francis corpus : aucun fichier de la source ${source} dans « ${origine} ».`);
      return 1;
    }
    terminal.sortie.write(`${JSON.stringify({ source, fichiers, passages, refuses })}\n`);
    return refuses > 0 ? 1 : 0;
  } catch (erreur) {
    if (!estRefus(erreur)) throw erreur;
    dire(`francis corpus : ${erreur.message}`);
    return 1;
  }
}

function limiter(dire: (texte: string) => void): (texte: string) => void {
  let dernier = Number.NEGATIVE_INFINITY;
  return (texte) => {
    const maintenant = performance.now();
    if (maintenant - dernier < ENTRE_DEUX_LIGNES_MS) return;
    dernier = maintenant;
    dire(texte);
  };
}
