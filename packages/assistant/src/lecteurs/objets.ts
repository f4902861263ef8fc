import { motsDits, normaliserTexte } from '@francis/lecture';

/** What each calculation answers, by the demands of the dictionary. Anything else that is asked is not answered by it. */
const OBJETS: Readonly<Record<string, readonly string[]>> = {
  calculer_impot: [
    'parts',
    'taux_marginal',
    'taux',
    'credit',
    'plafonnement',
    'solde',
    'prelevements',
    'retenue',
    'pourquoi',
  ],
  comparer_impots: ['comparaison', 'gain', 'credit', 'parts', 'taux_marginal', 'net_restant', 'solde'],
  chercher_seuil: ['seuil', 'depense_pour'],
  lire_bareme: ['seuil', 'taux_marginal', 'taux'],
  lire_parametres: ['seuil', 'taux', 'date', 'echeance', 'plafonnement'],
  calculer_poste: ['credit', 'gain', 'penalite', 'retenue', 'taux', 'prelevements', 'seuil', 'solde'],
  calculer_plafond_per: ['seuil'],
  calculer_regime_micro: ['prelevements', 'solde'],
  comparer_bases_regimes: ['comparaison', 'gain', 'prelevements', 'cout_total', 'taux_marginal'],
  calculer_impot_suisse: ['cout_total', 'solde'],
  calculer_impot_luxembourg: ['penalite', 'cout_total', 'solde'],
  calculer_irpf_andorre: ['solde'],
  calculer_taux_neutre: ['retenue', 'taux'],
  calculer_plus_value_immobiliere: ['prelevements', 'gain', 'solde'],
  calculer_rachat_assurance_vie: ['prelevements', 'gain', 'net_restant', 'cout_total'],
  calculer_retrait_pea: ['prelevements', 'gain'],
  calculer_revenus_mobiliers: ['prelevements', 'comparaison', 'cout_total', 'net_restant', 'acompte', 'taux_marginal'],
  calculer_actifs_numeriques: ['prelevements', 'gain'],
  calculer_forfait: ['prelevements', 'cout_total'],
  calculer_impot_societes: ['net_restant'],
  calculer_tva: ['taux'],
  calculer_cehr: [],
  calculer_deficit_foncier: ['seuil'],
  calculer_demembrement: ['taux', 'valeur_demembree'],
  calculer_decote: ['solde', 'net_restant'],
  calculer_donation: ['solde', 'droits'],
  calculer_succession: ['solde', 'droits'],
  calculer_assurance_vie_deces: ['solde', 'prelevements', 'droits'],
  // Neither what the notary takes nor what they advance.
  calculer_droits_enregistrement: ['solde', 'droits'],
};

/** Every income of a household together. */
const DU_FOYER: ReadonlySet<string> = new Set(['calculer_impot', 'comparer_impots']);
const PART_SEULE = 'part_seule';

/** Demands that no call answers. */
export function demandesSansObjet(demandes: readonly string[], outils: readonly string[]): string[] {
  const servies = new Set(outils.flatMap((outil) => OBJETS[outil] ?? []));
  // A calculation of one income answers of it alone.
  if (outils.some((outil) => !DU_FOYER.has(outil))) servies.add(PART_SEULE);
  return demandes.filter((d) => d !== 'montant' && !servies.has(d));
}

const COTISATIONS = motsDits('cotisations|charges sociales|urssaf');
/** Calculations of the levies on capital, which are no contributions. */
const DES_CAPITAUX: ReadonlySet<string> = new Set(['calculer_forfait', 'calculer_revenus_mobiliers']);
/** Contributions asked of a dividend, where only its tax and its levies were computed. */
export const cotisationsSansCalcul = (question: string, outils: readonly string[]): string[] =>
  outils.length > 0 && outils.every((o) => DES_CAPITAUX.has(o)) && COTISATIONS.test(normaliserTexte(question))
    ? ['prelevements']
    : [];

/** What a calculation is about, where its answer may not say the word. */
const SUJETS: Readonly<Record<string, readonly string[]>> = {
  calculer_taux_neutre: ['retenue à la source', 'taux neutre'],
  calculer_plafond_per: ['PER'],
  calculer_actifs_numeriques: ['plus-value', 'crypto-actifs'],
  calculer_plus_value_immobiliere: ['plus-value', 'prélèvements sociaux'],
  calculer_cehr: ['contribution exceptionnelle sur les hauts revenus'],
  calculer_demembrement: ['usufruit'],
  calculer_donation: ['donation'],
  calculer_succession: ['succession'],
  calculer_assurance_vie_deces: ['assurance-vie', 'succession'],
  calculer_rachat_assurance_vie: ['assurance-vie'],
  calculer_retrait_pea: ['PEA'],
  calculer_tva: ['TVA'],
  calculer_droits_enregistrement: ['cession de fonds'],
  calculer_impot_societes: ['impôt sur les sociétés', 'plus-value', 'holding'],
};

export const sujetsServis = (outil: string): readonly string[] => SUJETS[outil] ?? [];
