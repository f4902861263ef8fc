import type { CleApi, UsageCle } from '@francis/contract';
import { z } from 'zod';
import type { Audit } from '../comptes/index.ts';
import { etatDe } from './policy.ts';
import type { CleNommee } from './repository.ts';

interface Vue {
  readonly maintenant: Date;
  readonly moi: string;
}

export const presenterCle = (cle: CleNommee, { maintenant, moi }: Vue): CleApi => ({
  id: cle.id,
  nom: cle.nom,
  debut: cle.debut,
  portees: cle.portees,
  par: cle.par,
  a_moi: cle.utilisateurId === moi,
  creee_le: cle.creeeLe.toISOString(),
  expire_le: cle.expireLe.toISOString(),
  utilisee_le: cle.utiliseeLe?.toISOString() ?? null,
  etat: etatDe(cle, maintenant),
});

/** What `reconnaitre` writes of a call. */
const Appel = z.object({ methode: z.string(), route: z.string() });

export function presenterUsage(entree: Awaited<ReturnType<Audit['appelsDe']>>[number]): UsageCle {
  const { methode, route } = Appel.parse(entree.metadonnees);
  return { le: entree.instant.toISOString(), methode, route, reussi: entree.reussi, reseau: entree.reseau };
}
