import { MOIS } from '../../design-system/index.ts';
import { QUESTIONS } from '../decouverte/questionnaire.ts';
import { type ChampProfil, type Montant, SITUATIONS } from './saisie.ts';

type Choix = readonly { valeur: string; libelle: string }[];

const optionsDe = (id: (typeof QUESTIONS)[number]['id']): Choix => QUESTIONS.find((q) => q.id === id)?.options ?? [];

/** Lists of the form, their values as the contract names them. */
export const LISTES = {
  civilite: [
    { valeur: 'Mme', libelle: 'Mme' },
    { valeur: 'M.', libelle: 'M.' },
  ],
  situation_familiale: SITUATIONS,
  situation_fiscale: [
    { valeur: 'célibataire', libelle: 'Célibataire' },
    { valeur: 'marié', libelle: 'Marié' },
    { valeur: 'pacsé', libelle: 'Pacsé' },
    { valeur: 'veuf', libelle: 'Veuf' },
  ],
  horizon_investissement: [
    { valeur: 'court_terme', libelle: 'Court terme, moins de 3 ans' },
    { valeur: 'moyen_terme', libelle: 'Moyen terme, de 3 à 7 ans' },
    { valeur: 'long_terme', libelle: 'Long terme, plus de 7 ans' },
  ],
  tolerance_risque: [
    { valeur: 'faible', libelle: 'Faible' },
    { valeur: 'moyen', libelle: 'Moyenne' },
    { valeur: 'eleve', libelle: 'Élevée' },
  ],
  activite_principale: optionsDe('activite_principale'),
  residence_fiscale: optionsDe('residence_fiscale'),
  patrimoine_situation: optionsDe('patrimoine_situation'),
  retenue_mois: MOIS.map((libelle, i) => ({ valeur: String(i + 1), libelle })),
} as const satisfies Readonly<Partial<Record<ChampProfil, Choix>>>;
export type ChampListe = keyof typeof LISTES;

export const LIBELLES: Readonly<Record<ChampListe | Montant, string>> = {
  civilite: 'Civilité',
  situation_familiale: 'Situation familiale',
  situation_fiscale: 'Situation fiscale',
  horizon_investissement: 'Horizon d’investissement',
  tolerance_risque: 'Tolérance au risque',
  activite_principale: 'Activité principale',
  residence_fiscale: 'Résidence fiscale',
  patrimoine_situation: 'Situation patrimoniale',
  retenue_mois: 'Dernier bulletin de l’année',
  revenu_annuel: 'Revenu annuel du foyer',
  revenus_salaires: 'Salaires nets imposables',
  revenus_bnc: 'Bénéfices non commerciaux (BNC)',
  revenus_bic: 'Bénéfices commerciaux (BIC)',
  pensions_retraite: 'Pensions de retraite',
  revenus_fonciers: 'Revenus fonciers',
  dividendes_recus: 'Dividendes reçus',
  plus_values_mobilieres: 'Plus-values mobilières',
  dons_realises: 'Dons de l’année',
  charges_deductibles: 'Charges déductibles',
  plafond_epargne_retraite: 'Plafond d’épargne retraite',
  retenue_cumul: 'Impôt prélevé depuis janvier',
  retenue_mensuelle: 'Prélevé chaque mois',
  epargne_disponible: 'Épargne disponible',
  assurance_vie_valeur: 'Assurance-vie',
  pea_valeur: 'PEA',
  actions_valeur: 'Actions',
  crypto_valeur: 'Cryptoactifs',
  patrimoine_immobilier_valeur: 'Valeur des biens immobiliers',
  emprunts_immobiliers: 'Emprunts restant dus',
};

export const AIDES: Readonly<Partial<Record<ChampListe | Montant, string>>> = {
  retenue_cumul: 'La ligne «\u202fcumul\u202f» de votre bulletin, à deux si vous êtes en couple.',
  plafond_epargne_retraite: 'La ligne «\u202fPlafond pour les cotisations versées\u202f» de votre avis.',
  charges_deductibles: 'Gardées ici, jamais déduites sans leur nature.',
};
