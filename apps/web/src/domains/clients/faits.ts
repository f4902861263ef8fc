import { definitionDuDossier, type DefinitionFait } from '@francis/faits';

const DECLARANT = [
  'frais_reels',
  'micro_bnc',
  'micro_bic_ventes',
  'micro_bic_services',
  'micro_bic_tourisme_classe',
  'micro_bic_tourisme_non_classe',
  'lmnp_micro',
  'lmnp_reel_net',
  'bic_reel',
  'bnc_reel',
  'deficit_professionnel',
];
const EPARGNE = [
  'per_versements',
  'per_plafond',
  'per_reports.0',
  'per_reports.1',
  'per_reports.2',
  'cotisations_syndicales',
];
const desDeux = (champs: readonly string[]): string[] =>
  [1, 2].flatMap((rang) => champs.map((champ) => `declarant${rang}.${champ}`));

/** What each section of the form asks beside its fields, by path of the vocabulary under `foyer.`. */
const PAR_SECTION: Readonly<Record<string, readonly string[]>> = {
  famille: [
    'annee_naissance_declarant2',
    'parent_isole_T',
    'annee_deces_conjoint',
    'case_L',
    'invalidite_declarant1_P',
    'invalidite_declarant2_F',
    'ancien_combattant_W',
    'ancien_combattant_couple_S',
    'departement_outre_mer',
  ],
  revenus: [
    ...desDeux(DECLARANT),
    'micro_foncier_recettes',
    'revenus_fonciers_reel_net',
    'deficit_foncier_imputable',
    'dividendes',
    'interets',
    'plus_values_mobilieres',
    'assurance_vie_moins_8_ans',
    'assurance_vie_8_ans_taux_reduit',
    'assurance_vie_8_ans_taux_plein',
  ],
  fiscalite: [
    ...desDeux(EPARGNE),
    'per_mutualisation',
    'pension_alimentaire_enfant_majeur',
    'pensions_enfants_majeurs.0',
    'pensions_enfants_majeurs.1',
    'pensions_alimentaires_autres',
    'dons_66',
    'dons_75',
    'dons_75_depuis_octobre_2025',
    'emploi_domicile',
    'emploi_domicile_premiere_annee',
    'garde_enfants.0',
    'garde_enfants.1',
    'garde_enfants.2',
    'scolarite.college',
    'scolarite.lycee',
    'scolarite.superieur',
    'deficits_globaux.0',
    'option_bareme',
    'csg_deductible_base_2BH',
    'csg_deductible_6DE',
    'rfr_n_moins_1',
    'rfr_n_moins_2',
  ],
};

export interface FaitOffert {
  readonly chemin: string;
  readonly libelle: string;
  readonly definition: DefinitionFait;
}

const RANGS = ['premier', 'deuxième', 'troisième'];

/** « garde d’un enfant de moins de six ans (deuxième) »; the adviser speaks of the client, not to them. */
function libelleDe({ libelle }: DefinitionFait, chemin: string): string {
  const rang = Number(chemin.split('.').at(-1));
  const nu = libelle
    .replace('votre année de naissance', 'année de naissance')
    .replace('votre carte d’invalidité', 'carte d’invalidité')
    .replace('l’année de naissance de l’autre', 'année de naissance de l’autre')
    .replace('la carte d’invalidité de l’autre', 'carte d’invalidité de l’autre');
  const entier = `${nu.charAt(0).toUpperCase()}${nu.slice(1)}`;
  return Number.isInteger(rang) ? `${entier} (${RANGS[rang] ?? rang + 1})` : entier;
}

export const faitOffert = (chemin: string): FaitOffert | undefined => {
  const definition = definitionDuDossier(chemin);
  return definition && { chemin, definition, libelle: libelleDe(definition, chemin) };
};

const PROJETS = [
  ...desDeux(['per_versements', 'frais_reels', 'charges_activite', 'amortissements_activite']),
  'emploi_domicile',
  'pension_enfant_majeur',
  'pension_ascendant',
  'charges_foncieres',
  'societe.budget',
  'societe.remuneration',
  'sci.loyers',
  'sci.charges',
  'sci.amortissements',
  'assurance_vie',
  'patrimoine',
  'annees_transmission',
].map((champ) => `projet.${champ}`);

/** The facts that a section offers, in the order of the return. */
export const faitsDeLaSection = (cle: string): FaitOffert[] =>
  [
    ...(PAR_SECTION[cle] ?? []).map((c) => `foyer.${c}`),
    ...(cle === 'fiscalite' ? ['retenue'] : []),
    ...(cle === 'objectifs' ? PROJETS : []),
  ].flatMap((chemin) => faitOffert(chemin) ?? []);
