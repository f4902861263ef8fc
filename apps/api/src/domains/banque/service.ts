import { randomUUID } from 'node:crypto';
import type { Banques } from '@francis/contract';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, type Demandeur, empreinteDe } from '../comptes/index.ts';
import { AccordExpire, JetonPerime, type JetonsBancaires, type LecteurBancaire, type PortsBanque } from './ports.ts';
import { presenterConnexions } from './presenter.ts';
import { type Connexion, depotBanque } from './repository.ts';

const DUREE_DEPART_MS = 15 * 60_000;
/** A token about to end is renewed first. */
const MARGE_MS = 60_000;
const JOUR_DE_PARIS = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Who asks, and the address that their bank is told. */
type Present = Demandeur & { readonly ip: string };

const Jetons = z.object({ acces: z.string(), rafraichissement: z.string().nullable(), expireLe: z.coerce.date() });

export async function banquesDe(ports: PortsBanque, { compte }: Pick<Demandeur, 'compte'>): Promise<Banques> {
  const depot = depotBanque(ports.base.queries, compte.id);
  const connexions = await depot.connexions();
  const comptes = await depot.comptes(connexions.map(({ id }) => id));
  const soldes = await depot.soldes(comptes.map(({ id }) => id));
  return {
    moyen: ports.lecteur?.moyen ?? 'indisponible',
    accord: await ports.accord(compte.id),
    connexions: presenterConnexions(connexions, comptes, soldes),
  };
}

/** @returns where the person allows their bank to be read. @throws ApiError BANQUE_INDISPONIBLE, ACCORD_BANQUE_REQUIS. */
export async function partir(
  ports: PortsBanque,
  { compte, session }: Demandeur,
  fournisseur: string | undefined,
): Promise<string> {
  const lecteur = lecteurDe(ports);
  await exigerAccord(ports, compte.id);
  const state = creerSecret();
  const expireLe = new Date(ports.horloge.now().getTime() + DUREE_DEPART_MS);
  await depotBanque(ports.base.queries, compte.id).noterDepart(empreinteDe(state), session.id, expireLe);
  return lecteur.adresse(state, fournisseur);
}

/**
 * The person came back from their bank. @returns the bank, read once.
 * @throws ApiError BANQUE_REFUSEE, BANQUE_INDISPONIBLE, ACCORD_BANQUE_REQUIS.
 */
