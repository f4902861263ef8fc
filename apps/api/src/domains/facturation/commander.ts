import { randomUUID } from 'node:crypto';
import {
  type CommandeRequete,
  CONDITIONS_DE_VENTE,
  FORMULES,
  type FormulesEnVente,
  LECTURES_DES_FORMULES,
} from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Demandeur } from '../comptes/index.ts';
import { periodeEnCours } from './allocation.ts';
import { adresseChezNous, cheminDe, presenterFormule, tauxDeTva, tvaIncluse } from './policy.ts';
import type { PortsFacturation, PrestatairePaiement } from './ports.ts';
import { depotAbonnements } from './repository.ts';
import { type Commande, depotPaiements } from './repository-paiements.ts';
import { prestatairesReconnus } from './prestataires.ts';

/** The plans on sale here. */
export const enVente = ({ configuration }: Pick<PortsFacturation, 'configuration'>) =>
  LECTURES_DES_FORMULES[configuration.lecture];

/** The same with their prices, as anybody may read them. */
export function venteDuJour(ports: Pick<PortsFacturation, 'configuration' | 'horloge' | 'contact'>): FormulesEnVente {
  const taux_tva = tauxDeTva(ports.horloge.now());
  return {
    paiement: ports.configuration.genre,
    contact: ports.contact ?? null,
    conditions: CONDITIONS_DE_VENTE,
    taux_tva,
    formules: enVente(ports).map((cle) => presenterFormule(cle, taux_tva)),
  };
}

/**
 * Opens an order at the provider. The price, the customer and the addresses are the server's own.
 * @returns where the browser goes to pay.
 * @throws ApiError VALIDATION, ABONNEMENT_EN_COURS, PAIEMENT_INDISPONIBLE.
 */
export async function commander(
  ports: PortsFacturation,
  demandeur: Demandeur,
  requete: CommandeRequete,
): Promise<string> {
  const { base, horloge, audit, configuration, adressePublique } = ports;
  const { compte, origine } = demandeur;
  const { priceId, customer_email, conditions } = requete;
  if (!enVente(ports).some((cle) => cle === priceId)) refuser('priceId', 'Cette formule n’est pas en vente.');
  if (FORMULES[priceId].type !== compte.typeCompte) {
    refuser('priceId', 'Cette formule n’est pas celle de votre type de compte.');
  }
  if (customer_email !== undefined && customer_email !== compte.email) {
    refuser('customer_email', 'Donnez l’adresse de votre compte.');
  }
  const retour = adresseChezNous('successUrl', requete.successUrl, adressePublique);
  const annulation = adresseChezNous('cancelUrl', requete.cancelUrl, adressePublique);
  if (configuration.genre === 'indisponible') throw new ApiError('PAIEMENT_INDISPONIBLE');
  await exigerSansAbonnement(ports, compte.id);
  const maintenant = horloge.now();
  const { centimes } = FORMULES[priceId];
  const commande: Commande = {
    id: randomUUID(),
    utilisateurId: compte.id,
    prestataire: configuration.genre,
    formule: priceId,
    centimes,
    tvaCentimes: tvaIncluse(centimes, tauxDeTva(maintenant)),
    conditions,
    statut: 'ouverte',
    sessionExterne: null,
    retour,
    annulation,
    creeeLe: maintenant,
  };
  await fermerLesCommandes(ports, compte.id);
  await base.transaction(async (requetes) => {
    await depotPaiements(requetes, compte.id).ajouterCommande(commande);
    await audit.noter({ action: 'abonnement.commande', ressource: 'abonnement', compte, origine }, requetes);
  });
  if (ports.prestataire === undefined) return `/paiement-essai?commande=${commande.id}`;
  const client = await clientDe(ports, ports.prestataire, compte);
  const { session, url } = await ports.prestataire.ouvrirCommande(commande, client);
  await depotPaiements(base.queries, compte.id).noterSession(commande.id, session);
  return url;
}

/** @throws ApiError SANS_PAIEMENT, VALIDATION, PAIEMENT_INDISPONIBLE. */
export async function ouvrirPortail(
  { base, configuration, prestataire, adressePublique }: PortsFacturation,
  { compte }: Demandeur,
  returnUrl: string,
): Promise<string> {
  const retour = adresseChezNous('returnUrl', returnUrl, adressePublique);
  if (configuration.genre === 'indisponible') throw new ApiError('PAIEMENT_INDISPONIBLE');
  if (prestataire === undefined) return `/portail-essai?retour=${encodeURIComponent(cheminDe(retour))}`;
  const client = await depotPaiements(base.queries, compte.id).client('stripe');
  if (client === undefined) throw new ApiError('SANS_PAIEMENT');
  return prestataire.ouvrirPortail(client, retour);
}

function refuser(chemin: string, message: string): never {
  throw new ApiError('VALIDATION', { champs: [{ chemin, message }] });
}

/** Paying twice for the same thing is nobody's wish. @throws ApiError ABONNEMENT_EN_COURS. */
async function exigerSansAbonnement({ base, horloge, configuration }: PortsFacturation, id: string): Promise<void> {
  const abonnements = await depotAbonnements(base.queries, id).lister(prestatairesReconnus(configuration));
  const maintenant = horloge.now();
  if (abonnements.some((un) => un.renouvele && (un.statut === 'impaye' || periodeEnCours(un, maintenant))))
    throw new ApiError('ABONNEMENT_EN_COURS');
}

/** An order left open elsewhere can no longer be paid: one account pays once. */
async function fermerLesCommandes({ base, prestataire }: PortsFacturation, id: string): Promise<void> {
  const depot = depotPaiements(base.queries, id);
  for (const commande of await depot.commandesOuvertes()) {
    if (prestataire && commande.sessionExterne !== null) await prestataire.fermerCommande(commande.sessionExterne);
    await depot.clore(commande.id, 'abandonnee');
  }
}

/** The account's name at the provider, the same for good: its events are believed for this account alone. */
async function clientDe(
  { base, horloge }: PortsFacturation,
  prestataire: PrestatairePaiement,
  compte: Demandeur['compte'],
): Promise<string> {
  const depot = depotPaiements(base.queries, compte.id);
  const connu = await depot.client('stripe');
  if (connu !== undefined) return connu;
  await depot.lierClient('stripe', await prestataire.creerClient(compte), horloge.now());
  const lie = await depot.client('stripe');
  if (lie === undefined) throw new Error('the customer was not bound');
  return lie;
}
