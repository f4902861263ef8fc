import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import {
  applications,
  autorisations,
  facteurs,
  identitesExternes,
  passkeys,
  sessions,
  utilisateurs,
} from '../../apps/api/src/schema/index.ts';
import type { ApplicationDeTest } from '../../apps/api/src/testing/application-de-test.ts';

/** Leaves in an account one of each thing by which somebody comes in, as if it had been added at an instant. */
export async function poserAcces({ base: { queries } }: ApplicationDeTest, utilisateurId: string, le: Date) {
  const [identifiant, applicationId] = [randomUUID(), randomUUID()];
  await queries.insert(passkeys).values({
    id: randomUUID(),
    utilisateurId,
    nom: 'Clé',
    identifiant,
    cle: 'AAAA',
    compteur: 0,
    transports: [],
    synchronisee: false,
    creeLe: le,
  });
  await queries.insert(identitesExternes).values({
    id: randomUUID(),
    utilisateurId,
    fournisseur: 'oidc',
    emetteur: 'https://emetteur.test',
    sujet: identifiant,
    lieeLe: le,
  });
  await queries.insert(facteurs).values({
    id: randomUUID(),
    utilisateurId,
    nom: 'Application',
    secret: 'scelle',
    creeLe: le,
    confirmeLe: le,
    dernierPas: -1,
    essais: 0,
  });
  const redirections = ['https://exemple.test/'];
  await queries.insert(applications).values({ id: applicationId, nom: 'Programme', redirections, creeeLe: le });
  await queries.insert(autorisations).values({
    id: randomUUID(),
    utilisateurId,
    applicationId,
    portees: ['notes'],
    ressource: 'http://localhost:3000/mcp',
    accordeeLe: le,
    utiliseeLe: le,
  });
}

/** What still lets somebody into an account. */
export async function accesDe({ base: { queries } }: ApplicationDeTest, utilisateurId: string) {
  const ouvertes = and(eq(sessions.utilisateurId, utilisateurId), isNull(sessions.revoqueeLe));
  const permises = and(eq(autorisations.utilisateurId, utilisateurId), isNull(autorisations.revoqueeLe));
  const [compte] = await queries.select().from(utilisateurs).where(eq(utilisateurs.id, utilisateurId));
  return {
    motDePasse: compte?.motDePasse !== null,
    sessions: (await queries.select().from(sessions).where(ouvertes)).length,
    passkeys: (await queries.select().from(passkeys).where(eq(passkeys.utilisateurId, utilisateurId))).length,
    facteurs: (await queries.select().from(facteurs).where(eq(facteurs.utilisateurId, utilisateurId))).length,
    identites: (
      await queries.select().from(identitesExternes).where(eq(identitesExternes.utilisateurId, utilisateurId))
    ).length,
    programmes: (await queries.select().from(autorisations).where(permises)).length,
  };
}
