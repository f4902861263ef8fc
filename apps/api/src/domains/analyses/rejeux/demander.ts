import { randomUUID } from 'node:crypto';
import type { JobKind, Jobs } from '../../../platform/jobs/index.ts';
import { empreinteDesParametres } from '../calcul/dossier.ts';
import { fileDesRejeux, type Loi } from './repository.ts';
import { NOM_DU_REJEU, type PortsRejeux } from './travail.ts';

interface Ports extends Pick<PortsRejeux, 'base' | 'horloge'> {
  readonly travaux: Pick<Jobs, 'ready' | 'read' | 'enqueue' | 'wake'>;
}
type Travail = JobKind<{ cabinetId: string; passageId: string }>;

/**
 * Asks for the replay of what was computed under another law than this server's: soon after a start that brings one,
 * and again if a job was lost. A firm has one replay at a time, whichever instances ask.
 */
export async function demanderLesRejeux(ports: Ports, travail: Travail): Promise<void> {
  const file = fileDesRejeux(ports.base.queries);
  const annees = new Set((await file.lois()).filter(estAncienne).map(({ annee }) => annee));
  if (annees.size === 0) return;
  await ports.travaux.ready();
  for (const annee of annees) {
    const loi = { annee, parametres: empreinteDesParametres(annee) };
    for (const cabinetId of await file.cabinets(loi)) await demander(ports, travail, { ...loi, cabinetId });
  }
}

const estAncienne = ({ annee, parametres }: Loi): boolean => parametres !== empreinteDesParametres(annee);

async function demander(
  { base, horloge, travaux }: Ports,
  travail: Travail,
  { cabinetId, annee, parametres }: Loi & { readonly cabinetId: string },
): Promise<void> {
  const avant = await fileDesRejeux(base.queries).inacheve(cabinetId, annee);
  if (avant) {
    const sort = avant.travail === null ? undefined : await travaux.read(NOM_DU_REJEU, avant.travail);
    if (sort?.state === 'waiting' || sort?.state === 'running') return;
    // A replay whose job is no more leaves its place.
    await fileDesRejeux(base.queries).abandonner(avant.id);
  }
  const passageId = randomUUID();
  const ouvert = await base.transaction(async (requetes) => {
    const file = fileDesRejeux(requetes);
    if (!(await file.ouvrir({ id: passageId, cabinetId, annee, parametres, demandeLe: horloge.now() }))) return false;
    await file.noterTravail(passageId, await travaux.enqueue(travail, { cabinetId, passageId }, { queries: requetes }));
    return true;
  });
  if (ouvert) travaux.wake(NOM_DU_REJEU);
}
