import { randomUUID } from 'node:crypto';
import type { ChampsClient, ClientModification, ComptesClients, RechercheClients } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { cabinetDe, type Cloison, dansCabinet, type Membre } from '../cabinet/index.ts';
import type { ActionClients, EvenementClients } from './journal.ts';
import { type Droits, droitsDe, peutEntrer } from './policy.ts';
import type { Demandeur, PortsClients } from './ports.ts';
import { depotListe, type LigneClient } from './repository-liste.ts';
import { exigerCoherence } from './coherence.ts';
import { ecrireFiche } from './ecrire.ts';
import { verifierFaits } from './faits.ts';
import { type Changement, depotClients, type FicheClient } from './repository.ts';

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

export interface PageDroits {
  readonly lignes: readonly (LigneClient & { readonly droits: Droits })[];
  readonly suivant?: string;
}

export async function lister(
  ports: PortsClients,
  demandeur: Demandeur,
  recherche: RechercheClients,
): Promise<PageDroits> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.lister' }, async ({ liste }, membre) => {
    const page = await liste.lister(recherche);
    const lignes = page.lignes.map((ligne) => ({ ...ligne, droits: droitsDe(membre, ligne) }));
    return { issue: 'fait', valeur: { ...page, lignes } };
  });
  return valeur;
}

const RENDEZ_VOUS_MONTRES = 6;

/** How many files of each status, and the next appointments. */
export async function compter(ports: PortsClients, demandeur: Demandeur): Promise<ComptesClients> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.lister' }, async ({ liste }) => {
    const comptes = await liste.compter();
    const par_statut = { Actif: 0, 'En attente': 0, Archivé: 0, ...comptes };
    const total = Object.values(par_statut).reduce((somme, n) => somme + n, 0);
    const rendez_vous = await liste.prochains(minuteLocale(ports.horloge.now()), RENDEZ_VOUS_MONTRES);
    return { issue: 'fait', valeur: { total, par_statut, rendez_vous } };
  });
  return valeur;
}

const LOCALE = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** As appointments are written: `2026-11-20T10:30`. */
const minuteLocale = (instant: Date): string => LOCALE.format(instant).replace(' ', 'T');

export async function creer(ports: PortsClients, demandeur: Demandeur, champs: ChampsClient): Promise<Fiche> {
  verifierFaits(champs.faits_fiscaux_client, 'data.');
  exigerCoherence({ champs, le: ports.horloge.now(), prefixe: 'data.' });
  const { valeur } = await agir(ports, demandeur, { action: 'clients.creer' }, async ({ depot }, membre) => {
    if (!droitsDe(membre).creer) return REFUSE;
    const instant = ports.horloge.now();
    const origine = { id: randomUUID(), ouvertPar: demandeur.id, creeLe: instant, modifieLe: instant };
    const fiche = await depot.ajouter({ ...champs, ...origine });
    return { issue: 'fait', valeur: { fiche, droits: droitsDe(membre, fiche) }, clientId: fiche.id };
  });
  return valeur;
}

export const lire = (ports: PortsClients, demandeur: Demandeur, id: string): Promise<Fiche> =>
  ouvrir(ports, demandeur, id, 'clients.lire');

