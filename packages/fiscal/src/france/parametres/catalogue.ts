import type { DefinitionParametre } from '../../core/source-legale.ts';
import type { Unite } from '../../core/trace.ts';

function def(libelle: string, article: string, unite: Unite = 'EUR'): DefinitionParametre {
  return { libelle, article, unite };
}

/** Every legal number of personal income tax: what it is, its article, its unit. The values are in the year files. */
export const CATALOGUE = {
  bareme: {
    seuil_1: def('Revenu par part au-delà duquel s’applique la 1re tranche imposée', 'CGI art. 197 I 1'),
    seuil_2: def('Revenu par part au-delà duquel s’applique la 2e tranche imposée', 'CGI art. 197 I 1'),
    seuil_3: def('Revenu par part au-delà duquel s’applique la 3e tranche imposée', 'CGI art. 197 I 1'),
    seuil_4: def('Revenu par part au-delà duquel s’applique la 4e tranche imposée', 'CGI art. 197 I 1'),
    taux_1: def('Taux de la 1re tranche imposée', 'CGI art. 197 I 1', 'taux'),
    taux_2: def('Taux de la 2e tranche imposée', 'CGI art. 197 I 1', 'taux'),
    taux_3: def('Taux de la 3e tranche imposée', 'CGI art. 197 I 1', 'taux'),
    taux_4: def('Taux de la 4e tranche imposée', 'CGI art. 197 I 1', 'taux'),
  },
  quotient_familial: {
    plafond_demi_part: def('Avantage maximal par demi-part supplémentaire', 'CGI art. 197 I 2'),
    plafond_parent_isole: def('Avantage maximal de la part du premier enfant d’un parent isolé', 'CGI art. 197 I 2'),
    plafond_case_l: def('Avantage maximal de la demi-part « a élevé seul un enfant »', 'CGI art. 197 I 2'),
    reduction_invalidite: def(
      'Réduction complémentaire par demi-part d’invalidité ou d’ancien combattant',
      'CGI art. 197 I 2',
    ),
    reduction_veuf: def('Réduction complémentaire du veuf avec personne à charge', 'CGI art. 197 I 2'),
  },
  decote: {
    forfait_seul: def('Forfait de la décote, personne seule', 'CGI art. 197 I 4 a'),
    forfait_couple: def('Forfait de la décote, imposition commune', 'CGI art. 197 I 4 a'),
    taux: def('Part de l’impôt brut retranchée du forfait', 'CGI art. 197 I 4 a', 'taux'),
  },
  outre_mer: {
    taux_antilles_reunion: def('Abattement outre-mer, Guadeloupe, Martinique et Réunion', 'CGI art. 197 I 3', 'taux'),
    plafond_antilles_reunion: def('Abattement maximal, Guadeloupe, Martinique et Réunion', 'CGI art. 197 I 3'),
    taux_guyane_mayotte: def('Abattement outre-mer, Guyane et Mayotte', 'CGI art. 197 I 3', 'taux'),
    plafond_guyane_mayotte: def('Abattement maximal, Guyane et Mayotte', 'CGI art. 197 I 3'),
  },
  salaires: {
    taux_abattement: def('Déduction forfaitaire pour frais professionnels', 'CGI art. 83 3°', 'taux'),
    abattement_min: def('Déduction forfaitaire minimale par personne', 'CGI art. 83 3°'),
    abattement_max: def('Déduction forfaitaire maximale par personne', 'CGI art. 83 3°'),
  },
  pensions: {
    taux_abattement: def('Abattement sur les pensions', 'CGI art. 158 5 a', 'taux'),
    abattement_min: def('Abattement minimal par pensionné', 'CGI art. 158 5 a'),
    abattement_max_foyer: def('Abattement maximal pour le foyer', 'CGI art. 158 5 a'),
  },
  age_invalidite: {
    age: def('Âge atteint dans l’année qui ouvre l’abattement', 'CGI art. 157 bis', 'nombre'),
    montant_1: def('Abattement par personne, premier palier', 'CGI art. 157 bis'),
    plafond_1: def('Revenu net global maximal du premier palier', 'CGI art. 157 bis'),
    montant_2: def('Abattement par personne, second palier', 'CGI art. 157 bis'),
    plafond_2: def('Revenu net global maximal du second palier', 'CGI art. 157 bis'),
  },
  micro: {
    taux_bnc: def('Abattement du régime micro-BNC', 'CGI art. 102 ter', 'taux'),
    taux_ventes: def('Abattement micro-BIC, ventes et hébergement', 'CGI art. 50-0', 'taux'),
    taux_services: def('Abattement micro-BIC, prestations de services', 'CGI art. 50-0', 'taux'),
    abattement_min: def('Abattement minimal des régimes micro', 'CGI art. 50-0 et 102 ter'),
    limite_ventes: def('Chiffre d’affaires limite, ventes et hébergement', 'CGI art. 50-0'),
    limite_services: def('Chiffre d’affaires limite, prestations de services', 'CGI art. 50-0'),
    limite_bnc: def('Recettes limites du régime micro-BNC', 'CGI art. 102 ter'),
    taux_tourisme_classe: def('Abattement micro-BIC, meublés de tourisme classés', 'CGI art. 50-0', 'taux'),
    taux_tourisme_non_classe: def('Abattement micro-BIC, meublés de tourisme non classés', 'CGI art. 50-0', 'taux'),
    limite_tourisme_classe: def('Recettes limites, meublés de tourisme classés', 'CGI art. 50-0'),
    limite_tourisme_non_classe: def('Recettes limites, meublés de tourisme non classés', 'CGI art. 50-0'),
    recettes_loueur_professionnel: def(
      'Recettes au-delà desquelles le loueur en meublé peut être professionnel',
      'CGI art. 155 IV 2',
    ),
  },
  benefices: {
    coefficient_sans_organisme: def(
      'Coefficient du bénéfice réel sans organisme de gestion agréé',
      'CGI art. 158 7 1°',
      'nombre',
    ),
  },
  deficits: {
    annees_report: def('Années de report du déficit global', 'CGI art. 156 I', 'nombre'),
  },
  foncier: {
    taux_micro: def('Abattement du régime micro-foncier', 'CGI art. 32', 'taux'),
    limite_micro: def('Recettes brutes limites du micro-foncier', 'CGI art. 32'),
    limite_deficit: def('Déficit foncier imputable sur le revenu global', 'CGI art. 156 I 3°'),
    limite_deficit_energie: def(
      'Déficit foncier imputable avec travaux de rénovation énergétique',
      'CGI art. 156 I 3°',
    ),
  },
  capital: {
    taux_pfu: def('Taux forfaitaire d’impôt sur le revenu', 'CGI art. 200 A', 'taux'),
    abattement_dividendes: def('Abattement sur les dividendes soumis au barème', 'CGI art. 158 3 2°', 'taux'),
    csg_deductible: def('CSG déductible des revenus du capital soumis au barème', 'CGI art. 154 quinquies II', 'taux'),
    taux_ps_placements: def(
      'Prélèvements sociaux sur dividendes et intérêts',
      'CSS art. L136-7 et L136-8 ; CGI art. 235 ter',
      'taux',
    ),
    taux_ps_fonciers: def(
      'Prélèvements sociaux sur revenus fonciers',
      'CSS art. L136-6 et L136-8 ; CGI art. 235 ter',
      'taux',
    ),
    taux_ps_plus_values: def(
      'Prélèvements sociaux sur plus-values mobilières',
      'CSS art. L136-6 et L136-8 ; CGI art. 235 ter',
      'taux',
    ),
    taux_ps_meubles: def(
      'Prélèvements sociaux sur les locations meublées non professionnelles',
      'CSS art. L136-6 et L136-8 ; CGI art. 235 ter',
      'taux',
    ),
    taux_solidarite: def('Prélèvement de solidarité sur les revenus du capital', 'CGI art. 235 ter', 'taux'),
    taux_ps_assurance_vie: def(
      'Prélèvements sociaux sur les produits d’assurance-vie',
      'CSS art. L136-7 et L136-8 ; CGI art. 235 ter',
      'taux',
    ),
    taux_assurance_vie_reduit: def(
      'Taux réduit des produits des contrats de huit ans et plus',
      'CGI art. 200 A 1 B 2°',
      'taux',
    ),
    abattement_assurance_vie_seul: def(
      'Abattement annuel sur les produits des contrats de huit ans et plus, personne seule',
      'CGI art. 125-0 A I',
    ),
    abattement_assurance_vie_couple: def(
      'Abattement annuel sur les produits des contrats de huit ans et plus, imposition commune',
      'CGI art. 125-0 A I',
    ),
  },
  charges: {
    pension_enfant_majeur: def('Pension alimentaire déductible par enfant majeur', 'CGI art. 156 II 2°'),
    taux_plafond_per: def(
      'Part des revenus professionnels ouvrant le plafond d’épargne retraite',
      'CGI art. 163 quatervicies I 2',
      'taux',
    ),
    pass_precedent: def('Plafond annuel de la sécurité sociale de l’année précédente', 'CGI art. 163 quatervicies I 2'),
    multiple_pass_per: def(
      'Nombre de plafonds de la sécurité sociale retenus au plus',
      'CGI art. 163 quatervicies I 2',
      'nombre',
    ),
    annees_report_per: def(
      'Années de report du plafond d’épargne retraite non utilisé',
      'CGI art. 163 quatervicies I 2 b',
      'nombre',
    ),
  },
  per_age: {
    age_max: def('Âge à partir duquel les versements ne sont plus déduits', 'CGI art. 163 quatervicies', 'nombre'),
  },
  dons: {
    taux_66: def('Réduction pour dons aux œuvres', 'CGI art. 200 1', 'taux'),
    taux_75: def('Réduction pour dons aux personnes en difficulté', 'CGI art. 200 1 ter', 'taux'),
    plafond_75: def('Dons aux personnes en difficulté retenus à 75 %', 'CGI art. 200 1 ter'),
    plafond_75_releve: def(
      'Dons aux personnes en difficulté retenus à 75 % après relèvement du plafond',
      'CGI art. 200 1 ter',
    ),
    limite_revenu: def('Part du revenu imposable au-delà de laquelle les dons sont reportés', 'CGI art. 200 1', 'taux'),
    annees_report: def('Années de report des dons qui dépassent la limite', 'CGI art. 200 1', 'nombre'),
  },
  scolarite: {
    college: def('Réduction par enfant au collège', 'CGI art. 199 quater F'),
    lycee: def('Réduction par enfant au lycée', 'CGI art. 199 quater F'),
    superieur: def('Réduction par enfant dans l’enseignement supérieur', 'CGI art. 199 quater F'),
  },
  emploi_domicile: {
    taux: def('Crédit d’impôt pour emploi à domicile', 'CGI art. 199 sexdecies 3', 'taux'),
    plafond: def('Dépenses retenues', 'CGI art. 199 sexdecies 3'),
    majoration: def('Majoration par enfant à charge ou membre de plus de 65 ans', 'CGI art. 199 sexdecies 3'),
    plafond_majore: def('Dépenses retenues, majorations comprises', 'CGI art. 199 sexdecies 3'),
    plafond_invalidite: def('Dépenses retenues en cas d’invalidité', 'CGI art. 199 sexdecies 3'),
    plafond_premiere_annee: def('Dépenses retenues la première année', 'CGI art. 199 sexdecies 3'),
    plafond_majore_premiere_annee: def(
      'Dépenses retenues la première année, majorations comprises',
      'CGI art. 199 sexdecies 3',
    ),
    age_majoration: def('Âge atteint dans l’année qui ouvre la majoration', 'CGI art. 199 sexdecies 3', 'nombre'),
  },
  garde: {
    taux: def('Crédit d’impôt pour garde hors du domicile', 'CGI art. 200 quater B', 'taux'),
    plafond: def('Dépenses retenues par enfant de moins de six ans', 'CGI art. 200 quater B'),
  },
  syndicat: {
    taux: def('Crédit d’impôt pour cotisations syndicales', 'CGI art. 199 quater C', 'taux'),
    limite_revenu: def('Part des salaires et pensions qui limite les cotisations', 'CGI art. 199 quater C', 'taux'),
  },
  niches: { plafond: def('Plafonnement global des avantages fiscaux', 'CGI art. 200-0 A') },
  cehr: {
    seuil_1_seul: def('Seuil de la contribution, personne seule', 'CGI art. 223 sexies I 1'),
    seuil_1_couple: def('Seuil de la contribution, imposition commune', 'CGI art. 223 sexies I 1'),
    seuil_2_seul: def('Seuil du second taux, personne seule', 'CGI art. 223 sexies I 1'),
    seuil_2_couple: def('Seuil du second taux, imposition commune', 'CGI art. 223 sexies I 1'),
    taux_1: def('Premier taux de la contribution', 'CGI art. 223 sexies I 1', 'taux'),
    taux_2: def('Second taux de la contribution', 'CGI art. 223 sexies I 1', 'taux'),
    multiple_lissage: def('Multiple du revenu habituel qui ouvre le lissage', 'CGI art. 223 sexies II 1', 'nombre'),
  },
  cdhr: {
    taux: def('Taux minimal d’imposition des hauts revenus', 'CGI art. 224 II', 'taux'),
    seuil_seul: def('Revenu au-delà duquel la contribution est due, personne seule', 'CGI art. 224 I'),
    seuil_couple: def('Revenu au-delà duquel la contribution est due, imposition commune', 'CGI art. 224 I'),
    taux_decote: def('Taux de la décote de la contribution', 'CGI art. 224 II', 'taux'),
    limite_decote_seul: def('Revenu maximal de la décote, personne seule', 'CGI art. 224 II'),
    limite_decote_couple: def('Revenu maximal de la décote, imposition commune', 'CGI art. 224 II'),
    majoration_couple: def('Majoration de l’impôt retenu, imposition commune', 'CGI art. 224 II'),
    majoration_charge: def('Majoration de l’impôt retenu par personne à charge', 'CGI art. 224 II'),
  },
  recouvrement: {
    seuil_impot: def('Impôt avant crédits en dessous duquel rien n’est mis en recouvrement', 'CGI art. 1657 1 bis'),
    seuil_solde: def('Solde après crédits en dessous duquel rien n’est recouvré', 'CGI art. 1657 2'),
    seuil_restitution: def('Restitution en dessous de laquelle rien n’est remboursé', 'CGI art. 1965 L'),
  },
  kilometres: {
    seuil_1: def('Distance de la première tranche', 'CGI ann. IV art. 6 B', 'nombre'),
    seuil_2: def('Distance de la deuxième tranche', 'CGI ann. IV art. 6 B', 'nombre'),
    puissance_min: def('Première puissance du barème', 'CGI ann. IV art. 6 B', 'nombre'),
    puissance_max: def('Dernière puissance du barème', 'CGI ann. IV art. 6 B', 'nombre'),
    majoration_electrique: def('Majoration pour véhicule électrique', 'CGI ann. IV art. 6 B', 'taux'),
  },
  kilometres_taux_1: parPuissance('Euros par kilomètre, première tranche'),
  kilometres_taux_2: parPuissance('Euros par kilomètre, deuxième tranche'),
  kilometres_fixe_2: parPuissance('Montant fixe, deuxième tranche'),
  kilometres_taux_3: parPuissance('Euros par kilomètre, dernière tranche'),
  enfants: {
    age_max_rattachement: def(
      'Âge atteint dans l’année, au plus, par un enfant majeur rattaché',
      'CGI art. 6 3',
      'nombre',
    ),
    age_max_rattachement_sans_etudes: def(
      'Âge atteint dans l’année, au plus, par un enfant majeur rattaché qui n’étudie pas',
      'CGI art. 6 3',
      'nombre',
    ),
    age_max_garde: def(
      'Âge atteint dans l’année, au plus, par un enfant dont la garde ouvre droit au crédit',
      'CGI art. 200 quater B',
      'nombre',
    ),
  },
} as const;

function parPuissance(libelle: string) {
  const article = 'CGI ann. IV art. 6 B';
  return {
    cv_3: def(`${libelle}, 3 CV et moins`, article),
    cv_4: def(`${libelle}, 4 CV`, article),
    cv_5: def(`${libelle}, 5 CV`, article),
    cv_6: def(`${libelle}, 6 CV`, article),
    cv_7: def(`${libelle}, 7 CV et plus`, article),
  } as const;
}
