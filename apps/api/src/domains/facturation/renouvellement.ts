import { FORMULES } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ajouterPeriode } from './periodes.ts';
import { type Abonnement, depotTousAbonnements } from './repository.ts';

interface Ports {
  readonly base: Database;
  readonly horloge: Clock;
}

/** Renews or ends what no provider renews: the local checkout and the demonstration. */
export async function renouvelerSansPrestataire({ base, horloge }: Ports): Promise<void> {
  const maintenant = horloge.now();
  const depot = depotTousAbonnements(base.queries);
  for (const abonnement of await depot.aRenouveler(maintenant)) {
    await depot.changerPeriode(
      abonnement,
      abonnement.renouvele ? suivante(abonnement, maintenant) : { statut: 'termine' },
    );
  }
}

/** The period of today, however long the server slept. */
function suivante({ formule, debutPeriode, finPeriode }: Abonnement, maintenant: Date) {
  const periode = { debutPeriode, finPeriode };
  while (periode.finPeriode <= maintenant) {
    periode.debutPeriode = periode.finPeriode;
    periode.finPeriode = ajouterPeriode(periode.debutPeriode, FORMULES[formule].interval);
  }
  return periode;
}
