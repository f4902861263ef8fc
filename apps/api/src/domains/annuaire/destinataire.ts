import { METIERS_ANNUAIRE } from '@francis/contract';
import type { Queries } from '../../platform/database/database.ts';
import { compteDeLaFiche, depotAnnuaire, type FicheNommee } from './repository.ts';

interface Destinataire {
  readonly id: string;
  readonly nomComplet: string;
  readonly sujetAudit: string;
  /** What the line shows: a name that is not shown is not learnt by handing something over. */
  readonly affiche: string;
  readonly presentation: string | null;
}

/** Who receives what is handed to a line of the directory; undefined when nobody appears there to this reader. */
export async function destinataireDe(
  requetes: Queries,
  lecteurId: string,
  ficheId: string,
): Promise<Destinataire | undefined> {
  const fiche = await depotAnnuaire(requetes, lecteurId).trouver(ficheId);
  const compte = fiche && (await compteDeLaFiche(requetes, ficheId));
  if (!fiche || !compte) return undefined;
  return { ...compte, affiche: afficheDe(fiche), presentation: fiche.presentation };
}

const afficheDe = ({ nom, cabinet, metiers: [metier] }: FicheNommee): string =>
  nom ?? cabinet ?? (metier ? METIERS_ANNUAIRE[metier] : 'Professionnel');
