import { FORMULES } from '@francis/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { factureDe } from './essai.ts';
import { ajouterPeriode } from './periodes.ts';
import { type Abonnement, depotTousAbonnements } from './repository.ts';
import { depotPaiements } from './repository-paiements.ts';

interface Ports {
  readonly base: Database;
  readonly horloge: Clock;
}

/** Renews or ends what no provider renews: the local checkout and the demonstration. */
export async function renouvelerSansPrestataire({ base, horloge }: Ports): Promise<void> {
  const maintenant = horloge.now();
  for (const abonnement of await depotTousAbonnements(base.queries).aRenouveler(maintenant)) {
    const suite = abonnement.renouvele ? suivante(abonnement, maintenant) : { statut: 'termine' as const };
    await base.transaction(async (requetes) => {
      if (!(await depotTousAbonnements(requetes).changerPeriode(abonnement, suite))) return;
      const paiements = depotPaiements(requetes, abonnement.utilisateurId);
      const { commandeId, renouvele } = abonnement;
      const commande = commandeId !== null && renouvele ? await paiements.commande(commandeId) : undefined;
      if (commande) await paiements.ajouterFacture(factureDe(abonnement, commande, maintenant));
    });
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
