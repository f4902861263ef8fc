import type { ParametreTrace } from '../../core/trace.ts';
import type { NomParametre, ParametresAnnee } from './definition.ts';

/** A legal number as the tree shows it. Throws on a name that the year does not have: a rule used what does not exist. */
export function lireProvenance(parametres: ParametresAnnee, nom: NomParametre): ParametreTrace {
  const parametre = parametres.provenance.get(nom);
  if (parametre === undefined) throw new Error(`No parameter ${nom} for incomes of ${parametres.annee}`);
  return parametre;
}
