import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { createGunzip } from 'node:zlib';
import { FormeInattendue, type SourceCorpus, TAILLE_MAX_OCTETS } from '@francis/knowledge';
import { StartupError } from '../../platform/errors.ts';
import { lireTar } from './tar.ts';

/** A file to read, always met in the same order. */
export interface Fichier {
  /** From the folder or in the archive, with `/`. */
  readonly chemin: string;
  lire(): Promise<string>;
  /** The page beside a BOFiP document; undefined when there is none. */
  lirePage(): Promise<string | undefined>;
}

const PAGE = 'data.html';
const DOCUMENT = 'document.xml';

/** Name of the files that a source is made of. */
const VOULU: Record<SourceCorpus, (nom: string) => boolean> = {
  bofip: (nom) => nom === DOCUMENT,
  legi: (nom) => /^LEGIARTI\d+\.xml$/.test(nom),
  'service-public': (nom) => /^[FR]\d+\.xml$/.test(nom),
};

/** The files of a folder, of a `.tar.gz` or `.tar` archive as the publishers offer, or one file alone. */
export async function* parcourir(origine: string, source: SourceCorpus): AsyncGenerator<Fichier> {
  if ((await stat(origine)).isDirectory()) yield* parcourirDossier(origine, origine, VOULU[source]);
  else if (/\.(?:tar\.gz|tgz|tar)$/.test(origine)) yield* parcourirArchiveSaine(origine, source);
  else yield surDisque(dirname(origine), origine);
}

async function* parcourirDossier(
  racine: string,
  dossier: string,
  voulu: (nom: string) => boolean,
): AsyncGenerator<Fichier> {
  const entrees = await readdir(dossier, { withFileTypes: true });
  // The order of the letters' codes: it must not depend on the machine's language.
  entrees.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entree of entrees) {
    const chemin = join(dossier, entree.name);
    if (entree.isDirectory()) yield* parcourirDossier(racine, chemin, voulu);
    else if (entree.isFile() && voulu(entree.name)) yield surDisque(racine, chemin);
  }
}

async function lireSurDisque(chemin: string): Promise<string> {
  if ((await stat(chemin)).size > TAILLE_MAX_OCTETS) throw tropGros();
  return decoder(await readFile(chemin));
}

function surDisque(racine: string, chemin: string): Fichier {
  return {
    chemin: relative(racine, chemin).split(sep).join('/'),
    lire: () => lireSurDisque(chemin),
    lirePage: async () => {
      try {
        return await lireSurDisque(join(dirname(chemin), PAGE));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

async function* parcourirArchiveSaine(origine: string, source: SourceCorpus): AsyncGenerator<Fichier> {
  try {
    yield* parcourirArchive(origine, source);
  } catch (cause) {
    throw new StartupError(
      `L’archive « ${origine} » est abîmée ou incomplète. Ce qui a été lu est gardé ; téléchargez-la de nouveau, puis relancez.`,
      { cause },
    );
  }
}

async function* parcourirArchive(origine: string, source: SourceCorpus): AsyncGenerator<Fichier> {
  const flux = createReadStream(origine);
  const decompresse = origine.endsWith('.tar') ? flux : flux.pipe(createGunzip());
  flux.on('error', (error) => decompresse.destroy(error));
  const voulu = (chemin: string): boolean =>
    VOULU[source](basename(chemin)) || (source === 'bofip' && basename(chemin) === PAGE);
  // The two files of a BOFiP document are neighbours, in either order.
  const attente = new Map<string, { document?: Buffer; page?: Buffer }>();
  for await (const { chemin, contenu } of lireTar(
    decompresse,
    (c, taille) => voulu(c) && taille <= TAILLE_MAX_OCTETS,
  )) {
    if (source !== 'bofip') {
      yield enMemoire(chemin, contenu);
      continue;
    }
    const dossier = posix.dirname(chemin);
    const paire = { ...attente.get(dossier), [basename(chemin) === PAGE ? 'page' : 'document']: contenu };
    if (paire.document && paire.page) {
      attente.delete(dossier);
      yield enMemoire(posix.join(dossier, DOCUMENT), paire.document, paire.page);
    } else {
      attente.set(dossier, paire);
    }
  }
  for (const [dossier, { document }] of attente) {
    if (document) yield enMemoire(posix.join(dossier, DOCUMENT), document);
  }
}

const enMemoire = (chemin: string, contenu: Buffer, page?: Buffer): Fichier => ({
  chemin,
  lire: async () => decoder(contenu),
  lirePage: async () => (page === undefined ? undefined : decoder(page)),
});

/** UTF-8, as all three publishers write; the mark that some tools put first is not text. */
function decoder(octets: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(new Uint8Array(octets));
  } catch (cause) {
    throw new FormeInattendue('le fichier n’est pas en UTF-8', { cause });
  }
}

const tropGros = (): FormeInattendue => new FormeInattendue('le fichier est trop gros pour un texte officiel');