async function ouvrir(ports: PortsClients, demandeur: Demandeur, id: string, action: 'clients.lire'): Promise<Fiche> {
  const { valeur } = await agir(ports, demandeur, { action, clientId: id }, async ({ depot }, membre) => {
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
  verifierFaits(champs.faits_fiscaux_client);
  const { issue, valeur } = await agir(
    ports,
    demandeur,
    { action: 'clients.modifier', clientId: id },
    async ({ depot, cloison }, membre) => {
      const avant = await depot.trouver(id, 'modifier');
      if (!avant) return INTROUVABLE;
      const droits = droitsDe(membre, avant);
      if (!droits.modifier) return REFUSE;
      const ecriture = { avant, champs, version, auteur: demandeur.nomComplet, le: ports.horloge.now() };
      const fiche = await ecrireFiche(cloison, ecriture);
      if (fiche) return { issue: 'fait', valeur: { fiche, droits } };
      const actuelle = await depot.trouver(id);
      return actuelle ? { issue: 'conflit', valeur: { fiche: actuelle, droits } } : INTROUVABLE;
    },
  );
  return { ...valeur, conflit: issue === 'conflit' };
}

const CHANGEMENTS_MONTRES = 200;

/** Every change of a file, the last one first. */
export async function historique(
  ports: PortsClients,
  demandeur: Demandeur,
  id: string,
): Promise<readonly Changement[]> {
  const { valeur } = await agir(
    ports,
    demandeur,
    { action: 'clients.lire', clientId: id },
    async ({ depot }, membre) => {
      const fiche = await depot.trouver(id);
      if (!fiche) return INTROUVABLE;
      if (!droitsDe(membre, fiche).lire) return REFUSE;
      return { issue: 'fait', valeur: await depot.historique(id, CHANGEMENTS_MONTRES) };
    },
  );
  return valeur;
}

/** What the law has the firm keep of a file that goes. */
export type Gardes = (
  cloison: Cloison,
  clientId: string,
) => Promise<{ readonly nombre: number; readonly jusquau: Date } | undefined>;

/** @returns what stays, when something does. */
export async function supprimer(
  ports: PortsClients,
  demandeur: Demandeur,
  id: string,
  gardes: Gardes,
): ReturnType<Gardes> {
  const { valeur } = await agir(
    ports,
    demandeur,
    { action: 'clients.supprimer', clientId: id },
    async ({ depot, cloison }, membre) => {
      const fiche = await depot.trouver(id, 'modifier');
      if (!fiche) return INTROUVABLE;
      if (!droitsDe(membre, fiche).supprimer) return REFUSE;
      const restent = await gardes(cloison, id);
      return (await depot.supprimer(id)) ? { issue: 'fait', valeur: restent } : INTROUVABLE;
    },
  );
  return valeur;
}

/** Names of those of these files that the person may read; nothing of the others, which may not exist. */
export async function nommerLesClients(
  ports: PortsClients,
  demandeur: Demandeur,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<FicheClient, 'id' | 'nom_client' | 'prenom_client'>>> {
  const { valeur } = await agir(ports, demandeur, { action: 'clients.lister' }, async ({ depot }, membre) => {
    const lisibles = (await depot.plusieurs(ids)).filter((fiche) => droitsDe(membre, fiche).lire);
    return { issue: 'fait', valeur: lisibles };
  });
  return new Map(valeur.map(({ id, nom_client, prenom_client }) => [id, { id, nom_client, prenom_client }]));
}

/**
 * One action on a file that the person may read, for the domains that work from files: in the same transaction of the
 * firm, traced, and refused in the same words.
 */
export const surFiche = <T>(
  ports: PortsClients,
  demandeur: Demandeur,
  id: string,
  action: ActionClients,
  travail: (fiche: FicheClient, cloison: Cloison, droits: Droits) => Promise<Issue<T>>,
): Promise<Aboutie<T>> =>
  agir(ports, demandeur, { action, clientId: id }, async ({ depot, cloison }, membre) => {
    const fiche = await depot.trouver(id);
    if (!fiche) return INTROUVABLE;
    const droits = droitsDe(membre, fiche);
    return droits.lire ? travail(fiche, cloison, droits) : REFUSE;
  });

interface Depots {
  readonly cloison: Cloison;
  readonly depot: ReturnType<typeof depotClients>;
  readonly liste: ReturnType<typeof depotListe>;
}

/**
 * One action, in one transaction of the firm that ends with its trace: an action that cannot be traced is not done.
 * @throws ApiError INTROUVABLE or ACCES_REFUSE, once traced.
 */
async function agir<T>(
  ports: PortsClients,
  demandeur: Demandeur,
  { action, clientId }: { readonly action: ActionClients; readonly clientId?: string },
  travail: (depots: Depots, membre: Membre) => Promise<Issue<T>>,
): Promise<Aboutie<T>> {
  const membre = await cabinetDe(ports.base, demandeur, ports.horloge.now());
  const { cabinetId } = membre;
  const resultat = await dansCabinet(ports.base, cabinetId, {
    executer: (cloison) => travail({ cloison, depot: depotClients(cloison), liste: depotListe(cloison) }, membre),
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
