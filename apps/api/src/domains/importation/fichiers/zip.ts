import { createInflateRaw } from 'node:zlib';
import { ApiError } from '../../../platform/errors.ts';

const FIN = 0x06054b50;
const ENTREE = 0x02014b50;
const LOCALE = 0x04034b50;
const COMMENTAIRE_MAX = 65_535;
const TAILLE_FIN = 22;
const ENTREES_MAX = 2_000;
const TEL_QUEL = 0;
const COMPRESSE = 8;
const CHIFFREE = 1;

export interface EntreeZip {
  readonly nom: string;
  readonly methode: number;
  readonly octets: Buffer;
}

/**
 * The entries of a ZIP, compressed still: nothing is inflated before it is asked for.
 * @throws ApiError IMPORT_ILLISIBLE for what is not a plain ZIP, IMPORT_TROP_LOURD for too many entries.
 */
export function lireZip(zip: Buffer): ReadonlyMap<string, EntreeZip> {
  const fin = chercherFin(zip);
  const nombre = zip.readUInt16LE(fin + 10);
  if (nombre > ENTREES_MAX) throw new ApiError('IMPORT_TROP_LOURD');
  const entrees = new Map<string, EntreeZip>();
  let ici = zip.readUInt32LE(fin + 16);
  for (let i = 0; i < nombre; i += 1) {
    if (ici + 46 > zip.length || zip.readUInt32LE(ici) !== ENTREE) throw new ApiError('IMPORT_ILLISIBLE');
    const [drapeaux, methode] = [zip.readUInt16LE(ici + 8), zip.readUInt16LE(ici + 10)];
    const taille = zip.readUInt32LE(ici + 20);
    const [nomLong, plus, commentaire] = [28, 30, 32].map((ou) => zip.readUInt16LE(ici + ou));
    const nom = zip.toString('utf8', ici + 46, ici + 46 + (nomLong ?? 0));
    const locale = zip.readUInt32LE(ici + 42);
    if ((drapeaux & CHIFFREE) !== 0 || locale + 30 > zip.length || zip.readUInt32LE(locale) !== LOCALE)
      throw new ApiError('IMPORT_ILLISIBLE');
    const debut = locale + 30 + zip.readUInt16LE(locale + 26) + zip.readUInt16LE(locale + 28);
    if (debut + taille > zip.length) throw new ApiError('IMPORT_ILLISIBLE');
    entrees.set(nom.replace(/^\//, ''), { nom, methode, octets: zip.subarray(debut, debut + taille) });
    ici += 46 + (nomLong ?? 0) + (plus ?? 0) + (commentaire ?? 0);
  }
  return entrees;
}

function chercherFin(zip: Buffer): number {
  const plusBas = Math.max(0, zip.length - TAILLE_FIN - COMMENTAIRE_MAX);
  for (let ici = zip.length - TAILLE_FIN; ici >= plusBas; ici -= 1) if (zip.readUInt32LE(ici) === FIN) return ici;
  throw new ApiError('IMPORT_ILLISIBLE');
}

/**
 * What an entry holds, block by block, inflated away from the event loop.
 * @param max bytes beyond which it is a bomb, whatever its heading says. @throws ApiError IMPORT_TROP_LOURD.
 */
export async function* decompresser({ methode, octets }: EntreeZip, max: number): AsyncGenerator<Buffer> {
  if (methode === TEL_QUEL) {
    if (octets.length > max) throw new ApiError('IMPORT_TROP_LOURD');
    yield octets;
    return;
  }
  if (methode !== COMPRESSE) throw new ApiError('IMPORT_ILLISIBLE');
  const flux = createInflateRaw({ chunkSize: 64 * 1024 });
  flux.end(octets);
  let total = 0;
  try {
    for await (const bloc of flux) {
      if (!Buffer.isBuffer(bloc)) continue;
      total += bloc.length;
      if (total > max) throw new ApiError('IMPORT_TROP_LOURD');
      yield bloc;
    }
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError('IMPORT_ILLISIBLE', { cause });
  } finally {
    flux.destroy();
  }
}
