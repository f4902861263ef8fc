import { courrierReponses } from './courriers.ts';
import type { PortsEspace } from './ports.ts';
import { adressesDe, prendreAnnonces } from './repository-annonces.ts';

const HEURE = 3_600_000;

/**
 * Tells advisers that clients answered, at most once an hour for each client: what comes in the meantime waits for the
 * next message. Which answers were told is kept with them, so that a restart loses none.
 */
export async function annoncerReponses({ base, horloge, courriers, adressePublique }: PortsEspace): Promise<void> {
  const maintenant = horloge.now();
  const depuis = new Date(maintenant.getTime() - HEURE);
  const annonces = await base.transaction((requetes) => prendreAnnonces(requetes, { maintenant, depuis }));
  for (const annonce of annonces)
    for (const email of await adressesDe(base.queries, annonce))
      courriers.add(async () => courrierReponses(email, adressePublique, annonce));
}
