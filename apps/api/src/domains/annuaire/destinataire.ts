import { METIERS_ANNUAIRE } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { compteDeLaFiche, depotAnnuaire } from './repository.ts';

interface Destinataire {
  readonly id: string;
  readonly nomComplet: string;
  /** What the line shows: a name that is not shown is not learnt by handing something over. */
  readonly affiche: string;
}

/** Who receives what is handed to a line of the directory; undefined when nobody appears there. */
export async function destinataireDe(requetes: Queries, ficheId: string): Promise<Destinataire | undefined> {
  const fiche = await depotAnnuaire(requetes).trouver(ficheId);
  const compte = fiche && (await compteDeLaFiche(requetes, ficheId));
  if (!fiche || !compte) return undefined;
  const [metier] = fiche.metiers;
  const affiche = fiche.nom ?? fiche.cabinet ?? (metier ? METIERS_ANNUAIRE[metier] : 'Professionnel');
  return { ...compte, affiche };
}
