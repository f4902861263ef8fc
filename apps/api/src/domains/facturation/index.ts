import type { FormulesEnVente } from '@francis/contract';
import type { ConfigurationPaiement } from '../../config-paiement.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import type { Logger } from '../../platform/logging.ts';
import type { Task } from '../../platform/tasks.ts';
import type { Identification } from '../comptes/index.ts';
import { terminerTout } from './abonnement.ts';
import { venteDuJour } from './commander.ts';
import { type AllocationPayee, meilleureAllocation } from './allocation.ts';
import { tauxDeTva } from './policy.ts';
import type { PortsFacturation, PrestatairePaiement } from './ports.ts';
import { prestatairesReconnus } from './prestataires.ts';
import { depotAbonnements } from './repository.ts';
import { routesFacturation } from './routes.ts';
import { routesWebhook } from './routes-webhook.ts';
import { tachesFacturation } from './taches.ts';

export { semerAbonnementsDemo } from './demonstration.ts';
export type { PrestatairePaiement } from './ports.ts';

interface Facturation {
  readonly taches: readonly Task[];
  /** Before an account is erased. @throws ApiError when something would still be debited for it. */
  readonly terminerTout: (utilisateurId: string) => Promise<void>;
  /** What is on sale now. */
  readonly enVente: () => FormulesEnVente;
}

/** Mounts orders, subscriptions and what the payment provider says. */
export function monterFacturation(
  app: TypedServer,
  ports: PortsFacturation,
  identification: Identification,
): Facturation {
  routesFacturation(app, ports, identification);
  routesWebhook(app, ports);
  return {
    taches: tachesFacturation(ports),
    terminerTout: (utilisateurId) => terminerTout(ports, utilisateurId),
    enVente: () => venteDuJour(ports),
  };
}

/** The provider that the configuration names; its library is read only then. */
export async function creerPrestataire(
  configuration: ConfigurationPaiement,
  { horloge, logger }: { readonly horloge: Clock; readonly logger: Logger },
): Promise<PrestatairePaiement | undefined> {
  if (configuration.genre !== 'stripe') return undefined;
  const { creerStripe } = await import('./stripe/stripe.ts');
  return creerStripe({ ...configuration, tauxTva: () => tauxDeTva(horloge.now()), logger });
}

/** What the account paid for, read at each question: a plan that ends is felt at once. */
export const allocationsDe =
  (configuration: ConfigurationPaiement, horloge: Clock) =>
  async (requetes: Queries, utilisateurId: string): Promise<AllocationPayee | undefined> => {
    const abonnements = await depotAbonnements(requetes, utilisateurId).lister(prestatairesReconnus(configuration));
    return meilleureAllocation(abonnements, horloge.now());
  };
