import { randomUUID } from 'node:crypto';
import type { InvitationClientRequete, InvitationsClient } from '@francis/contract';
import { FAITS_DEMANDABLES, faitDemandable } from '@francis/faits';
import { ApiError } from '../../platform/errors.ts';
import { analyserFiche } from '../analyses/index.ts';
import { type Cloison, nomDuCabinet } from '../cabinet/index.ts';
import { type Demandeur, type FicheClient, surFiche, trouverFiche } from '../clients/index.ts';
import { creerSecret, empreinteDe } from '../comptes/index.ts';
import { courrierEspace } from './courriers.ts';
import { cheminsManquants, valeursDe } from './faits.ts';
import type { PortsEspace } from './ports.ts';
import { presenterInvitation } from './presenter.ts';
import { depotsDe } from './repository-depots.ts';
import { depotEspaces, type Espace } from './repository.ts';

const JOUR = 86_400_000;
const DUREE_MS = 14 * JOUR;
const ENTRE_DEUX_ENVOIS_MS = 30_000;

/** What was asked of a client, and what else may be. */
export async function invitationsDe(
  ports: PortsEspace,
  demandeur: Demandeur,
  clientId: string,
): Promise<InvitationsClient> {
  const { valeur } = await surFiche<InvitationsClient>(
    ports,
    demandeur,
    clientId,
    'clients.lire',
    async (fiche, cloison) => ({ issue: 'fait', valeur: await presenter(ports, fiche, cloison) }) as const,
  );
  return valeur;
}

async function presenter({ horloge }: PortsEspace, fiche: FicheClient, cloison: Cloison): Promise<InvitationsClient> {
  const espaces = await depotEspaces(cloison, fiche.id).lister();
  const manquants = cheminsManquants(analyserFiche({ ...fiche }).manques);
  const actuelles = valeursDe({ ...fiche });
  return {
    invitations: espaces.map((espace) => presenterInvitation(espace, horloge.now())),
    demandables: FAITS_DEMANDABLES.map(({ chemin, libelle }) => ({
      chemin,
      libelle,
      actuel: actuelles.get(chemin) ?? null,
      propose: manquants.has(chemin) && !actuelles.has(chemin),
    })),
  };
}

interface Faite {
  readonly invitations: InvitationsClient;
  readonly courrier?: {
    readonly email: string;
    readonly cabinet: string;
    readonly par: string;
    readonly jeton: string;
  };
}

/** One change of what is asked of a client, by a member who may write in the file, held meanwhile. */
async function changer(
  ports: PortsEspace,
  demandeur: Demandeur,
  {
    clientId,
    action,
  }: { readonly clientId: string; readonly action: 'clients.inviter' | 'clients.invitation_revoquee' },
  geste: (
    depot: ReturnType<typeof depotEspaces>,
    cloison: Cloison,
  ) => Promise<Pick<Espace, 'email'> & { readonly jeton?: string }>,
): Promise<InvitationsClient> {
  const { valeur } = await surFiche<Faite>(ports, demandeur, clientId, action, async (_lue, cloison, droits) => {
    if (!droits.modifier) return { issue: 'refuse' } as const;
    // Held: of two clicks, the second one finds what the first one did.
    const fiche = await trouverFiche(cloison, clientId, 'modifier');
    if (!fiche) return { issue: 'introuvable' } as const;
    const { email, jeton } = await geste(depotEspaces(cloison, clientId), cloison);
    const invitations = await presenter(ports, fiche, cloison);
    if (jeton === undefined) return { issue: 'fait', valeur: { invitations } } as const;
    const cabinet = await nomDuCabinet(cloison.requetes, cloison.cabinetId);
    const courrier = { email, cabinet, par: demandeur.nomComplet, jeton };
    return { issue: 'fait', valeur: { invitations, courrier } } as const;
  });
  const { courrier, invitations } = valeur;
  if (courrier) ports.courriers.add(async () => courrierEspace(courrier.email, ports.adressePublique, courrier));
  return invitations;
}

