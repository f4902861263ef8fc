import { randomUUID } from 'node:crypto';
import type { EquipeCabinet, RoleCabinet } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import { creerSecret, type Demandeur, empreinteDe, exigerAdresseProuvee } from '../comptes/index.ts';
import { courrierInvitation } from './courriers.ts';
import { repondDuCabinet } from './policy.ts';
import type { PortsCabinet } from './ports.ts';
import { presenterEquipe } from './presenter.ts';
import { depotEquipe, invitationDe } from './repository-equipe.ts';
import { cabinetDe, type Membre } from './repository-membres.ts';
import { depotCabinet } from './repository.ts';

const JOUR = 86_400_000;
const DUREE_INVITATION_MS = 14 * JOUR;
const INVITATIONS_MAX = 50;

export async function equipeDe(ports: PortsCabinet, { compte }: Pick<Demandeur, 'compte'>): Promise<EquipeCabinet> {
  const membre = await cabinetDe(ports.base, compte, ports.horloge.now());
  const depot = depotEquipe(ports.base.queries, membre.cabinetId);
  const invitations = repondDuCabinet(membre) ? await depot.invitations(ports.horloge.now()) : [];
  return presenterEquipe({ membres: await depot.membres(), invitations, moi: compte.id });
}

/** @throws ApiError ACCES_REFUSE, ADRESSE_NON_CONFIRMEE, DEJA_MEMBRE, TROP_D_INVITATIONS. */
export async function inviter(
  ports: PortsCabinet,
  demandeur: Demandeur,
  { email, role }: { readonly email: string; readonly role: RoleCabinet },
): Promise<EquipeCabinet> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const { compte, origine } = demandeur;
  const { cabinetId } = await exigerTitulaire(ports, compte);
  exigerAdresseProuvee(compte);
  const creeeLe = horloge.now();
  const ticket = creerSecret();
  const cabinet = await base.transaction(async (requetes) => {
    const depot = depotEquipe(requetes, cabinetId);
    await depot.verrouiller();
    if ((await depot.membres()).some((membre) => membre.email === email)) throw new ApiError('DEJA_MEMBRE');
    const autres = (await depot.invitations(creeeLe)).filter((invitation) => invitation.email !== email);
    if (autres.length >= INVITATIONS_MAX) throw new ApiError('TROP_D_INVITATIONS');
    const id = randomUUID();
    const expireLe = new Date(creeeLe.getTime() + DUREE_INVITATION_MS);
    await depot.inviter({ id, email, role, empreinte: empreinteDe(ticket), inviteePar: compte.id, creeeLe, expireLe });
    const trace = { ressource: `invitation:${id}`, compte, origine, metadonnees: { cabinetId, role } };
    await audit.noter({ action: 'cabinet.invitation', risque: 'medium', ...trace }, requetes);
    return depotCabinet(requetes, cabinetId).lire();
  });
  courriers.add(async () =>
    courrierInvitation(email, adressePublique, { cabinet: cabinet.nom, par: compte.nomComplet, ticket }),
  );
  return equipeDe(ports, demandeur);
}

/** @throws ApiError ACCES_REFUSE, INTROUVABLE. */
export async function retirerInvitation(ports: PortsCabinet, demandeur: Demandeur, id: string): Promise<EquipeCabinet> {
  const { cabinetId } = await exigerTitulaire(ports, demandeur.compte);
  if (!(await depotEquipe(ports.base.queries, cabinetId).retirerInvitation(id))) throw new ApiError('INTROUVABLE');
  return equipeDe(ports, demandeur);
}

/**
 * Joins the firm that invited the person. A firm of one's own that holds nothing goes; one that holds something is kept,
 * and the invitation waits.
 * @throws ApiError INVITATION_INVALIDE, INVITATION_POUR_UN_AUTRE, ADRESSE_NON_CONFIRMEE, CABINET_NON_VIDE.
 */
