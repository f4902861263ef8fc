import type { OutilDeCalcul } from '@francis/faits';
import type { ZodType } from 'zod';
import { DOMAINES } from '../../domaines/catalogue.ts';
import {
  EntreeCalcul,
  EntreeComparaison,
  EntreeDecote,
  EntreeForfait,
  EntreeFrais,
  EntreePlafond,
  EntreeSeuil,
} from '../../outils/schemas.ts';

const DU_FOYER: Readonly<Record<string, ZodType>> = {
  calculer_impot: EntreeCalcul,
  comparer_impots: EntreeComparaison,
  chercher_seuil: EntreeSeuil,
  calculer_frais_kilometriques: EntreeFrais,
  calculer_plafond_per: EntreePlafond,
  calculer_decote: EntreeDecote,
  calculer_forfait: EntreeForfait,
};

/** Why a calculation would not take this input; undefined when it would. */
export function entreeAcceptee(outil: OutilDeCalcul, entree: unknown): string | undefined {
  const schema = DU_FOYER[outil] ?? DOMAINES.find((d) => d.outil === outil)?.schema;
  const lu = schema?.safeParse(entree);
  if (lu?.success !== false) return undefined;
  return lu.error.issues.map((i) => `${i.path.join('.')} manque ou ne convient pas`).join(' ; ');
}
