import type { Reforme } from '@francis/fiscal';
import { z } from 'zod';
import type { JobKind, JobRun } from '../../platform/jobs/index.ts';
import { inNarrowHeap } from '../../platform/narrow-heap.ts';
import { empreinteDesParametres } from '../analyses/index.ts';
import { type Cloison, dansCabinet } from '../cabinet/index.ts';
import { depotPages, type PortsClients } from '../clients/index.ts';
import { calculerPage, HORS_CALCUL, type PageCalculee } from './calculer.ts';
import { depotPassages, type Passage } from './repository.ts';
import { depotLignes } from './repository-lignes.ts';

const PAGE = 500;
/** So many clients leave no garbage worth collecting more often, which takes a tenth of their run. */
const PETIT_CABINET = 20_000;
/** Beside the one that is made. */
const PASSAGES_GARDES = 4;
const Point = z.object({ apres: z.string(), faits: z.int() });
const Charge = z.object({ cabinetId: z.uuid(), passageId: z.uuid(), tout: z.boolean() });
type Charge = z.infer<typeof Charge>;
export const NOM_DU_TRAVAIL = 'portefeuille';

/**
 * Computes every client of a firm, a page at a time: what one page writes and where the next one begins are kept in the
 * same transaction, so that a death at any moment does no client twice and forgets none.
 */
export const travailDuPortefeuille = (ports: Pick<PortsClients, 'base' | 'horloge'>): JobKind<Charge> => ({
  name: NOM_DU_TRAVAIL,
  payload: Charge,
  retries: 3,
  retryDelaySeconds: 2,
  run: async (job) => {
    const { cabinetId, passageId } = job.payload;
    const chez = <T>(executer: (cloison: Cloison) => Promise<T>): Promise<T> =>
      dansCabinet(ports.base, cabinetId, { executer });
    const passage = await chez((cloison) => depotPassages(cloison).trouver(passageId));
    // Given up, or the firm is gone.
    if (!passage || passage.finiLe !== null) return;
    const calculer = () => parcourir(ports, job, passage);
    await (passage.total > PETIT_CABINET ? inNarrowHeap(calculer) : calculer());
    await chez((cloison) => depotPassages(cloison).oublier(passageId, PASSAGES_GARDES));
    const bilan = await chez((cloison) => depotPassages(cloison).bilan(passageId));
    await dansCabinet(ports.base, cabinetId, {
      executer: (cloison) => depotPassages(cloison).achever(passageId, { finiLe: ports.horloge.now(), bilan }),
      conclure: (_, requetes) => job.save({ progress: { done: bilan.clients, total: bilan.clients } }, requetes),
    });
  },
});

async function parcourir(
  { base }: Pick<PortsClients, 'base'>,
  job: JobRun<Charge>,
  { id, cabinetId, annee, reforme, total }: Passage,
): Promise<void> {
  const depart = Point.safeParse(job.checkpoint);
  const apres = depart.success ? depart.data.apres : undefined;
  let faits = depart.success ? depart.data.faits : 0;
  // One object for the whole run: the engine lays a reform out once.
  const changements: Reforme | undefined = reforme?.changements;
  const parametres = empreinteDesParametres(annee);
  const lire = (depuis: string | undefined) =>
    dansCabinet(base, cabinetId, {
      executer: (cloison) => lirePage(cloison, depuis, { parametres, tout: job.payload.tout }),
    });
  const garder = async (dernier: string, vus: number, { calculs, effets }: PageCalculee): Promise<void> => {
    await dansCabinet(base, cabinetId, {
      executer: async (cloison) => {
        await depotLignes(cloison).garderCalculs(calculs);
        await depotLignes(cloison).garderLignes(id, effets);
      },
      conclure: (_, requetes) =>
        job.save(
          { progress: { done: vus, total: Math.max(total, vus) }, checkpoint: { apres: dernier, faits: vus } },
          requetes,
        ),
    });
  };
  let suivante = lire(apres);
  let ecriture = Promise.resolve();
  try {
    for (;;) {
      job.signal.throwIfAborted();
      const lue = await suivante;
      const dernier = lue.dernier;
      if (dernier === undefined) break;
      // Read by the base while this one is computed, and the one before is written: a page each way, no more in memory.
      suivante = lire(dernier);
      suivante.catch(() => undefined);
      const calculee = await calculerPage(lue.demandes, lue.frais, changements);
      faits += calculee.effets.length;
      // One after the other: where the next page begins never runs ahead of what is written.
      await ecriture;
      ecriture = garder(dernier, faits, calculee);
      ecriture.catch(() => undefined);
    }
    await ecriture;
  } finally {
    // Nothing is written any more once the job has ended.
    await Promise.allSettled([ecriture]);
  }
}

/** Clients after one of them: those whose last computation still holds, and those whose file must be read. */
async function lirePage(
  cloison: Cloison,
  apres: string | undefined,
  { parametres, tout }: { readonly parametres: string; readonly tout: boolean },
) {
  const pages = depotPages(cloison);
  const suivants = await pages.suivants(apres, PAGE);
  const ids = suivants.map(({ id }) => id);
  const connus = new Map(
    (ids.length === 0 || tout ? [] : await depotLignes(cloison).calculs(ids)).map((calcul) => [
      calcul.clientId,
      calcul,
    ]),
  );
  const tientEncore = ({ id, version }: { id: string; version: number }): boolean => {
    const connu = connus.get(id);
    return connu?.versionDossier === version && connu.parametres === parametres;
  };
  const frais = suivants.flatMap((client) => (tientEncore(client) ? (connus.get(client.id) ?? []) : []));
  const aLire = suivants.filter((client) => !tientEncore(client));
  const aLireIds = aLire.map(({ id }) => id);
  const fiches = aLireIds.length === 0 ? [] : await pages.fiches(aLireIds, HORS_CALCUL);
  const demandes = fiches.map((fiche) => ({ fiche, parametres, connu: connus.get(fiche.id) }));
  return { dernier: ids.at(-1), frais, demandes };
}
