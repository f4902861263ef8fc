import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { COMPTES_DEMO } from '../comptes/index.ts';
import { ajouterPeriode } from './periodes.ts';
import { depotAbonnements, depotTousAbonnements } from './repository.ts';

/** Gives the demonstration accounts the plan that they show, once: they may then end it. Never called in production. */
export async function semerAbonnementsDemo(base: Database, horloge: Clock): Promise<void> {
  for (const { id, email } of await depotTousAbonnements(base.queries).demonstrationSansAbonnement()) {
    const formule = COMPTES_DEMO.find((compte) => compte.email === email)?.formule;
    if (formule === undefined) continue;
    const maintenant = horloge.now();
    await depotAbonnements(base.queries, id).ajouter({
      id: randomUUID(),
      formule,
      prestataire: 'demonstration',
      statut: 'actif',
      souscritLe: maintenant,
      debutPeriode: maintenant,
      finPeriode: ajouterPeriode(maintenant, 'month'),
      renouvele: true,
    });
  }
}
