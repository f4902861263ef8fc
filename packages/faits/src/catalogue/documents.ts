import type { DefinitionFait } from '../types.ts';
import { annee, compte, montant, taux } from './fabrique.ts';

/** What a notice or a pay slip says and that no calculation takes: results of the administration, amounts of a month. */
export const FAITS_DOCUMENTS: readonly DefinitionFait[] = [
  compte('avis.personnes_a_charge', 'personnes à charge', 'nombre', { titulaire: 'foyer' }),
  montant('avis.impot_bareme', 'impôt du barème', { titulaire: 'foyer' }),
  montant('avis.decote', 'décote', { titulaire: 'foyer' }),
  montant('avis.reductions', 'réductions d’impôt', { titulaire: 'foyer' }),
  montant('avis.credits', 'crédits d’impôt', { titulaire: 'foyer' }),
  montant('avis.impot_net', 'impôt net', { titulaire: 'foyer' }),
  montant('avis.solde', 'solde à payer', { titulaire: 'foyer' }),
  montant('avis.restitution', 'montant restitué', { titulaire: 'foyer' }),
  taux('avis.taux', 'taux du foyer', { titulaire: 'foyer' }),
  montant('avis.rfr', 'revenu fiscal de référence', { titulaire: 'foyer' }),
  montant('declaration.autres_cases', 'autres cases de la déclaration', { titulaire: 'foyer' }),
  annee('bulletin.annee', 'année du bulletin'),
  compte('bulletin.mois', 'mois du bulletin', 'mois'),
  montant('bulletin.brut', 'salaire brut du mois'),
  montant('bulletin.cotisations', 'cotisations du mois'),
  montant('bulletin.net_avant_impot', 'net à payer avant impôt'),
  montant('bulletin.net_social', 'montant net social'),
  montant('bulletin.net_imposable', 'net imposable du mois'),
  montant('bulletin.cumul_net_imposable', 'net imposable depuis janvier'),
  taux('bulletin.taux', 'taux de prélèvement'),
  montant('bulletin.impot', 'impôt prélevé ce mois'),
  montant('bulletin.cumul_impot', 'impôt prélevé depuis janvier'),
  montant('bulletin.net_paye', 'net payé'),
];
