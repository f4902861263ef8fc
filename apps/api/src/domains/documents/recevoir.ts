import type { MultipartFile } from '@fastify/multipart';
import { TAILLE_MAX_DOCUMENT_OCTETS } from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';

/** What a form that deposits a document may hold. */
export const LIMITES_DU_DEPOT = {
  fileSize: TAILLE_MAX_DOCUMENT_OCTETS,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 100,
  fieldNameSize: 50,
} as const;
/** The file, and the little that surrounds it. */
export const CORPS_DU_DEPOT_MAX = TAILLE_MAX_DOCUMENT_OCTETS + 64 * 1024;

export interface FichierRecu {
  readonly octets: Buffer;
  /** The other fields of the form. */
  readonly champs: ReadonlyMap<string, string>;
}

/** The one file of a request, in its field « fichier ». @throws ApiError DOCUMENT_ABSENT, DOCUMENT_TROP_LOURD… */
export async function recevoirFichier(request: FastifyRequest): Promise<FichierRecu> {
  if (!request.isMultipart())
    throw new ApiError('TYPE_NON_ACCEPTE', { detail: 'Le dépôt doit être en multipart/form-data.' });
  const annonce = Number(request.headers['content-length']);
  if (annonce > CORPS_DU_DEPOT_MAX) throw new ApiError('DOCUMENT_TROP_LOURD');
  let octets: Buffer | undefined;
  const champs = new Map<string, string>();
  try {
    for await (const partie of request.parts()) {
      if (partie.type === 'file') octets = await enMemoire(partie, octets);
      else if (typeof partie.value === 'string') champs.set(partie.fieldname, partie.value);
    }
  } catch (cause) {
    throw enRefus(cause);
  }
  if (octets === undefined) throw new ApiError('DOCUMENT_ABSENT');
  return { octets, champs };
}

async function enMemoire(partie: MultipartFile, deja: Buffer | undefined): Promise<Buffer | undefined> {
  if (partie.fieldname === 'fichier') return partie.toBuffer();
  partie.file.resume();
  return deja;
}

const TROP = new Set(['FST_REQ_FILE_TOO_LARGE', 'FST_ERR_CTP_BODY_TOO_LARGE']);

function enRefus(cause: unknown): Error {
  if (cause instanceof ApiError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (TROP.has(code)) return new ApiError('DOCUMENT_TROP_LOURD', { cause });
  return new ApiError('REQUETE_INVALIDE', { detail: 'Le dépôt est mal formé.', cause });
}
