import type { Conseil, ContenuConseil } from '@francis/contract';
import type { Database } from '../../platform/database/database.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Task } from '../../platform/tasks.ts';
import { type Cloison, dansCabinet } from '../cabinet/index.ts';
import type { PortsConseils } from './ports.ts';
import { presenterConseil } from './presenter.ts';
import {
  cabinetQuiGarde,
  type CoffreEnBase,
  type ConseilEnBase,
  conseilles,
  depotConseils,
  detruireEchus,
} from './repository.ts';
import { type OptionsConseils, routesConseils } from './routes.ts';
import { routesModeles } from './routes-modeles.ts';
import { SceauDuClient } from './sceau.ts';

const HEURE = 3_600_000;

/** Mounts the advice and the letters of a firm. @returns what destroys the keys of what is due. */
export function monterConseils(app: TypedServer, options: OptionsConseils): Task {
  routesConseils(app, options);
  routesModeles(app, options);
  const { base, horloge } = options.ports;
  const run = () => base.transaction((requetes) => detruireEchus(requetes, horloge.now()));
  return { name: 'conseils', everyMs: HEURE, run };
}

export { papierConseil } from './papier.ts';
export { proposer as proposerAvis, valider as validerAvis } from './valider.ts';

/** One piece of advice as its JSON export gives it. */
export interface ConseilRemis {
  readonly conseil: Conseil;
  /** What was hashed; undefined once its key is destroyed. */
  readonly clair: string | undefined;
}

/** Every piece of advice of a client of the firm, from the first, those that were closed included. */
export async function conseilsRemis(
  { base, coffre: serveur }: Pick<PortsConseils, 'base' | 'coffre'>,
  { cabinetId, clientId }: { readonly cabinetId: string; readonly clientId: string },
): Promise<ConseilRemis[]> {
  const sceau = new SceauDuClient(serveur, clientId);
  const remis: ConseilRemis[] = [];
  await parLots({ base, cabinetId, clientId }, (coffre, conseil) => {
    const ouvert = sceau.ouvrir(coffre, conseil);
    remis.push({ conseil: presenterConseil(conseil, ouvert), clair: ouvert?.clair });
  });
  return remis;
}

/** Clients of the firm who were advised, whether their file is still there or not. */
export const clientsConseilles = (base: Database, cabinetId: string) =>
  dansCabinet(base, cabinetId, { executer: conseilles });

/** What an erased file leaves, for who erases it. */
export const conseilsGardes = (cloison: Cloison, clientId: string) => depotConseils(cloison, clientId).gardes();

const LOT = 50;

/** Every piece of advice of a client that can still be read, from the first: what they have the right to receive. */
export async function conseilsEnClair(
  { base, coffre: serveur }: Pick<PortsConseils, 'base' | 'coffre'>,
  clientId: string,
): Promise<ContenuConseil[]> {
  const cabinetId = await cabinetQuiGarde(base.queries, clientId);
  if (cabinetId === undefined) return [];
  const sceau = new SceauDuClient(serveur, clientId);
  const lus: ContenuConseil[] = [];
  await parLots({ base, cabinetId, clientId }, (coffre, conseil) => {
    lus.push(...[sceau.ouvrir(coffre, conseil)?.contenu ?? []].flat());
  });
  return lus;
}

const parLots = (
  { base, cabinetId, clientId }: { base: Database; cabinetId: string; clientId: string },
  lire: (coffre: CoffreEnBase | undefined, conseil: ConseilEnBase) => void,
): Promise<void> =>
  dansCabinet(base, cabinetId, {
    executer: async (cloison) => {
      const depot = depotConseils(cloison, clientId);
      const coffre = await depot.coffre();
      for (let rang = 0, fini = false; !fini; ) {
        const lot = await depot.apres(rang, LOT);
        for (const conseil of lot) lire(coffre, conseil);
        rang = lot.at(-1)?.rang ?? rang;
        fini = lot.length < LOT;
      }
    },
  });
