import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { COMPTES_DEMO } from './comptes-demo.ts';
import { hacher } from './mots-de-passe.ts';
import { depotComptes } from './repository.ts';

/** Adds the demonstration accounts that are missing. Never called in production. */
export async function semerComptesDemo(base: Database, horloge: Clock): Promise<void> {
  const depot = depotComptes(base.queries);
  for (const { email, motDePasse, nomComplet, typeCompte } of COMPTES_DEMO) {
    if (await depot.compteParEmail(email)) continue;
    await depot.ajouterCompte({
      id: randomUUID(),
      email,
      nomComplet,
      typeCompte,
      motDePasse: await hacher(motDePasse),
      demonstration: true,
      creeLe: horloge.now(),
      emailVerifieLe: horloge.now(),
    });
  }
}
