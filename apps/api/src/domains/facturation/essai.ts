import { randomUUID } from 'node:crypto';
import { type CommandeEnAttente, FORMULES } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Demandeur } from '../comptes/index.ts';
import { accueillir } from './evenements.ts';
import { ajouterPeriode } from './periodes.ts';
import { cheminDe, tauxDeTva } from './policy.ts';
import type { PortsFacturation } from './ports.ts';
import { presenterCommande } from './presenter.ts';
import { type Abonnement, depotAbonnements } from './repository.ts';
import { type Commande, depotPaiements } from './repository-paiements.ts';

/** The order of the local checkout. @throws ApiError INTROUVABLE. */
export async function commandeEnAttente(
  ports: PortsFacturation,
  { compte }: Demandeur,
  id: string,
): Promise<CommandeEnAttente> {
  return presenterCommande(await trouver(ports, compte.id, id), tauxDeTva(ports.horloge.now()));
}

/**
 * What a person does at the local checkout: no money moves, everything else is as if it did.
 * @returns where the browser goes next.
 * @throws ApiError INTROUVABLE, PAIEMENT_REFUSE, CONFLIT.
 */
export async function payerPourLEssai(
  ports: PortsFacturation,
  { compte, origine }: Demandeur,
  { id, issue }: { readonly id: string; readonly issue: 'payer' | 'refuser' },
): Promise<string> {
  const { base, horloge, audit } = ports;
  const commande = await trouver(ports, compte.id, id);
  const suite = cheminDe(commande.retour);
  if (commande.statut === 'payee') return suite;
  if (issue === 'refuser') throw new ApiError('PAIEMENT_REFUSE');
  const maintenant = horloge.now();
  const abonnement = abonnementDe(commande, maintenant);
  await base.transaction(async (requetes) => {
    const paiements = depotPaiements(requetes, compte.id);
    if (!(await paiements.clore(id, 'payee'))) throw new ApiError('CONFLIT');
    await depotAbonnements(requetes, compte.id).ajouter(abonnement);
    await paiements.ajouterFacture(factureDe(abonnement, commande, maintenant));
    const action = 'abonnement.ouvert';
    await audit.noter({ action, ressource: 'abonnement', compte, origine, risque: 'medium' }, requetes);
  });
  await accueillir(ports, { utilisateurId: compte.id, abonnement });
  return suite;
}

async function trouver({ base, configuration }: PortsFacturation, compteId: string, id: string): Promise<Commande> {
  const commande = await depotPaiements(base.queries, compteId).commande(id);
  if (!commande || commande.prestataire !== 'essai' || configuration.genre !== 'essai')
    throw new ApiError('INTROUVABLE');
  return commande;
}

const abonnementDe = (commande: Commande, maintenant: Date): Abonnement => ({
  id: randomUUID(),
  utilisateurId: commande.utilisateurId,
  commandeId: commande.id,
  formule: commande.formule,
  prestataire: 'essai',
  externeId: null,
  statut: 'actif',
  souscritLe: maintenant,
  debutPeriode: maintenant,
  finPeriode: ajouterPeriode(maintenant, FORMULES[commande.formule].interval),
  renouvele: true,
  rappelPour: null,
  retracteLe: null,
  rang: 0,
});

/** Its number says what it is: no accountant takes it for one. */
export function factureDe(
  { id }: Pick<Abonnement, 'id'>,
  { centimes, tvaCentimes }: Pick<Commande, 'centimes' | 'tvaCentimes'>,
  emiseLe: Date,
) {
  const numero = `ESSAI-${emiseLe.getUTCFullYear()}-${randomUUID().slice(0, 8).toUpperCase()}`;
  const statut = 'payee' as const;
  return {
    id: randomUUID(),
    abonnementId: id,
    externeId: null,
    numero,
    centimes,
    tvaCentimes,
    statut,
    emiseLe,
    lien: null,
  };
}
