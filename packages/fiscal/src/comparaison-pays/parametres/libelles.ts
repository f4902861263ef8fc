import type { Libelles } from '../../international/parametres.ts';

/** What the numbers of the employee's contributions are, for the tree. */
export const LIBELLES_COTISATIONS: Libelles = {
  'vieillesse.plafonnee': ['Assurance vieillesse plafonnée', 'taux'],
  'vieillesse.deplafonnee': ['Assurance vieillesse déplafonnée', 'taux'],
  'complementaire.retraite_tranche_1': ['Retraite complémentaire, tranche 1', 'taux'],
  'complementaire.retraite_tranche_2': ['Retraite complémentaire, tranche 2', 'taux'],
  'complementaire.equilibre_general_tranche_1': ['Contribution d’équilibre général, tranche 1', 'taux'],
  'complementaire.equilibre_general_tranche_2': ['Contribution d’équilibre général, tranche 2', 'taux'],
  'complementaire.equilibre_technique': ['Contribution d’équilibre technique, au-delà du plafond', 'taux'],
  'complementaire.plafonds_tranche_2': ['Nombre de plafonds de la tranche 2', 'nombre'],
  'csg.part_assiette': ['Part du salaire retenue', 'taux'],
  'csg.plafonds_abattement': ['Nombre de plafonds au-delà desquels tout est retenu', 'nombre'],
  'csg.taux_deductible': ['CSG déductible', 'taux'],
  'csg.taux_non_deductible': ['CSG non déductible', 'taux'],
  'csg.crds': ['CRDS', 'taux'],
  'plafond.annuel': ['Plafond annuel de la sécurité sociale', 'EUR'],
};
