import { dictionnaire, type Etiquette } from '../etiquettes.ts';

export type CleBulletin =
  | 'brut'
  | 'cotisations'
  | 'avant_impot'
  | 'imposable'
  | 'cumul_imposable'
  | 'net_social'
  | 'base_impot'
  | 'taux_impot'
  | 'impot'
  | 'cumul_impot'
  | 'paye'
  | 'periode'
  | 'col:mois'
  | 'col:cumul'
  | 'col:base'
  | 'col:taux'
  | 'col:montant'
  | 'col:patronal';

const ETIQUETTES: readonly Etiquette<CleBulletin>[] = [
  {
    cle: 'brut',
    formes: [
      'salaire brut',
      'total brut',
      'brut',
      'rémunération brute',
      'salaire brut mensuel',
      'rémunération brute totale',
      'total salaire brut',
    ],
  },
  {
    cle: 'cotisations',
    formes: [
      'total des cotisations',
      'total cotisations',
      'total des cotisations et contributions',
      'total des cotisations et contributions salariales',
      'total retenues',
      'total des retenues',
      'total cotisations salariales',
      'total des cotisations salariales',
      'cotisations salariales',
    ],
  },
  {
    cle: 'avant_impot',
    formes: [
      'net à payer avant impôt sur le revenu',
      'net à payer avant impôt',
      'net avant impôt',
      'net à payer avant prélèvement',
      'salaire net avant impôt',
      'salaire net avant prélèvement à la source',
      'net avant prélèvement à la source',
      'net avant impôt sur le revenu',
    ],
  },
  {
    cle: 'imposable',
    formes: [
      'net imposable',
      'salaire net imposable',
      'net fiscal',
      'montant net imposable',
      'net imposable du mois',
      'montant imposable du mois',
      'rémunération nette imposable',
    ],
  },
  {
    cle: 'cumul_imposable',
    formes: [
      'cumul net imposable',
      'montant imposable de l’année',
      'cumul imposable',
      'net imposable cumulé',
      'cumul annuel net imposable',
      'net fiscal cumulé',
      'cumul net fiscal',
      'net imposable annuel',
      'cumul du net imposable',
      'net imposable depuis janvier',
    ],
  },
  { cle: 'net_social', formes: ['montant net social', 'net social'] },
  {
    cle: 'impot',
    formes: [
      'impôt sur le revenu prélevé à la source',
      'impôt sur le revenu',
      'prélèvement à la source',
      'impôt prélevé à la source',
      'montant de l’impôt prélevé à la source',
      'retenue à la source',
      'impôt prélevé',
      'montant pas',
      'pas',
    ],
  },
  {
    cle: 'cumul_impot',
    formes: [
      'cumul impôt prélevé à la source',
      'cumul impôt',
      'cumul prélèvement à la source',
      'cumul pas',
      'cumul annuel de l’impôt',
      'impôt prélevé cumulé',
      'cumul de l’impôt prélevé à la source',
      'cumul impôt sur le revenu',
      'impôt prélevé depuis janvier',
      'cumul annuel impôt sur le revenu',
    ],
  },
  { cle: 'base_impot', formes: ['base de l’impôt', 'base pas', 'base du prélèvement à la source', 'base impôt'] },
  {
    cle: 'taux_impot',
    formes: [
      'taux de prélèvement',
      'taux personnalisé',
      'taux pas',
      'taux de l’impôt',
      'taux de prélèvement à la source',
      'taux neutre',
      'taux non personnalisé',
    ],
  },
  {
    cle: 'paye',
    formes: [
      'net à payer',
      'net payé',
      'net à payer au salarié',
      'net payé en euros',
      'net versé',
      'net à payer après impôt',
      'salaire net versé',
      'montant net versé',
      'net à payer en euros',
    ],
  },
  {
    cle: 'periode',
    formes: [
      'période',
      'période de paie',
      'paie de',
      'mois de',
      'bulletin de paie de',
      'période du',
      'période de paie du',
      'bulletin de salaire de',
      'paie du mois de',
      'bulletin de paie',
      'bulletin de salaire',
      'fiche de paie',
    ],
  },
  { cle: 'col:mois', formes: ['mois', 'ce mois', 'du mois', 'mensuel'] },
  { cle: 'col:cumul', formes: ['cumul', 'cumuls', 'cumul annuel', 'cumul année', 'année', 'annuel', 'depuis janvier'] },
  { cle: 'col:base', formes: ['base', 'assiette'] },
  { cle: 'col:taux', formes: ['taux', 'taux salarial'] },
  {
    cle: 'col:montant',
    formes: [
      'part salariale',
      'part salarié',
      'à déduire',
      'retenue',
      'salarié',
      'montant salarial',
      'montant',
      'valeur',
    ],
  },
  {
    cle: 'col:patronal',
    formes: ['part patronale', 'part employeur', 'employeur', 'patronal', 'montant patronal', 'charges patronales'],
  },
  {
    cle: undefined,
    formes: [
      'salaire de base',
      'heures supplémentaires',
      'congés payés',
      'santé',
      'retraite',
      'csg',
      'csg déductible',
      'csg non déductible',
      'cotisations',
      'cotisations patronales',
      'total versé par l’employeur',
      'coût total employeur',
      'date de paiement',
      'payé le',
      'dont évolution de la rémunération',
      'allègement de cotisations',
      'cumul brut',
      'brut cumulé',
      'cumul heures',
      'plafond',
      'plafond sécurité sociale',
      'plafond mensuel',
      'cumul net',
      'cumul net à payer',
      'rubrique',
      'rubriques',
      'désignation',
    ],
  },
];

export const BULLETIN = dictionnaire(ETIQUETTES);

export const MOIS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
] as const;
