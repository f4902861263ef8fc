import { createHash, randomBytes } from 'node:crypto';
import { ARCHIVE_JOURS } from '@francis/contract';
import { z } from 'zod';
import type { JobKind, JobRun } from '../../platform/jobs/index.ts';
import { openStream, sealStream } from '../../platform/storage/sealed-stream.ts';
import { writeZip, type ZipEntry } from '../../platform/zip.ts';
import { dansCabinet } from '../cabinet/index.ts';
import { avecManifeste, fichiersDuCabinet } from './contenu.ts';
import { courrierPrete } from './courriers.ts';
import type { PortsArchives } from './ports.ts';
import { type Archive, depotArchives, titulairesDe } from './repository.ts';

const JOUR = 86_400_000;
export const NOM_DU_TRAVAIL = 'archive';
const Charge = z.object({ cabinetId: z.uuid(), archiveId: z.uuid() });
export type Charge = z.infer<typeof Charge>;

const lienDeLaCle = (id: string): string => `archive:${id}`;

/**
 * Writes everything of a firm in one sealed file, as it is read. A server that dies leaves nothing that can be read:
 * the next attempt begins again, under a key of its own.
 */
export const travailDArchive = (ports: PortsArchives): JobKind<Charge> => ({
  name: NOM_DU_TRAVAIL,
  payload: Charge,
  retries: 3,
  retryDelaySeconds: 30,
  run: async (job) => {
    const { cabinetId, archiveId } = job.payload;
    const archive = await depotArchives({ requetes: ports.base.queries, cabinetId }).trouver(archiveId);
    if (!archive || archive.preteLe !== null) return;
    await faire(ports, job, archive);
  },
});

async function faire(ports: PortsArchives, job: JobRun<Charge>, { id, cabinetId }: Archive): Promise<void> {
  const { base, horloge, coffre, stockage } = ports;
  const cle = new Uint8Array(randomBytes(32));
  const scellee = coffre.sceller(Buffer.from(cle).toString('base64'), lienDeLaCle(id));
  if (!(await depotArchives({ requetes: base.queries, cabinetId }).changer(id, { cle: scellee }))) return;
  const mesure = { octets: 0, fichiers: 0, clients: 0, somme: createHash('sha256') };
  const le = horloge.now();
  const existe = async (): Promise<boolean> =>
    (await depotArchives({ requetes: base.queries, cabinetId }).trouver(id)) !== undefined;
  const chantier = {
    cabinetId,
    le,
    signal: job.signal,
    avancer: async (faits: number, total: number) => {
      mesure.clients = faits;
      if (!(await existe())) throw new Abandonnee();
      await job.save({ progress: { done: faits, total } });
    },
  };
  const fichiers = compter(avecManifeste(fichiersDuCabinet(ports, chantier)), mesure);
  try {
    await stockage.write(id, sealStream(mesurer(writeZip(fichiers, le), mesure), cle));
  } catch (erreur) {
    if (erreur instanceof Abandonnee || !(await existe())) return stockage.remove(id);
    throw erreur;
  }
  const preteLe = horloge.now();
  const gardee = await dansCabinet(base, cabinetId, {
    executer: async (cloison) => {
      const depot = depotArchives(cloison);
      const { octets, fichiers: nombre, clients, somme } = mesure;
      const expireLe = new Date(preteLe.getTime() + ARCHIVE_JOURS * JOUR);
      const finie = { preteLe, expireLe, octets, fichiers: nombre, clients, somme: somme.digest('hex') };
      if (!(await depot.changer(id, finie))) return false;
      await depot.garderSeule(id);
      return true;
    },
    conclure: async (_, requetes) => job.save({ progress: { done: mesure.clients, total: mesure.clients } }, requetes),
  });
  // Given up while it was written, or a client of it was erased.
  if (!gardee) return stockage.remove(id);
  for (const email of await titulairesDe(base.queries, cabinetId))
    ports.courriers.add(async () => courrierPrete(email, ports.adressePublique));
}

/** Somebody gave it up, or a client of the firm was erased. */
class Abandonnee extends Error {}

interface Mesure {
  octets: number;
  fichiers: number;
  readonly somme: ReturnType<typeof createHash>;
}

async function* compter(fichiers: AsyncIterable<ZipEntry>, mesure: Mesure): AsyncGenerator<ZipEntry> {
  for await (const fichier of fichiers) {
    mesure.fichiers += 1;
    yield fichier;
  }
}

async function* mesurer(blocs: AsyncIterable<Uint8Array>, mesure: Mesure): AsyncGenerator<Uint8Array> {
  for await (const bloc of blocs) {
    mesure.octets += bloc.length;
    mesure.somme.update(bloc);
    yield bloc;
  }
}

/** The file of an archive, opened as it is read; undefined when it is not there. */
export async function lireArchive(
  { stockage, coffre }: Pick<PortsArchives, 'stockage' | 'coffre'>,
  { id, cle }: Archive,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const scelle = cle === null ? undefined : await stockage.read(id);
  if (scelle === undefined || cle === null) return undefined;
  return openStream(scelle, new Uint8Array(Buffer.from(coffre.ouvrir(cle, lienDeLaCle(id)), 'base64')));
}
