import { randomUUID } from 'node:crypto';
import type { ConnexionRequete, InscriptionRequete, ModificationUtilisateur } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Origine } from './audit/audit.ts';
import { courrierDejaInscrit, courrierVerification } from './courriers.ts';
import { type Defi, defierSiBesoin } from './mfa/defis.ts';
import { exigerMotDePasseAccepte } from './policy.ts';
import type { PortsComptes } from './ports.ts';
import type { Passant } from './reponses.ts';
import { type Compte, depotComptes } from './repository.ts';
import type { Appareil, SessionOuverte } from './sessions.ts';
import type { Essayeur } from './verrou.ts';
import { depotTickets } from './tickets/repository.ts';
import { emettreTicket } from './tickets/tickets.ts';

/** A session, or what is still asked before there is one. */
export type Ouverture =
  | { readonly genre: 'session'; readonly session: SessionOuverte }
  | { readonly genre: 'defi'; readonly defi: Defi };

type DebutCompte = Pick<Compte, 'email' | 'nomComplet' | 'typeCompte' | 'motDePasse' | 'emailVerifieLe' | 'creeLe'>;

export const nouveauCompte = (debut: DebutCompte): Compte => ({
  ...debut,
  id: randomUUID(),
  demonstration: false,
  desactiveLe: null,
  sujetAudit: randomUUID(),
  permissionsRetirees: [],
});

/**
 * Opens an account. A known address receives the same answer, after the same work, and nothing changes: its owner is
 * told by e-mail. What tells them apart is read in a mailbox.
 * @throws ApiError VALIDATION on the password.
 */
export async function inscrire(
  ports: PortsComptes,
  requete: InscriptionRequete,
  { origine, adresse }: Passant,
): Promise<Compte> {
  const { base, horloge, audit, courriers, envois, adressePublique, motsDePasse } = ports;
  exigerMotDePasseAccepte('password', requete.password, requete);
  const compte = nouveauCompte({
    email: requete.email,
    nomComplet: requete.fullName,
    typeCompte: requete.accountType,
    motDePasse: await motsDePasse.hacher(requete.password),
    emailVerifieLe: null,
    creeLe: horloge.now(),
  });
  const depot = depotComptes(base.queries);
  const reservee = await depotTickets(base.queries).estReservee(compte.email, horloge.now());
  const nouveau = !reservee && (await depot.ajouterCompte(compte));
  await audit.noter({
    action: nouveau ? 'inscription' : 'inscription.adresse_connue',
    ressource: 'compte',
    compte: nouveau ? compte : undefined,
    origine,
    reussi: nouveau,
  });
  if (nouveau) demanderVerification(ports, compte, adresse);
  else {
    courriers.addLater(async () => {
      const admission = await envois.admettre({ email: compte.email, demandeur: adresse, genre: 'avis' });
      return admission && courrierDejaInscrit(compte.email, adressePublique);
    });
  }
  return compte;
}

/**
 * Checks a password. An unknown account, a disabled one and a wrong password are the same answer after the same work.
 * @throws ApiError IDENTIFIANTS_INCORRECTS, COMPTE_VERROUILLE, TROP_DE_REQUETES.
 */
export async function connecter(
  ports: PortsComptes,
  { email, password, deviceFingerprint }: ConnexionRequete,
  origine: Origine,
  essayeur: Essayeur,
): Promise<Ouverture> {
  const { base, verrou, audit, admis, emailVerifieRequis, motsDePasse } = ports;
  const depot = depotComptes(base.queries);
  const noter = (action: string, compte: Compte | undefined, risque: 'low' | 'medium' | 'high') =>
    audit.noter({ action, ressource: 'session', compte, origine, reussi: risque === 'low', risque });
  let vise: Compte | undefined;
  const reconnu = await verrou
    .tenter(email, essayeur, async () => {
      vise = await depot.compteParEmail(email);
      return motsDePasse.verifier(vise && admis(vise) ? vise.motDePasse : undefined, password);
    })
    .catch(async (error: unknown) => {
      if (error instanceof ApiError) await noter('connexion.verrouillee', await depot.compteParEmail(email), 'high');
      throw error;
    });
  if (!reconnu || !vise || (emailVerifieRequis && vise.emailVerifieLe === null)) {
    await noter('connexion.refusee', vise, 'medium');
    if (reconnu && vise) demanderVerification(ports, vise, essayeur.adresse);
    throw new ApiError('IDENTIFIANTS_INCORRECTS');
  }
  if (vise.motDePasse !== null && motsDePasse.estAffaiblie(vise.motDePasse)) {
    const refait = await motsDePasse.hacher(password);
    if (await depot.rehacher(vise.id, vise.motDePasse, refait)) vise = { ...vise, motDePasse: refait };
  }
  await noter('connexion.mot_de_passe', vise, 'low');
  return ouvrirOuDefier(ports, vise, { ...origine, empreinte: deviceFingerprint, parMotDePasse: true });
}

/** The first proof was good: opens a session, or asks for the second factor. */
export async function ouvrirOuDefier(ports: PortsComptes, compte: Compte, appareil: Appareil): Promise<Ouverture> {
  const defi = await defierSiBesoin(ports, compte, appareil);
  if (defi) return { genre: 'defi', defi };
  return { genre: 'session', session: await ports.sessions.ouvrir(compte, appareil, 'aal1') };
}

function demanderVerification(
  { base, horloge, courriers, envois, adressePublique }: PortsComptes,
  compte: Compte,
  demandeur: string,
): void {
  courriers.addLater(async () => {
    const admission = await envois.admettre({ email: compte.email, demandeur });
    if (!admission) return undefined;
    const ticket = await emettreTicket(base.queries, horloge, compte, 'verification', admission);
    return courrierVerification(compte.email, adressePublique, ticket);
  });
}

export async function modifierUtilisateur(
  { base, audit }: PortsComptes,
  compte: Compte,
  { fullName }: ModificationUtilisateur,
  origine: Origine,
): Promise<Compte> {
  await base.transaction(async (requetes) => {
    await depotComptes(requetes).modifierNom(compte.id, fullName);
    await audit.noter({ action: 'compte.modifie', ressource: 'compte', compte, origine }, requetes);
  });
  return { ...compte, nomComplet: fullName };
}
