import { depotDonnees } from './repository.ts';
import type { PortsDonnees } from './service.ts';

const JOUR = 86_400_000;
/** An account that nobody opens any more is erased after this long. */
const INACTIVITE_MS = 3 * 365 * JOUR;
/** Its holder is told this long before; opening a session is enough to keep it. */
const PREAVIS_MS = 30 * JOUR;

/** Announces the erasure of the accounts that are no longer used, and withdraws what was announced to who came back. */
export async function annoncerLesInactifs({ base, horloge, audit, prevenirInactivite }: PortsDonnees): Promise<void> {
  const maintenant = horloge.now().getTime();
  const depot = depotDonnees(base.queries);
  await depot.retirerAnnoncesDesRevenus();
  for (const titulaire of await depot.inactifs(new Date(maintenant - INACTIVITE_MS + PREAVIS_MS))) {
    const effectiveLe = new Date(maintenant + PREAVIS_MS);
    const annonce = {
      utilisateurId: titulaire.id,
      demandeeLe: new Date(maintenant),
      effectiveLe,
      motif: 'inactivite',
    } as const;
    const nouvelle = await base.transaction(async (requetes) => {
      if (!(await depotDonnees(requetes).ajouterDemande(annonce))) return false;
      const action = 'suppression.annoncee';
      await audit.noter({ action, ressource: 'compte', compte: titulaire, risque: 'high' }, requetes);
      return true;
    });
    if (nouvelle) prevenirInactivite(titulaire.email, effectiveLe);
  }
}
