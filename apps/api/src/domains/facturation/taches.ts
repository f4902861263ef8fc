import { randomUUID } from 'node:crypto';
import { FORMULES } from '@francis/contract';
import type { Task } from '../../platform/tasks.ts';
import { courrierRenouvellement } from './courriers.ts';
import { recevoir, traiter } from './evenements.ts';
import type { PortsFacturation } from './ports.ts';
import { renouvelerSansPrestataire } from './renouvellement.ts';
import { depotTousAbonnements } from './repository.ts';
import { depotEvenements, depotPaiements } from './repository-paiements.ts';

const MINUTE = 60_000;
const HEURE = 60 * MINUTE;
const JOUR = 24 * HEURE;
/** Between three months and one month before, says the code; in the middle, a server that sleeps a fortnight is in time. */
const RAPPEL_MS = 60 * JOUR;
/** The provider itself gives up after three days. */
const DELAISSE_MS = 3 * JOUR;
/** Failures of one round after which it is the provider that is down, not an event that is wrong. */
const ECHECS_MAX = 3;
/** Long enough to answer for what was received. */
const MEMOIRE_MS = 60 * JOUR;

export function tachesFacturation(ports: PortsFacturation): Task[] {
  return [
    { name: 'renouvellement', everyMs: 5 * MINUTE, run: () => renouvelerSansPrestataire(ports) },
    { name: 'evenements-paiement', everyMs: MINUTE, run: () => reprendreLesEvenements(ports) },
    { name: 'rappel-annuel', everyMs: HEURE, run: () => rappelerLesRenouvellements(ports) },
    { name: 'rapprochement', everyMs: JOUR, run: () => rapprocher(ports) },
  ];
}

/** Has their effect to the events that were kept and not treated: the provider was down, or the server died. */
async function reprendreLesEvenements(ports: PortsFacturation): Promise<void> {
  const depot = depotEvenements(ports.base.queries);
  const maintenant = ports.horloge.now().getTime();
  await depot.oublier(new Date(maintenant - MEMOIRE_MS));
  if (ports.prestataire === undefined) return;
  let echecs = 0;
  for (const evenement of await depot.delaisses(
    new Date(maintenant - DELAISSE_MS),
    new Date(maintenant - MINUTE / 2),
  )) {
    const { id, type, rang } = evenement;
    const references = {
      clientExterne: evenement.clientExterne ?? undefined,
      abonnementExterne: evenement.abonnementExterne ?? undefined,
      factureExterne: evenement.factureExterne ?? undefined,
    };
    try {
      await traiter(ports, { id, type, ...references }, rang);
    } catch (error) {
      ports.logger.warn({ err: error, evenement: id, type }, 'payment event left for later');
      echecs += 1;
      if (echecs >= ECHECS_MAX) return;
    }
  }
}

/** Tells who pays by the year, before it is renewed (C. conso. L215-1). */
async function rappelerLesRenouvellements({
  base,
  horloge,
  courriers,
  adressePublique,
}: PortsFacturation): Promise<void> {
  const maintenant = horloge.now();
  const depot = depotTousAbonnements(base.queries);
  for (const abonnement of await depot.aRappeler(maintenant, new Date(maintenant.getTime() + RAPPEL_MS))) {
    const { id, email, formule, finPeriode: fin, utilisateurId, commandeId } = abonnement;
    if (FORMULES[formule].interval !== 'year' || !(await depot.noterRappel(id, fin))) continue;
    const commande =
      commandeId === null ? undefined : await depotPaiements(base.queries, utilisateurId).commande(commandeId);
    const centimes = commande?.centimes ?? FORMULES[formule].centimes;
    courriers.add(async () => courrierRenouvellement(email, adressePublique, { formule, centimes, fin }));
  }
}

/** Finds what an event that never came should have said. */
async function rapprocher(ports: PortsFacturation): Promise<void> {
  if (ports.prestataire === undefined) return;
  for (const { externeId } of await depotTousAbonnements(ports.base.queries).chezLePrestataire()) {
    if (externeId === null) continue;
    const aucune = { clientExterne: undefined, factureExterne: undefined };
    const evenement = { id: `francis-${randomUUID()}`, type: 'francis.rapprochement', abonnementExterne: externeId };
    // It is down: the rest would only wait for it too.
    if (!(await recevoir(ports, { ...evenement, ...aucune }))) return;
  }
}
