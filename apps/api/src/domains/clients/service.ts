import { randomUUID } from 'node:crypto';
import type { ChampsClient, ClientModification } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { ActionClients, EvenementClients } from './journal.ts';
import { type Droits, droitsDe, peutEntrer } from './policy.ts';
import type { Demandeur, PortsClients } from './ports.ts';
import { cabinetDe, type Membre } from './repository-cabinets.ts';
import { dansCabinet } from './repository-cloison.ts';
import { depotClients, type FicheClient, type LigneClient } from './repository.ts';

/** A file, with what the person who asks may do with it. */
export interface Fiche {
  readonly fiche: FicheClient;
  readonly droits: Droits;
}

interface Aboutie<T> {
  readonly issue: 'fait' | 'conflit';
  readonly valeur: T;
  /** Of a file that the action made. */
  readonly clientId?: string;
}
type Issue<T> = Aboutie<T> | typeof REFUSE | typeof INTROUVABLE;

const INTROUVABLE = { issue: 'introuvable' } as const;
const REFUSE = { issue: 'refuse' } as const;

/** @throws ApiError ACCES_REFUSE unless the account is a professional one that keeps this permission. */
export async function exigerProfessionnel(ports: PortsClients, demandeur: Demandeur): Promise<void> {
  if (peutEntrer(demandeur)) return;
  await ports.journal(
    evenement(demandeur, { action: 'clients.entrer', cabinetId: null, clientId: null, issue: 'refuse' }),
    ports.base.queries,
  );
  const reserve = demandeur.typeCompte !== 'professionnel';
  throw new ApiError('ACCES_REFUSE', reserve ? { detail: 'Cet espace est réservé aux professionnels.' } : {});
}

export async function lister(
  ports: PortsClients,
  demandeur: Demandeur,
): Promise<(LigneClient & { readonly droits: Droits })[]> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.lister' }, async (depot, membre) => {
    const lignes = await depot.lister();
    return { issue: 'fait', valeur: lignes.map((ligne) => ({ ...ligne, droits: droitsDe(membre, ligne) })) };
  });
  return valeur;
}

export async function creer(ports: PortsClients, demandeur: Demandeur, champs: ChampsClient): Promise<Fiche> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.creer' }, async (depot, membre) => {
    if (!droitsDe(membre).creer) return REFUSE;
    const instant = ports.horloge.now();
    const origine = { id: randomUUID(), ouvertPar: demandeur.id, creeLe: instant, modifieLe: instant };
    const fiche = await depot.ajouter({ ...champs, ...origine });
    return { issue: 'fait', valeur: { fiche, droits: droitsDe(membre, fiche) }, clientId: fiche.id };
  });
  return valeur;
}

export async function lire(ports: PortsClients, demandeur: Demandeur, id: string): Promise<Fiche> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.lire', clientId: id }, async (depot, membre) => {
    const fiche = await depot.trouver(id);
    if (!fiche) return INTROUVABLE;
    const droits = droitsDe(membre, fiche);
    return droits.lire ? { issue: 'fait', valeur: { fiche, droits } } : REFUSE;
  });
  return valeur;
}

/** @returns the file as changed or, in conflict, as someone else left it: nothing was written. */
export async function modifier(
  ports: PortsClients,
  demandeur: Demandeur,
  id: string,
  { version, ...champs }: ClientModification,
): Promise<Fiche & { readonly conflit: boolean }> {
  const { issue, valeur } = await agir(
    ports,
    demandeur,
    { action: 'clients.modifier', clientId: id },
    async (depot, membre) => {
      const avant = await depot.trouver(id);
      if (!avant) return INTROUVABLE;
      const droits = droitsDe(membre, avant);
      if (!droits.modifier) return REFUSE;
      const fiche = await depot.modifier(id, { ...champs, modifieLe: ports.horloge.now() }, version);
      if (fiche) return { issue: 'fait', valeur: { fiche, droits } };
      const actuelle = await depot.trouver(id);
      return actuelle ? { issue: 'conflit', valeur: { fiche: actuelle, droits } } : INTROUVABLE;
    },
  );
  return { ...valeur, conflit: issue === 'conflit' };
}

export async function supprimer(ports: PortsClients, demandeur: Demandeur, id: string): Promise<void> {
  await agir(ports, demandeur, { action: 'clients.supprimer', clientId: id }, async (depot, membre) => {
    const fiche = await depot.trouver(id);
    if (!fiche) return INTROUVABLE;
    if (!droitsDe(membre, fiche).supprimer) return REFUSE;
    return (await depot.supprimer(id)) ? { issue: 'fait', valeur: undefined } : INTROUVABLE;
  });
}

/**
 * One action, in one transaction of the firm that ends with its trace: an action that cannot be traced is not done.
 * @throws ApiError INTROUVABLE or ACCES_REFUSE, once traced.
 */
async function agir<T>(
  ports: PortsClients,
  demandeur: Demandeur,
  { action, clientId }: { readonly action: ActionClients; readonly clientId?: string },
  travail: (depot: ReturnType<typeof depotClients>, membre: Membre) => Promise<Issue<T>>,
): Promise<Aboutie<T>> {
  const membre = await cabinetDe(ports.base, demandeur, ports.horloge.now());
  const { cabinetId } = membre;
  const resultat = await dansCabinet(ports.base, cabinetId, {
    executer: (cloison) => travail(depotClients(cloison), membre),
    conclure: (fin, requetes) => {
      const touche = ('clientId' in fin ? fin.clientId : undefined) ?? clientId ?? null;
      const trace = { action, cabinetId, clientId: touche, issue: fin.issue };
      return ports.journal(evenement(demandeur, trace), requetes);
    },
  });
  if (resultat.issue === 'introuvable') throw new ApiError('INTROUVABLE');
  if (resultat.issue === 'refuse') throw new ApiError('ACCES_REFUSE');
  return resultat;
}

const evenement = (
  { sujetAudit, origine, requestId }: Demandeur,
  trace: Pick<EvenementClients, 'action' | 'cabinetId' | 'clientId' | 'issue'>,
): EvenementClients => ({ ...trace, acteur: { sujetAudit, origine }, requestId });
