import { randomUUID } from 'node:crypto';
import {
  blocages,
  echanges,
  echangesMessages,
  echangesParticipants,
  journalModeration,
  recherchesAnnuaire,
  signalements,
  suivisAnnuaire,
} from '../../apps/api/src/schema/index.ts';
import { publierFiche } from '../../apps/api/src/testing/annuaire.ts';
import type { ApplicationDeTest, Personne } from '../../apps/api/src/testing/application-de-test.ts';

/** A conversation that the person opened with a listed professional. @returns its identifier. */
export async function poserEchange(t: ApplicationDeTest, { id: auteurId }: Personne, canari: string): Promise<string> {
  const autre = await t.personne('professionnel');
  await publierFiche(t, autre);
  const [echangeId, maintenant] = [randomUUID(), t.horloge.now()];
  await t.base.queries.insert(echanges).values({ id: echangeId, ouvertLe: maintenant });
  const dernier = { echangeId, dernierLe: maintenant, dernierRang: 1 };
  await t.base.queries.insert(echangesParticipants).values([
    { ...dernier, cote: 'demandeur', utilisateurId: auteurId, nom: canari },
    { ...dernier, cote: 'professionnel', utilisateurId: autre.id, nom: 'Autre' },
  ]);
  const message = { echangeId, rang: 1, auteurId, contenu: canari, envoyeLe: maintenant };
  await t.base.queries.insert(echangesMessages).values({ ...message, id: randomUUID(), cote: 'demandeur' });
  return echangeId;
}

/** Somebody that the person blocked. @returns the identifier of the block. */
export async function poserBlocage(t: ApplicationDeTest, { id: auteurId }: Personne, canari: string): Promise<string> {
  const [id, { id: viseId }] = [randomUUID(), await t.personne()];
  await t.base.queries.insert(blocages).values({ id, auteurId, viseId, nom: canari, le: t.horloge.now() });
  return id;
}

/** Everything that the person may have left around the directory. */
export async function poserAutourDeLAnnuaire(t: ApplicationDeTest, qui: Personne, canari: string): Promise<void> {
  const { queries } = t.base;
  const le = t.horloge.now();
  await poserEchange(t, qui, canari);
  await poserBlocage(t, qui, canari);
  const autre = await t.personne('professionnel');
  const ficheId = await publierFiche(t, autre);
  await queries.insert(suivisAnnuaire).values({ utilisateurId: qui.id, ficheId, suiviLe: le });
  await queries.insert(recherchesAnnuaire).values({ utilisateurId: qui.id, ville: canari, modifieeLe: le });
  const dit = { motif: 'autre', extrait: canari, le } as const;
  await queries
    .insert(signalements)
    .values({ ...dit, id: randomUUID(), auteurId: qui.id, viseId: autre.id, texte: canari });
  await queries
    .insert(journalModeration)
    .values({ ...dit, id: randomUUID(), signalementId: randomUUID(), geste: 'exclu', viseId: qui.id, raison: canari });
}
