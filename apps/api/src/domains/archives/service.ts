import { randomUUID } from 'node:crypto';
import type { ArchiveCabinet, ArchivesCabinet } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { JobReport } from '../../platform/jobs/index.ts';
import { cabinetDe, exigerDeSonRole, repondDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, exigerAdresseProuvee } from '../comptes/index.ts';
import type { PortsArchives } from './ports.ts';
import { type Archive, depotArchives } from './repository.ts';
import { lireArchive, NOM_DU_TRAVAIL, travailDArchive } from './travail.ts';

/** @throws ApiError ACCES_REFUSE unless the person answers for the firm. */
async function duTitulaire({ base, horloge }: PortsArchives, { compte }: Pick<Demandeur, 'compte'>) {
  const membre = await cabinetDe(base, compte, horloge.now());
  exigerDeSonRole(repondDuCabinet(membre));
  const { cabinetId } = membre;
  return { cabinetId, depot: depotArchives({ requetes: base.queries, cabinetId }) };
}

const vif = (travail: JobReport | undefined): boolean => travail?.state === 'waiting' || travail?.state === 'running';

const travailDe = async ({ travaux }: PortsArchives, { travail, preteLe }: Archive): Promise<JobReport | undefined> =>
  preteLe === null && travail !== null ? travaux.read(NOM_DU_TRAVAIL, travail) : undefined;

function etatDe({ preteLe }: Archive, travail: JobReport | undefined): ArchiveCabinet['etat'] {
  if (preteLe) return 'prete';
  // Its job ended after the archive was read: the next reading finds it ready.
  if (travail?.state === 'running' || travail?.state === 'done') return 'en_cours';
  if (travail?.state !== 'waiting') return 'interrompue';
  return (travail.progress?.done ?? 0) > 0 ? 'en_cours' : 'attente';
}

async function presenter(ports: PortsArchives, archive: Archive): Promise<ArchiveCabinet> {
  const travail = await travailDe(ports, archive);
  return {
    id: archive.id,
    etat: etatDe(archive, travail),
    auteur: archive.auteur,
    demandee_le: archive.demandeeLe.toISOString(),
    prete_le: archive.preteLe?.toISOString() ?? null,
    expire_le: archive.expireLe?.toISOString() ?? null,
    faits: archive.clients ?? travail?.progress?.done ?? 0,
    total: archive.clients ?? travail?.progress?.total ?? 0,
    octets: archive.octets,
    fichiers: archive.fichiers,
    sha256: archive.somme,
  };
}

const tracer = (
  { audit }: PortsArchives,
  { compte, origine }: Demandeur,
  { action, id, cabinetId }: { readonly action: string; readonly id: string; readonly cabinetId: string },
  requetes?: Parameters<PortsArchives['audit']['noter']>[1],
) =>
  audit.noter(
    { action, ressource: `archive:${id}`, compte, origine, risque: 'high', metadonnees: { cabinetId } },
    requetes,
  );

/** @throws ApiError ACCES_REFUSE. */
export async function archivesDe(ports: PortsArchives, demandeur: Demandeur): Promise<ArchivesCabinet> {
  const { depot } = await duTitulaire(ports, demandeur);
  const archives: ArchiveCabinet[] = [];
  for (const archive of await depot.lister()) archives.push(await presenter(ports, archive));
  return { archives };
}

/** @throws ApiError ACCES_REFUSE, ARCHIVE_EN_COURS. */
export async function demanderArchive(ports: PortsArchives, demandeur: Demandeur): Promise<ArchiveCabinet> {
  const { base, horloge, travaux, stockage } = ports;
  const { cabinetId, depot } = await duTitulaire(ports, demandeur);
  await travaux.ready();
  const avant = await depot.inachevee();
  if (avant) {
    if (vif(await travailDe(ports, avant))) throw new ApiError('ARCHIVE_EN_COURS');
    // One whose job is no more leaves its place.
    if (await depot.abandonner(avant.id)) await stockage.remove(avant.id);
  }
  const id = randomUUID();
  const { compte } = demandeur;
  await base.transaction(async (requetes) => {
    const ici = depotArchives({ requetes, cabinetId });
    const demande = { id, demandeePar: compte.id, auteur: compte.nomComplet, demandeeLe: horloge.now() };
    if (!(await ici.ouvrir(demande))) throw new ApiError('ARCHIVE_EN_COURS');
    const genre = travailDArchive(ports);
    const travail = await travaux.enqueue(genre, { cabinetId, archiveId: id }, { queries: requetes });
    await ici.changer(id, { travail });
    await tracer(ports, demandeur, { action: 'cabinet.archive_demandee', id, cabinetId }, requetes);
  });
  travaux.wake(NOM_DU_TRAVAIL);
  const archive = await depot.trouver(id);
  if (!archive) throw new ApiError('INTROUVABLE');
  return presenter(ports, archive);
}

/** @throws ApiError ACCES_REFUSE, INTROUVABLE, and those of a password that is asked again. */
export async function telechargerArchive(
  ports: PortsArchives,
  demandeur: Demandeur,
  { id, password }: { readonly id: string; readonly password: string | undefined },
): Promise<{ readonly blocs: AsyncIterable<Uint8Array>; readonly octets: number; readonly jour: string }> {
  const { cabinetId, depot } = await duTitulaire(ports, demandeur);
  const archive = await depot.trouver(id);
  const { preteLe, expireLe, octets } = archive ?? {};
  if (!archive || !preteLe || !expireLe || !octets || expireLe <= ports.horloge.now())
    throw new ApiError('INTROUVABLE');
  exigerAdresseProuvee(demandeur.compte);
  await ports.exigerMotDePasse(demandeur, password);
  const blocs = await lireArchive(ports, archive);
  if (!blocs) throw new ApiError('INTROUVABLE');
  await tracer(ports, demandeur, { action: 'cabinet.archive_telechargee', id, cabinetId });
  return { blocs, octets, jour: archive.demandeeLe.toISOString().slice(0, 10) };
}

/** @throws ApiError ACCES_REFUSE, INTROUVABLE. */
export async function supprimerArchive(
  ports: PortsArchives,
  demandeur: Demandeur,
  id: string,
): Promise<ArchivesCabinet> {
  const { cabinetId, depot } = await duTitulaire(ports, demandeur);
  const archive = await depot.trouver(id);
  if (!archive || !(await depot.supprimer(id))) throw new ApiError('INTROUVABLE');
  if (archive.travail !== null && archive.preteLe === null) await ports.travaux.cancel(NOM_DU_TRAVAIL, archive.travail);
  await ports.stockage.remove(id);
  await tracer(ports, demandeur, { action: 'cabinet.archive_supprimee', id, cabinetId });
  return archivesDe(ports, demandeur);
}
