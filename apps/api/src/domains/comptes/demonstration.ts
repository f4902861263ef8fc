import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type CompteDemo, COMPTES_DEMO } from './comptes-demo.ts';
import { MotsDePasse } from './mots-de-passe.ts';
import { type Compte, depotComptes } from './repository.ts';

/** Adds the demonstration accounts that are missing. Never called in production. */
export async function semerComptesDemo(base: Database, horloge: Clock): Promise<void> {
  const depot = depotComptes(base.queries);
  const motsDePasse = new MotsDePasse();
  for (const { email, motDePasse, nomComplet, typeCompte } of COMPTES_DEMO) {
    if (await depot.compteParEmail(email)) continue;
    await depot.ajouterCompte({
      id: randomUUID(),
      email,
      nomComplet,
      typeCompte,
      motDePasse: await motsDePasse.hacher(motDePasse),
      demonstration: true,
      creeLe: horloge.now(),
      emailVerifieLe: horloge.now(),
    });
  }
}

/** A demonstration account, as long as it is one that may come in: whoever closed it did so for good. */
export async function compteDemo(base: Database, nom: CompteDemo['nom']): Promise<Compte | undefined> {
  const connu = COMPTES_DEMO.find((un) => un.nom === nom);
  const compte = connu && (await depotComptes(base.queries).compteParEmail(connu.email));
  return compte?.demonstration === true && compte.desactiveLe === null ? compte : undefined;
}