export async function accepterInvitation(
  ports: PortsCabinet,
  demandeur: Demandeur,
  ticket: string,
): Promise<EquipeCabinet> {
  const { base, horloge, audit } = ports;
  const { compte, origine } = demandeur;
  exigerAdresseProuvee(compte);
  const maintenant = horloge.now();
  const actuel = await cabinetDe(base, compte, maintenant);
  await base.transaction(async (requetes) => {
    const invitation = await invitationDe(requetes, empreinteDe(ticket), maintenant);
    if (!invitation) throw new ApiError('INVITATION_INVALIDE');
    if (invitation.email !== compte.email) throw new ApiError('INVITATION_POUR_UN_AUTRE');
    const { id, cabinetId, role } = invitation;
    // Always in the same order: two crossed invitations wait for each other, and neither is lost.
    for (const un of [actuel.cabinetId, cabinetId].toSorted()) await depotEquipe(requetes, un).verrouiller();
    const nouveau = depotEquipe(requetes, cabinetId);
    if (!(await nouveau.retirerInvitation(id))) throw new ApiError('INVITATION_INVALIDE');
    if (actuel.cabinetId !== cabinetId) {
      const ancien = depotEquipe(requetes, actuel.cabinetId);
      if (!(await ancien.estVide())) throw new ApiError('CABINET_NON_VIDE');
      await ancien.retirer(compte.id);
      await ancien.supprimerVide();
      await nouveau.ajouter(compte.id, role, maintenant);
    }
    const trace = { ressource: 'cabinet', compte, origine, metadonnees: { cabinetId, role } };
    await audit.noter({ action: 'cabinet.rejoint', risque: 'medium', ...trace }, requetes);
  });
  return equipeDe(ports, demandeur);
}

/** @throws ApiError ACCES_REFUSE, INTROUVABLE, DERNIER_TITULAIRE. */
export async function changerRole(
  ports: PortsCabinet,
  demandeur: Demandeur,
  { id, role }: { readonly id: string; readonly role: RoleCabinet },
): Promise<EquipeCabinet> {
  const { cabinetId } = await exigerTitulaire(ports, demandeur.compte);
  await surUnMembre(
    ports,
    demandeur,
    { cabinetId, id, action: 'cabinet.role' },
    async (depot, { titulaires, vise }) => {
      if (role !== 'titulaire' && vise.role === 'titulaire' && titulaires === 1)
        throw new ApiError('DERNIER_TITULAIRE');
      await depot.changerRole(id, role);
    },
  );
  return equipeDe(ports, demandeur);
}

/** A member is removed by who answers for the firm, or leaves by themselves. @throws ApiError like `changerRole`. */
export async function retirerMembre(ports: PortsCabinet, demandeur: Demandeur, id: string): Promise<EquipeCabinet> {
  const { compte } = demandeur;
  const membre = id === compte.id ? await cabinetDe(ports.base, compte, ports.horloge.now()) : undefined;
  const { cabinetId } = membre ?? (await exigerTitulaire(ports, compte));
  await surUnMembre(
    ports,
    demandeur,
    { cabinetId, id, action: 'cabinet.depart' },
    async (depot, { titulaires, vise }) => {
      if (vise.role === 'titulaire' && titulaires === 1) throw new ApiError('DERNIER_TITULAIRE');
      await depot.retirer(id);
    },
  );
  return equipeDe(ports, demandeur);
}

interface Situation {
  readonly titulaires: number;
  readonly vise: Membre;
}

async function surUnMembre(
  { base, audit }: PortsCabinet,
  { compte, origine }: Demandeur,
  { cabinetId, id, action }: { readonly cabinetId: string; readonly id: string; readonly action: string },
  geste: (depot: ReturnType<typeof depotEquipe>, situation: Situation) => Promise<void>,
): Promise<void> {
  await base.transaction(async (requetes) => {
    const depot = depotEquipe(requetes, cabinetId);
    await depot.verrouiller();
    const membres = await depot.membres();
    const vise = membres.find(({ utilisateurId }) => utilisateurId === id);
    if (!vise) throw new ApiError('INTROUVABLE');
    await geste(depot, { titulaires: membres.filter(({ role }) => role === 'titulaire').length, vise });
    const trace = { ressource: `membre:${id}`, compte, origine, metadonnees: { cabinetId } };
    await audit.noter({ action, risque: 'high', ...trace }, requetes);
  });
}

/** @throws ApiError ACCES_REFUSE. */
export async function exigerTitulaire(
  { base, horloge }: Pick<PortsCabinet, 'base' | 'horloge'>,
  compte: Demandeur['compte'],
): Promise<Membre> {
  const membre = await cabinetDe(base, compte, horloge.now());
  if (repondDuCabinet(membre)) return membre;
  throw new ApiError('ACCES_REFUSE', { detail: 'Seul le titulaire du cabinet peut le modifier.' });
}