/** @throws ApiError VALIDATION, INVITATION_EN_COURS, ACCES_REFUSE, INTROUVABLE. */
export async function inviter(
  ports: PortsEspace,
  demandeur: Demandeur,
  clientId: string,
  { email, faits, documents }: InvitationClientRequete,
): Promise<InvitationsClient> {
  const inconnus = faits.filter(({ chemin }) => !faitDemandable(chemin));
  if (inconnus.length > 0)
    throw new ApiError('VALIDATION', {
      champs: inconnus.map(({ chemin }) => ({
        chemin: `faits.${chemin}`,
        message: 'Ce fait ne se demande pas ainsi.',
      })),
    });
  const demandes = [...new Map(faits.map((fait) => [fait.chemin, fait])).values()];
  return changer(ports, demandeur, { clientId, action: 'clients.inviter' }, async (depot) => {
    const maintenant = ports.horloge.now();
    if (await depot.enCours(email, maintenant)) throw new ApiError('INVITATION_EN_COURS');
    const jeton = creerSecret();
    await depot.ajouter({
      id: randomUUID(),
      email,
      invitePar: demandeur.id,
      par: demandeur.nomComplet,
      faits: demandes,
      documents: documents.map((document) => ({ ...document, id: randomUUID() })),
      empreinte: empreinteDe(jeton),
      envoyeeLe: maintenant,
      expireLe: new Date(maintenant.getTime() + DUREE_MS),
    });
    return { email, jeton };
  });
}

/** Another link, for fourteen days more: the one of before opens nothing any more. Answers that were sent may be completed. */
export const renvoyer = (
  ports: PortsEspace,
  demandeur: Demandeur,
  { clientId, id }: { readonly clientId: string; readonly id: string },
): Promise<InvitationsClient> =>
  changer(ports, demandeur, { clientId, action: 'clients.inviter' }, async (depot) => {
    const espace = await depot.tenir(id);
    if (!espace) throw new ApiError('INTROUVABLE');
    const maintenant = ports.horloge.now();
    // The second of two clicks: the link that has just left is the good one.
    if (maintenant.getTime() - espace.envoyeeLe.getTime() < ENTRE_DEUX_ENVOIS_MS)
      throw new ApiError('TROP_DE_REQUETES', { retryAfterSeconds: ENTRE_DEUX_ENVOIS_MS / 1000 });
    const jeton = creerSecret();
    await depot.changer(id, {
      empreinte: empreinteDe(jeton),
      par: demandeur.nomComplet,
      invitePar: demandeur.id,
      envoyeeLe: maintenant,
      expireLe: new Date(maintenant.getTime() + DUREE_MS),
      ouverteLe: null,
      recueLe: null,
      revoqueeLe: null,
      codesEmis: 0,
      ...FERMEE,
    });
    return { email: espace.email, jeton };
  });

/** No code nor session opens it any more. */
const FERMEE = { codeEmpreinte: null, codeExpireLe: null, sessionEmpreinte: null, sessionExpireLe: null } as const;

/** Closes the link at once. What was not sent yet is erased. */
export const revoquer = (
  ports: PortsEspace,
  demandeur: Demandeur,
  { clientId, id }: { readonly clientId: string; readonly id: string },
): Promise<InvitationsClient> =>
  changer(ports, demandeur, { clientId, action: 'clients.invitation_revoquee' }, async (depot, { requetes }) => {
    const espace = await depot.tenir(id);
    if (!espace) throw new ApiError('INTROUVABLE');
    if (espace.revoqueeLe === null) await depot.changer(id, { revoqueeLe: ports.horloge.now(), ...FERMEE });
    if (espace.recueLe === null && espace.propositions.length === 0) await depotsDe(requetes, espace).toutSupprimer();
    return { email: espace.email };
  });
