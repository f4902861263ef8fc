import { z } from 'zod';

/** Days that an archive of a firm is kept once it is made. */
export const ARCHIVE_JOURS = 7;

const ETATS_ARCHIVE = ['attente', 'en_cours', 'prete', 'interrompue'] as const;

/** Everything of a firm as one file. */
export const ArchiveCabinet = z
  .object({
    id: z.uuid(),
    etat: z.enum(ETATS_ARCHIVE),
    auteur: z.string(),
    demandee_le: z.iso.datetime(),
    prete_le: z.iso.datetime().nullable(),
    expire_le: z.iso.datetime().nullable(),
    faits: z.int().describe('Dossiers déjà écrits.'),
    total: z.int().describe('Dossiers du cabinet ; zéro tant que rien n’est écrit.'),
    octets: z.int().nullable(),
    fichiers: z.int().nullable(),
    sha256: z.string().nullable().describe('Du fichier ZIP tel qu’il se télécharge.'),
  })
  .meta({ id: 'ArchiveCabinet' });
export type ArchiveCabinet = z.infer<typeof ArchiveCabinet>;

export const ArchivesCabinet = z
  .object({ archives: z.array(ArchiveCabinet).describe('De la dernière à la première.') })
  .meta({ id: 'ArchivesCabinet' });
export type ArchivesCabinet = z.infer<typeof ArchivesCabinet>;

export const ArchiveTelechargement = z.strictObject({
  password: z.string().max(1024).optional().describe('Absent, la session doit avoir prouvé son titulaire à l’instant.'),
});
