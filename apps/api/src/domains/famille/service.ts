import { randomUUID } from 'node:crypto';
import type { EntiteModification, EntiteRequete, FamilleClient, LienRequete } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Cloison } from '../cabinet/index.ts';
import { type Demandeur, type PortsClients, surFiche } from '../clients/index.ts';
import { parcourir } from './parcourir.ts';
import { presenterFamille } from './presenter.ts';
import { depotFamille } from './repository.ts';
import { verifierEntite } from './verifier.ts';

const INTROUVABLE = { issue: 'introuvable' } as const;
const REFUSE = { issue: 'refuse' } as const;
const JOUR = 10;

/** The family and the companies around a file. */
export async function lireFamille(ports: PortsClients, demandeur: Demandeur, clientId: string): Promise<FamilleClient> {
  const { valeur } = await surFiche<FamilleClient>(ports, demandeur, clientId, 'clients.lire', async (_, cloison) => ({
    issue: 'fait',
    valeur: await montrer(ports, cloison, clientId),
  }));
  return valeur;
}

const montrer = async ({ horloge }: PortsClients, cloison: Cloison, clientId: string): Promise<FamilleClient> =>
  presenterFamille(await parcourir(cloison, clientId), horloge.now().toISOString().slice(0, JOUR));

type Geste = (depot: ReturnType<typeof depotFamille>, cloison: Cloison) => Promise<boolean>;

/** One change of the family, by who may change the file; nobody else draws meanwhile. */
async function changer(
  ports: PortsClients,
  demandeur: Demandeur,
  clientId: string,
  geste: Geste,
): Promise<FamilleClient> {
  const { valeur } = await surFiche<FamilleClient>(
    ports,
    demandeur,
    clientId,
    'clients.modifier',
    async (_, cloison, droits) => {
      if (!droits.modifier) return REFUSE;
      const depot = depotFamille(cloison);
      await depot.tenir();
      if (!(await geste(depot, cloison))) return INTROUVABLE;
      return { issue: 'fait', valeur: await montrer(ports, cloison, clientId) };
    },
  );
  return valeur;
}

const incoherent = (chemin: string, message: string): ApiError =>
  new ApiError('FAMILLE_INCOHERENTE', { detail: message, champs: [{ chemin, message }] });

export const lier = (ports: PortsClients, demandeur: Demandeur, clientId: string, lien: LienRequete) =>
  changer(ports, demandeur, clientId, async (depot) => {
    if (lien.client === clientId) throw incoherent('client', 'Un dossier ne se lie pas à lui-même.');
    if ((await depot.membres([lien.client])).length === 0)
      throw incoherent('client', 'Ce dossier n’est pas dans le cabinet.');
    if (!(await depot.lier(clientId, lien))) throw incoherent('client', 'Ces deux dossiers sont déjà liés.');
    return true;
  });

export const delier = (ports: PortsClients, demandeur: Demandeur, clientId: string, lienId: string) =>
  changer(ports, demandeur, clientId, (depot) => depot.delier(clientId, lienId));

export const ajouterEntite = (ports: PortsClients, demandeur: Demandeur, clientId: string, entite: EntiteRequete) =>
  changer(ports, demandeur, clientId, async (depot, cloison) => {
    const id = randomUUID();
    await verifierEntite(cloison, id, entite);
    await depot.ajouter(id, entite, ports.horloge.now());
    await exigerVisible(cloison, clientId, id);
    return true;
  });

export const modifierEntite = (
  ports: PortsClients,
  demandeur: Demandeur,
  { clientId, entiteId }: { readonly clientId: string; readonly entiteId: string },
  { version, ...entite }: EntiteModification,
) =>
  changer(ports, demandeur, clientId, async (depot, cloison) => {
    if (!(await parcourir(cloison, clientId)).entites.has(entiteId)) return false;
    await verifierEntite(cloison, entiteId, entite);
    if (!(await depot.remplacer(entiteId, entite, { version, modifieLe: ports.horloge.now() })))
      throw new ApiError('VERSION_DEPASSEE', {
        detail: 'Cette société ou ce bien a été modifié entre-temps. Relisez-le avant d’enregistrer.',
      });
    await exigerVisible(cloison, clientId, entiteId);
    return true;
  });

export const supprimerEntite = (
  ports: PortsClients,
  demandeur: Demandeur,
  { clientId, entiteId }: { readonly clientId: string; readonly entiteId: string },
) =>
  changer(ports, demandeur, clientId, async (depot, cloison) => {
    if (!(await parcourir(cloison, clientId)).entites.has(entiteId)) return false;
    await depot.supprimer(entiteId);
    return true;
  });

/** What one writes from a file is still seen from it: nothing is written that nobody would find again. */
async function exigerVisible(cloison: Cloison, clientId: string, entiteId: string): Promise<void> {
  const { entites, complete } = await parcourir(cloison, clientId);
  if (complete && !entites.has(entiteId))
    throw incoherent('detentions', 'Aucun porteur n’est lié à ce dossier : ajoutez-le, ou quelqu’un de sa famille.');
}
