import { randomUUID } from 'node:crypto';
import { ApiError } from '../../../platform/errors.ts';
import { exigerAdresseProuvee } from '../adresse/preuve.ts';
import type { Origine } from '../audit/audit.ts';
import { courrierFacteur } from '../courriers.ts';
import { exigerMotDePasse } from '../mot-de-passe-actuel.ts';
import type { PortsComptes } from '../ports.ts';
import { type Compte, depotComptes, type Session } from '../repository.ts';
import { renouvelerCodes } from './codes-secours.ts';
import { type Defi, defierSiBesoin, exigerBon } from './defis.ts';
import { depotMfa, type Facteur } from './repository.ts';
import { adresseOtpauth, nouveauSecret } from './totp.ts';
import { essayerCode } from './verification.ts';

const FACTEURS_MAX = 5;

interface Demandeur {
  readonly compte: Compte;
  readonly session: Session;
  readonly origine: Origine;
  readonly adresse: string;
}

/** A second factor protects itself: once there is one, only a session that showed it changes the factors. */
export async function exigerNiveau({ base }: PortsComptes, { compte, session }: Demandeur): Promise<void> {
  if (session.niveau === 'aal2') return;
  if (await depotMfa(base.queries).aUnFacteur(compte.id)) throw new ApiError('MFA_REQUISE');
}

/** Prepares a factor; it counts for nothing until a first code confirms it. */
export async function preparerFacteur(
  ports: PortsComptes,
  demandeur: Demandeur,
  { password, nom }: { readonly password?: string | undefined; readonly nom: string },
): Promise<{ facteur: Facteur; secret: string; otpauth: string }> {
  const { base, horloge, coffre } = ports;
  exigerAdresseProuvee(demandeur.compte);
  await exigerNiveau(ports, demandeur);
  await exigerMotDePasse(ports, demandeur, password);
  const secret = nouveauSecret();
  const id = randomUUID();
  const facteur: Facteur = {
    id,
    utilisateurId: demandeur.compte.id,
    nom,
    secret: coffre.sceller(secret, id),
    creeLe: horloge.now(),
    confirmeLe: null,
    dernierPas: -1,
    essais: 0,
    fenetreLe: null,
  };
  await base.transaction(async (requetes) => {
    const depot = depotMfa(requetes);
    await depot.oublierFacteursNonConfirmes(demandeur.compte.id);
    if ((await depot.facteursDe(demandeur.compte.id)).length >= FACTEURS_MAX) throw new ApiError('CONFLIT');
    await depot.ajouterFacteur(facteur);
  });
  return { facteur, secret, otpauth: adresseOtpauth(secret, demandeur.compte.email) };
}

/**
 * The first code puts the factor in force: the session rises to the second level, the others close.
 * @returns the recovery codes, shown once.
 */
export async function confirmerFacteur(
  { base, horloge, coffre, audit, courriers }: PortsComptes,
  { compte, session, origine }: Demandeur,
  facteurId: string,
  code: string,
): Promise<string[]> {
  exigerAdresseProuvee(compte);
  const maintenant = horloge.now();
  const issue = await base.transaction(async (requetes) => {
    const depot = depotMfa(requetes);
    const facteurs = await depot.facteursDe(compte.id);
    if (!facteurs.some(({ id, confirmeLe }) => id === facteurId && confirmeLe === null)) return undefined;
    const verdict = await essayerCode(requetes, coffre, { utilisateurId: compte.id, code, maintenant, facteurId });
    if (verdict.genre !== 'bon') return { verdict, codes: [] };
    await depot.modifierFacteur(facteurId, { confirmeLe: maintenant });
    await depotComptes(requetes).elever(session.id);
    await depotComptes(requetes).revoquerToutes(compte.id, maintenant, 'fermee_a_distance', session.id);
    await audit.noter(
      { action: 'mfa.ajoutee', ressource: `facteur:${facteurId}`, compte, origine, risque: 'high' },
      requetes,
    );
    return { verdict, codes: await renouvelerCodes(requetes, compte.id) };
  });
  if (!issue) throw new ApiError('INTROUVABLE');
  exigerBon(issue.verdict);
  courriers.add(async () => courrierFacteur(compte.email, 'ajoute'));
  return issue.codes;
}

/** @throws ApiError INTROUVABLE for a factor of someone else as for one that does not exist. */
export async function retirerFacteur(ports: PortsComptes, demandeur: Demandeur, facteurId: string): Promise<void> {
  const { base, audit, courriers } = ports;
  const { compte, origine } = demandeur;
  const siens = await depotMfa(base.queries).facteursDe(compte.id);
  if (!siens.some(({ id }) => id === facteurId)) throw new ApiError('INTROUVABLE');
  await exigerNiveau(ports, demandeur);
  await base.transaction(async (requetes) => {
    const depot = depotMfa(requetes);
    await depot.retirerFacteur(compte.id, facteurId);
    if (!(await depot.aUnFacteur(compte.id))) await depot.remplacerCodes(compte.id, []);
    await audit.noter(
      { action: 'mfa.retiree', ressource: `facteur:${facteurId}`, compte, origine, risque: 'high' },
      requetes,
    );
  });
  courriers.add(async () => courrierFacteur(compte.email, 'retire'));
}

/** New recovery codes; the old ones die. */
export async function refaireCodes(
  { base, audit }: PortsComptes,
  { compte, session, origine }: Demandeur,
): Promise<string[]> {
  if (session.niveau !== 'aal2') throw new ApiError('MFA_REQUISE');
  return base.transaction(async (requetes) => {
    await audit.noter({ action: 'mfa.codes_secours', ressource: 'compte', compte, origine, risque: 'high' }, requetes);
    return renouvelerCodes(requetes, compte.id);
  });
}

/**
 * Asks for a factor again, from a session that is open.
 * @throws ApiError INTROUVABLE for a factor of someone else, or not confirmed, as for one that does not exist.
 */
export async function defierFacteur(
  ports: PortsComptes,
  { compte, session, origine }: Demandeur,
  facteurId: string,
): Promise<Defi> {
  const siens = await depotMfa(ports.base.queries).facteursDe(compte.id);
  if (!siens.some(({ id, confirmeLe }) => id === facteurId && confirmeLe !== null)) throw new ApiError('INTROUVABLE');
  const defi = await defierSiBesoin(ports, compte, { ...origine, empreinte: session.empreinteAppareil ?? undefined });
  if (!defi) throw new ApiError('INTROUVABLE');
  return defi;
}
