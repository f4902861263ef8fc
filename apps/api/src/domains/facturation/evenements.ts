import { randomUUID } from 'node:crypto';
import type { Queries } from '../../platform/database/database.ts';
import { courrierSouscription } from './courriers.ts';
import { retractableJusquau } from './policy.ts';
import type { EtatAbonnement, EtatFacture, EvenementRecu, PortsFacturation, PrestatairePaiement } from './ports.ts';
import { type Abonnement, depotAbonnements } from './repository.ts';
import { depotEvenements, depotPaiements } from './repository-paiements.ts';

/** What an event changed, for what is done once it is written. */
interface Effet {
  readonly utilisateurId: string;
  readonly abonnement: Abonnement;
}

/**
 * Keeps the event, then has its effect. It is acknowledged as soon as it is kept: what fails meanwhile is done again by
 * the task, so that the provider is never made to wait, nor an event lost.
 * @returns false when it was left to the task.
 */
export async function recevoir(ports: PortsFacturation, evenement: EvenementRecu): Promise<boolean> {
  const rang = await depotEvenements(ports.base.queries).recevoir(evenement, ports.horloge.now());
  if (rang === undefined) return true;
  try {
    await traiter(ports, evenement, rang);
    return true;
  } catch (error) {
    ports.logger.warn({ err: error, evenement: evenement.id, type: evenement.type }, 'payment event left for later');
    return false;
  }
}

/**
 * Reads at the provider what the event is about, and writes it. Whatever the order of the events, the last reading wins:
 * it began after every change that was announced before it.
 */
export async function traiter(ports: PortsFacturation, evenement: EvenementRecu, rang: number): Promise<void> {
  const { base, prestataire, horloge } = ports;
  const etats = prestataire && (await lire(prestataire, evenement));
  const effet = await base.transaction(async (requetes) => {
    if (!(await depotEvenements(requetes).prendre(evenement.id, horloge.now()))) return undefined;
    return etats && appliquer(ports, requetes, etats, rang);
  });
  if (effet) await accueillir(ports, effet);
}

interface Etats {
  readonly abonnement: EtatAbonnement | undefined;
  readonly facture: EtatFacture | undefined;
}

async function lire(
  prestataire: PrestatairePaiement,
  { abonnementExterne, factureExterne }: EvenementRecu,
): Promise<Etats> {
  return {
    abonnement: abonnementExterne === undefined ? undefined : await prestataire.lireAbonnement(abonnementExterne),
    facture: factureExterne === undefined ? undefined : await prestataire.lireFacture(factureExterne),
  };
}

/** @returns the subscription that began, if one did. */
async function appliquer(
  ports: PortsFacturation,
  requetes: Queries,
  { abonnement: etat, facture }: Etats,
  rang: number,
): Promise<Effet | undefined> {
  const client = etat?.clientExterne ?? facture?.clientExterne;
  if (client === undefined) return undefined;
  const utilisateurId = await depotEvenements(requetes).titulaire('stripe', client);
  if (utilisateurId === undefined) {
    ports.logger.warn({ client }, 'payment event of a customer that no account is bound to');
    return undefined;
  }
  const paiements = depotPaiements(requetes, utilisateurId);
  const connu = etat && (await paiements.abonnementExterne(etat.externeId));
  const ecrit = etat && (await ecrire(ports, requetes, { utilisateurId, etat, connu, rang }));
  if (facture?.clientExterne === client) {
    const { clientExterne: _client, abonnementExterne, ...reste } = facture;
    const deLAbonnement = abonnementExterne === etat?.externeId ? (ecrit ?? connu) : undefined;
    await paiements.ajouterFacture({ id: randomUUID(), abonnementId: deLAbonnement?.id ?? null, ...reste });
  }
  return ecrit && !connu && ecrit.statut === 'actif' ? { utilisateurId, abonnement: ecrit } : undefined;
}

interface Ecriture {
  readonly utilisateurId: string;
  readonly etat: EtatAbonnement;
  readonly connu: Abonnement | undefined;
  readonly rang: number;
}

/** @returns the subscription as written; undefined when there is nothing to write. */
async function ecrire(
  { logger, horloge, audit }: PortsFacturation,
  requetes: Queries,
  { utilisateurId, etat, connu, rang }: Ecriture,
): Promise<Abonnement | undefined> {
  const { externeId, statut, debut: debutPeriode, fin: finPeriode, renouvele, commandeId } = etat;
  const depot = depotAbonnements(requetes, utilisateurId);
  if (connu) {
    if (connu.rang >= rang) return undefined;
    const suite = {
      statut: statut === 'incomplet' ? ('termine' as const) : statut,
      debutPeriode,
      finPeriode,
      renouvele,
    };
    return depot.changer(connu.id, { ...suite, rang });
  }
  if (statut === 'incomplet') return undefined;
  const paiements = depotPaiements(requetes, utilisateurId);
  const commande = commandeId === undefined ? undefined : await paiements.commande(commandeId);
  if (!commande) {
    logger.warn({ abonnement: externeId }, 'a subscription that nobody ordered here');
    return undefined;
  }
  await paiements.clore(commande.id, 'payee');
  const nouveau: Abonnement = {
    id: randomUUID(),
    utilisateurId,
    commandeId: commande.id,
    formule: commande.formule,
    prestataire: 'stripe',
    externeId,
    statut,
    souscritLe: horloge.now(),
    debutPeriode,
    finPeriode,
    renouvele,
    rappelPour: null,
    retracteLe: null,
    rang,
  };
  await depot.ajouter(nouveau);
  const compte = await depot.sujet();
  await audit.noter({ action: 'abonnement.ouvert', ressource: 'abonnement', compte, risque: 'medium' }, requetes);
  return nouveau;
}

/** Confirms the order in writing, and lets in who paid before proving their address. */
export async function accueillir(ports: PortsFacturation, { utilisateurId, abonnement }: Effet): Promise<void> {
  const { base, courriers, adressePublique, compteParId, inviterPayeur } = ports;
  const compte = await compteParId(utilisateurId);
  const { commandeId, formule, finPeriode, souscritLe } = abonnement;
  const commande =
    commandeId === null ? undefined : await depotPaiements(base.queries, utilisateurId).commande(commandeId);
  if (!compte || !commande) return;
  const { centimes, tvaCentimes, conditions, prestataire } = commande;
  const retractable = retractableJusquau(souscritLe);
  courriers.add(async () =>
    courrierSouscription(compte.email, adressePublique, {
      formule,
      centimes,
      tvaCentimes,
      conditions,
      finPeriode,
      retractableJusquau: retractable,
      essai: prestataire === 'essai',
      aConfirmer: compte.emailVerifieLe === null,
    }),
  );
  if (compte.emailVerifieLe === null) inviterPayeur(compte);
}
