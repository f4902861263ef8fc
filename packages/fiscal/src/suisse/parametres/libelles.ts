import type { Libelles } from '../../international/parametres.ts';

/** French labels of the numbers that the tree shows (francs are plain numbers there). */
export const LIBELLES_SUISSE: Libelles = {
  'ifd.pas_revenu': ['Multiple auquel le revenu est ramené (CHF)', 'nombre'],
  'ifd.perception_minimale': ['Impôt fédéral en dessous duquel rien n’est perçu (CHF)', 'nombre'],
  'ifd.credit_enfant': ['Montant déduit de l’impôt fédéral par enfant (CHF)', 'nombre'],
  'assurances.avs_ai_apg': ['AVS, AI et APG, part du salarié', 'taux'],
  'assurances.ac': ['Assurance-chômage, part du salarié', 'taux'],
  'assurances.ac_plafond': ['Plafond de l’assurance-chômage (CHF)', 'nombre'],
  'accident.nbu': ['Accident non professionnel', 'taux'],
  'lpp.entree': ['Seuil d’entrée du 2e pilier (CHF)', 'nombre'],
  'lpp.coordination': ['Déduction de coordination (CHF)', 'nombre'],
  'lpp.salaire_maximal': ['Salaire assuré maximal du 2e pilier obligatoire (CHF)', 'nombre'],
  'surobligatoire.taux': ['2e pilier surobligatoire, part du salarié', 'taux'],
  'independant.taux_plein': ['AVS, AI et APG des indépendants, taux plein', 'taux'],
  'independant.seuil_plein': ['Revenu à partir duquel le taux est plein (CHF)', 'nombre'],
};
