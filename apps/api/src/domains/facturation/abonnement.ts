import { randomUUID } from 'node:crypto';
import type { Abonnements } from '@francis/contract';
import { ApiError } from '../../platform/errors.ts';
import type { Demandeur } from '../comptes/index.ts';
import { periodeEnCours } from './allocation.ts';
import { courrierResiliation, courrierRetractation } from './courriers.ts';
import { recevoir } from './evenements.ts';
import { tauxDeTva } from './policy.ts';
import type { PortsFacturation } from './ports.ts';
import { estOffert, presenterAbonnement, presenterFacture, retractable } from './presenter.ts';
import { prestatairesReconnus } from './prestataires.ts';
import { type Abonnement, depotAbonnements } from './repository.ts';
import { depotPaiements } from './repository-paiements.ts';

export async function abonnementsDe(
  { base, horloge, configuration }: PortsFacturation,
  { compte }: Pick<Demandeur, 'compte'>,
): Promise<Abonnements> {
  const maintenant = horloge.now();
  const taux = tauxDeTva(maintenant);
  const lignes = await depotAbonnements(base.queries, compte.id).lister(prestatairesReconnus(configuration));
  const enCours = lignes.flatMap((abonnement) => {
    // Unpaid for too long, it gives nothing any more, but may still be paid, or ended.
    const due = abonnement.statut === 'impaye' && { debut: abonnement.debutPeriode, fin: abonnement.finPeriode };
    const periode = periodeEnCours(abonnement, maintenant) ?? due;
    const contexte = { taux, maintenant, adresseProuvee: compte.emailVerifieLe !== null };
    return periode ? [presenterAbonnement({ abonnement, periode }, contexte)] : [];
  });
  const factures = await depotPaiements(base.queries, compte.id).factures();
  return { paiement: configuration.genre, abonnements: enCours, factures: factures.map(presenterFacture) };
}

/** Stops the renewal, or starts it again before the end. @throws ApiError INTROUVABLE, SANS_PAIEMENT. */
export async function regler(
  ports: PortsFacturation,
  demandeur: Demandeur,
  { id, renouvele }: { readonly id: string; readonly renouvele: boolean },
): Promise<Abonnements> {
  const { base, audit, courriers, adressePublique } = ports;
  const { compte, origine } = demandeur;
  const abonnement = await enCoursDe(ports, compte.id, id);
  if (abonnement.prestataire === 'migration') throw new ApiError('SANS_PAIEMENT');
  if (abonnement.renouvele !== renouvele) {
    if (abonnement.externeId !== null) await prestataireDe(ports).regler(abonnement.externeId, renouvele);
    await base.transaction(async (requetes) => {
      await depotAbonnements(requetes, compte.id).changer(id, { renouvele });
      const action = renouvele ? 'abonnement.repris' : 'abonnement.resilie';
      await audit.noter({ action, ressource: 'abonnement', compte, origine, risque: 'medium' }, requetes);
    });
    await relire(ports, abonnement);
    const { formule, finPeriode } = abonnement;
    if (!renouvele) courriers.add(async () => courrierResiliation(compte.email, adressePublique, formule, finPeriode));
  }
  return abonnementsDe(ports, demandeur);
}

/**
 * Ends the subscription at once and gives back all that was paid for it.
 * @throws ApiError INTROUVABLE, SANS_PAIEMENT, RETRACTATION_FERMEE, PAIEMENT_INDISPONIBLE.
 */
export async function seRetracter(ports: PortsFacturation, demandeur: Demandeur, id: string): Promise<Abonnements> {
  const { base, horloge, audit, courriers, adressePublique } = ports;
  const { compte, origine } = demandeur;
  const abonnement = await enCoursDe(ports, compte.id, id);
  if (estOffert(abonnement)) throw new ApiError('SANS_PAIEMENT');
  const recueLe = horloge.now();
  if (!retractable(abonnement, recueLe)) throw new ApiError('RETRACTATION_FERMEE');
  if (abonnement.externeId !== null && abonnement.prestataire === 'stripe') {
    await prestataireDe(ports).terminer(abonnement.externeId, { rembourse: true });
  }
  const payees = (await depotPaiements(base.queries, compte.id).factures()).filter(
    ({ abonnementId, statut }) => abonnementId === id && statut === 'payee',
  );
  await base.transaction(async (requetes) => {
    const suite = { statut: 'termine', renouvele: false, retracteLe: recueLe } as const;
    await depotAbonnements(requetes, compte.id).changer(id, suite);
    await depotPaiements(requetes, compte.id).rembourser(id);
    const action = 'abonnement.retracte';
    await audit.noter({ action, ressource: 'abonnement', compte, origine, risque: 'high' }, requetes);
  });
  await relire(ports, abonnement);
  const rembourse = payees.reduce((somme, { centimes }) => somme + centimes, 0);
  const { formule } = abonnement;
  courriers.add(async () => courrierRetractation(compte.email, adressePublique, { formule, recueLe, rembourse }));
  return abonnementsDe(ports, demandeur);
}

/** Before an account is erased: nothing more is debited for it. */
export async function terminerTout(ports: PortsFacturation, utilisateurId: string): Promise<void> {
  const { base, prestataire } = ports;
  for (const { externeId, statut } of await depotAbonnements(base.queries, utilisateurId).lister(['stripe'])) {
    if (externeId === null || statut === 'termine') continue;
    // Without the key that opened it, somebody must end it by hand before the account goes.
    if (prestataire === undefined) throw new ApiError('PAIEMENT_INDISPONIBLE');
    await prestataire.terminer(externeId, { rembourse: false });
  }
}

async function enCoursDe({ base, configuration }: PortsFacturation, compteId: string, id: string): Promise<Abonnement> {
  const lignes = await depotAbonnements(base.queries, compteId).lister(prestatairesReconnus(configuration));
  const abonnement = lignes.find((un) => un.id === id && un.statut !== 'termine');
  if (!abonnement) throw new ApiError('INTROUVABLE');
  return abonnement;
}

function prestataireDe({ prestataire }: PortsFacturation) {
  if (prestataire === undefined) throw new ApiError('PAIEMENT_INDISPONIBLE');
  return prestataire;
}

/** What we asked for, as the provider did it: read again in the order of the events. */
async function relire(ports: PortsFacturation, { prestataire, externeId }: Abonnement): Promise<void> {
  if (prestataire !== 'stripe' || externeId === null) return;
  const aucune = { clientExterne: undefined, factureExterne: undefined };
  await recevoir(ports, {
    id: `francis-${randomUUID()}`,
    type: 'francis.relecture',
    abonnementExterne: externeId,
    ...aucune,
  });
}