export async function echanger(
  ports: PortsBanque,
  { compte, session, origine, ip }: Present,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<string> {
  const { base, horloge, audit } = ports;
  const lecteur = lecteurDe(ports);
  await exigerAccord(ports, compte.id);
  const depot = depotBanque(base.queries, compte.id);
  // Only the session that left comes back, once: a return forged elsewhere binds nobody's bank to this account.
  if (!(await depot.prendreDepart(empreinteDe(state), session.id, horloge.now()))) throw new ApiError('BANQUE_REFUSEE');
  const jetons = await lecteur.echanger(code, state);
  try {
    const { fournisseur, nom, accordJusquau } = await lecteur.banque({ jeton: jetons.acces, present: ip });
    const connecteeLe = horloge.now();
    const id = await base.transaction(async (requetes) => {
      const sien = depotBanque(requetes, compte.id);
      const nouvelle = { id: randomUUID(), moyen: lecteur.moyen, fournisseur, nom, accordJusquau, connecteeLe };
      const ouverte = await sien.ouvrir({ ...nouvelle, statut: 'active', lueLe: null });
      await sien.changer(ouverte, { jetons: sceller(ports, ouverte, jetons) });
      const action = 'banque.connectee';
      await audit.noter({ action, ressource: 'banque', compte, origine, risque: 'high' }, requetes);
      return ouverte;
    });
    const connexion = await depot.connexion(id);
    if (connexion) await lire(ports, connexion, ip);
    return id;
  } catch (error) {
    // What could not be kept must not stay open there.
    await lecteur.revoquer(jetons.acces).catch(() => undefined);
    if (error instanceof AccordExpire || error instanceof JetonPerime) {
      throw new ApiError('BANQUE_REFUSEE', { cause: error });
    }
    throw error;
  }
}

/** Reads the bank again. @throws ApiError INTROUVABLE, BANQUE_INDISPONIBLE, ACCORD_BANQUE_REQUIS. */
export async function actualiser(ports: PortsBanque, demandeur: Present, id: string): Promise<Banques> {
  const { compte } = demandeur;
  const connexion = await depotBanque(ports.base.queries, compte.id).connexion(id);
  if (!connexion) throw new ApiError('INTROUVABLE');
  await exigerAccord(ports, compte.id);
  lecteurDe(ports);
  await lire(ports, connexion, demandeur.ip);
  return banquesDe(ports, demandeur);
}

/** Destroys the tokens, there and here, and what was read. @throws ApiError INTROUVABLE. */
export async function deconnecter(ports: PortsBanque, demandeur: Demandeur, id: string): Promise<void> {
  const { base, audit } = ports;
  const { compte, origine } = demandeur;
  const connexion = await depotBanque(base.queries, compte.id).connexion(id);
  if (!connexion) throw new ApiError('INTROUVABLE');
  await fermer(ports, connexion);
  const action = 'banque.deconnectee';
  await audit.noter({ action, ressource: 'banque', compte, origine, risque: 'medium' });
}

/** When the person no longer agrees, or their account goes. */
export async function deconnecterTout(ports: PortsBanque, utilisateurId: string): Promise<void> {
  for (const connexion of await depotBanque(ports.base.queries, utilisateurId).connexions())
    await fermer(ports, connexion);
}

async function fermer(ports: PortsBanque, connexion: Connexion): Promise<void> {
  const { base, lecteur, logger } = ports;
  try {
    const jetons = ouvrir(ports, connexion);
    if (jetons && lecteur?.moyen === connexion.moyen)
      await lecteur.revoquer((await frais(lecteur, jetons, ports)).acces);
  } catch (error) {
    // The tokens are destroyed here whatever the bank answers: nobody can use them any more.
    if (!(error instanceof AccordExpire)) logger.warn({ err: error }, 'a bank was left without its own word');
  }
  await depotBanque(base.queries, connexion.utilisateurId).supprimer(connexion.id);
}

/**
 * Balances of the day. A bank that no longer lets us read is said so, and its tokens go.
 * @param present the address of the person, when they asked.
 */
export async function lire(ports: PortsBanque, connexion: Connexion, present?: string): Promise<void> {
  const { base, horloge, lecteur } = ports;
  const depot = depotBanque(base.queries, connexion.utilisateurId);
  try {
    const jetons = ouvrir(ports, connexion);
    if (!jetons || lecteur?.moyen !== connexion.moyen) throw new AccordExpire();
    const garder = async (nouveaux: JetonsBancaires): Promise<JetonsBancaires> => {
      if (nouveaux !== jetons) await depot.changer(connexion.id, { jetons: sceller(ports, connexion.id, nouveaux) });
      return nouveaux;
    };
    const comptesAvec = ({ acces: jeton }: JetonsBancaires) => lecteur.comptes({ jeton, present });
    const valables = await garder(await frais(lecteur, jetons, ports));
    const comptes = await comptesAvec(valables).catch(async (error: unknown) => {
      // Another reading may have renewed meanwhile: only the last token opens.
      if (!(error instanceof JetonPerime)) throw error;
      return comptesAvec(await garder(await renouveler(lecteur, valables)));
    });
    const lueLe = horloge.now();
    await base.transaction(async (requetes) => {
      const sien = depotBanque(requetes, connexion.utilisateurId);
      const lus = comptes.map((compte) => ({ ...compte, id: randomUUID() }));
      await sien.noterComptes(connexion.id, lus, JOUR_DE_PARIS.format(lueLe));
      await sien.changer(connexion.id, { lueLe, statut: 'active' });
    });
  } catch (error) {
    if (!(error instanceof AccordExpire || error instanceof JetonPerime)) throw error;
    await depot.changer(connexion.id, { statut: 'expiree', jetons: null });
  }
}

async function frais(
  lecteur: LecteurBancaire,
  jetons: JetonsBancaires,
  { horloge }: PortsBanque,
): Promise<JetonsBancaires> {
  return jetons.expireLe.getTime() > horloge.now().getTime() + MARGE_MS ? jetons : renouveler(lecteur, jetons);
}

async function renouveler(lecteur: LecteurBancaire, { rafraichissement }: JetonsBancaires): Promise<JetonsBancaires> {
  if (rafraichissement === null) throw new AccordExpire();
  return lecteur.rafraichir(rafraichissement);
}

const lien = (id: string): string => `banque ${id}`;
const sceller = ({ coffre }: PortsBanque, id: string, jetons: JetonsBancaires): string =>
  coffre.sceller(JSON.stringify(jetons), lien(id));
function ouvrir({ coffre }: PortsBanque, { id, jetons }: Connexion): JetonsBancaires | undefined {
  return jetons === null ? undefined : Jetons.parse(JSON.parse(coffre.ouvrir(jetons, lien(id))));
}

async function exigerAccord({ accord }: PortsBanque, utilisateurId: string): Promise<void> {
  if (!(await accord(utilisateurId))) throw new ApiError('ACCORD_BANQUE_REQUIS');
}

function lecteurDe({ lecteur }: PortsBanque): LecteurBancaire {
  if (lecteur === undefined) throw new ApiError('BANQUE_INDISPONIBLE');
  return lecteur;
}
