import type { Echange, PageEchanges, PageMessages } from '@francis/contract';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { readDateCursor, writeDateCursor } from '../../platform/http/cursor.ts';
import { bloquer, estExclu } from '../annuaire/index.ts';
import type { Demandeur } from '../comptes/index.ts';
import type { PortsEchanges } from './ports.ts';
import { presenterEchange, presenterMessage } from './presenter.ts';
import { depotMessages } from './repository-messages.ts';
import { depotEchanges, type EchangeTenu } from './repository.ts';

const ECHANGES_PAR_PAGE = 20;
const MESSAGES_PAR_PAGE = 30;

/** @throws ApiError INTROUVABLE: of somebody else, blocked or never held, all answer the same. */
async function tenu(base: Database, utilisateurId: string, id: string): Promise<EchangeTenu> {
  const echange = await depotEchanges(base.queries, utilisateurId).trouver(id);
  if (!echange) throw new ApiError('INTROUVABLE');
  return echange;
}

/** The conversations of a person, the last written first. */
export async function lister(
  { base }: PortsEchanges,
  { compte }: Demandeur,
  apres: string | undefined,
): Promise<PageEchanges> {
  const depot = depotEchanges(base.queries, compte.id);
  const curseur = apres === undefined ? undefined : readDateCursor(apres);
  const lus = await depot.lister(curseur, ECHANGES_PAR_PAGE + 1);
  const page = lus.slice(0, ECHANGES_PAR_PAGE);
  const dernier = page.at(-1);
  const exclu = await estExclu(base.queries, compte.id);
  return {
    echanges: page.map((un) => presenterEchange(un, exclu)),
    suivant:
      lus.length > ECHANGES_PAR_PAGE && dernier ? writeDateCursor({ le: dernier.dernierLe, id: dernier.id }) : null,
    nonLus: await depot.nonLus(),
  };
}

export async function lire({ base }: PortsEchanges, { compte }: Demandeur, id: string): Promise<Echange> {
  return presenterEchange(await tenu(base, compte.id, id), await estExclu(base.queries, compte.id));
}

/** From the last to the first. */
export async function messagesDe(
  { base }: PortsEchanges,
  { compte }: Demandeur,
  id: string,
  avant: number | undefined,
): Promise<PageMessages> {
  await tenu(base, compte.id, id);
  const lus = await depotMessages(base.queries, id).lister(avant, MESSAGES_PAR_PAGE + 1);
  const page = lus.slice(0, MESSAGES_PAR_PAGE);
  return {
    messages: page.map((un) => presenterMessage(un, compte.id)),
    suivant: lus.length > MESSAGES_PAR_PAGE ? (page.at(-1)?.rang ?? null) : null,
  };
}

/** Reading twice is reading. */
export async function marquerLu(
  { base }: PortsEchanges,
  { compte }: Demandeur,
  id: string,
  rang: number,
): Promise<void> {
  await tenu(base, compte.id, id);
  await depotEchanges(base.queries, compte.id).marquerLu(id, rang);
}

/** Neither sees the other any more; blocking twice is blocking. @throws ApiError INTROUVABLE. */
export async function bloquerCorrespondant(ports: PortsEchanges, demandeur: Demandeur, id: string): Promise<void> {
  const autre = await depotEchanges(ports.base.queries, demandeur.compte.id).correspondant(id);
  if (!autre) throw new ApiError('INTROUVABLE');
  await bloquer(ports, demandeur, autre);
}
