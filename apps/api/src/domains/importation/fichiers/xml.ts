import { SaxesParser } from 'saxes';
import { ApiError } from '../../../platform/errors.ts';

/** Longer than any cell: a text that does not end is no spreadsheet, and is not kept growing. */
const SANS_BALISE_MAX = 1024 * 1024;
/** A spreadsheet nests its elements eight deep. Each one that is open is kept in memory. */
const PROFONDEUR_MAX = 64;

interface Lecture {
  readonly ouvrir?: (nom: string, attributs: Readonly<Record<string, string>>) => void;
  readonly fermer?: (nom: string) => void;
  readonly texte?: (texte: string) => void;
}

/**
 * Reads XML as it comes; names lose their prefix. After each block the caller has its hand, and so has the event loop.
 * No entity is expanded but those of XML itself. @throws ApiError IMPORT_ILLISIBLE.
 */
export async function* parcourirXml(
  blocs: AsyncIterable<Buffer>,
  { ouvrir, fermer, texte }: Lecture,
): AsyncGenerator<void> {
  const parseur = new SaxesParser<{ xmlns: false; fragment: false }>({ xmlns: false, fragment: false });
  parseur.on('error', (cause) => {
    throw new ApiError('IMPORT_ILLISIBLE', { cause });
  });
  parseur.on('doctype', () => {
    throw new ApiError('IMPORT_ILLISIBLE');
  });
  let profondeur = 0;
  parseur.on('opentag', ({ name, attributes }) => {
    profondeur += 1;
    if (profondeur > PROFONDEUR_MAX) throw new ApiError('IMPORT_ILLISIBLE');
    ouvrir?.(sansPrefixe(name), attributes);
  });
  parseur.on('closetag', ({ name }) => {
    profondeur -= 1;
    fermer?.(sansPrefixe(name));
  });
  if (texte) {
    parseur.on('text', texte);
    parseur.on('cdata', texte);
  }
  const decodeur = new TextDecoder('utf-8');
  let sansBalise = 0;
  for await (const bloc of blocs) {
    const derniere = bloc.lastIndexOf(0x3c);
    sansBalise = derniere < 0 ? sansBalise + bloc.length : bloc.length - derniere;
    if (sansBalise > SANS_BALISE_MAX) throw new ApiError('IMPORT_ILLISIBLE');
    parseur.write(decodeur.decode(bloc, { stream: true }));
    yield;
  }
  parseur.close();
}

const sansPrefixe = (nom: string): string => nom.slice(nom.indexOf(':') + 1);

/** Reads to the end. */
export async function tout(parcours: AsyncGenerator<void>): Promise<void> {
  for (let pas = await parcours.next(); pas.done !== true; pas = await parcours.next());
}
