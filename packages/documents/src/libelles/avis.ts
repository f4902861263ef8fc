import { VOISINES } from './voisines.ts';
import { dictionnaire, type Etiquette } from '../etiquettes.ts';

export type CleAvis =
  | 'situation'
  | 'personnes_a_charge'
  | 'parts'
  | 'salaires'
  | 'pensions'
  | 'deduction'
  | 'frais_reels'
  | 'salaires_nets'
  | 'pensions_nettes'
  | 'fonciers'
  | 'brut_global'
  | 'charges'
  | 'csg_deductible'
  | 'imposable'
  | 'bareme'
  | 'decote'
  | 'reductions'
  | 'credits'
  | 'net'
  | 'retenu'
  | 'solde_a_payer'
  | 'restitution'
  | 'taux'
  | 'reference'
  | 'plafond'
  | 'dons'
  | 'col:declarant1'
  | 'col:declarant2'
  | 'col:total';

const ETIQUETTES: readonly Etiquette<CleAvis>[] = [
  {
    cle: 'situation',
    formes: [
      'situation de famille',
      'situation du foyer',
      'situation familiale',
      'situation',
      'cas particuliers situation',
    ],
  },
  {
    cle: 'personnes_a_charge',
    formes: [
      'nombre de personnes à charge',
      'personnes à charge',
      'nombre d’enfants à charge',
      'enfants à charge',
      'enfants mineurs ou à charge',
      'pers à charge',
    ],
  },
  {
    cle: 'parts',
    formes: [
      'nombre de parts',
      'nombre de parts du foyer',
      'parts fiscales',
      'parts',
      'nb parts',
      'nb de parts',
      'quotient familial parts',
    ],
  },
  {
    cle: 'salaires',
    formes: [
      'salaires',
      'salaires et assimilés',
      'traitements et salaires',
      'salaires déclarés',
      'salaires traitements',
      'revenus d’activité',
      'revenus d’activité connus',
      'traitements et salaires déclarés',
      'total des salaires et assimilés',
    ],
  },
  {
    cle: 'pensions',
    formes: [
      'pensions',
      'pensions retraites et rentes',
      'pensions et retraites',
      'pensions de retraite',
      'retraites',
      'total des pensions retraites et rentes',
    ],
  },
  {
    cle: 'deduction',
    formes: [
      'déduction de 10',
      'déduction 10 ou frais réels',
      'déduction 10',
      'déduction forfaitaire',
      'déduction forfaitaire de 10',
      'déduction forfaitaire 10',
      'abattement de 10',
      'abattement forfaitaire de 10',
      'abattement 10',
    ],
  },
  {
    cle: 'frais_reels',
    formes: ['frais réels', 'déduction des frais réels', 'frais professionnels réels', 'frais réels déduits'],
  },
  {
    cle: 'salaires_nets',
    formes: [
      'salaires nets',
      'salaires pensions rentes nets',
      'salaires et assimilés nets',
      'traitements et salaires nets',
      'salaires après abattement',
      'salaires après déduction',
      'net après déduction',
    ],
  },
  {
    cle: 'pensions_nettes',
    formes: ['pensions nettes', 'pensions retraites et rentes nettes', 'pensions et retraites nettes'],
  },
  {
    cle: 'fonciers',
    formes: ['revenus fonciers nets', 'revenus fonciers', 'revenu foncier net', 'revenus fonciers imposables'],
  },
  { cle: 'brut_global', formes: ['revenu brut global', 'total des revenus', 'revenus bruts globaux'] },
  {
    cle: 'charges',
    formes: ['charges déduites', 'charges déductibles', 'total des charges déduites', 'déductions du revenu global'],
  },
  { cle: 'csg_deductible', formes: ['csg déductible'] },
  {
    cle: 'imposable',
    formes: [
      'revenu imposable',
      'revenu net imposable',
      'revenu imposable du foyer',
      'revenu net imposable du foyer',
      'revenu global imposable',
      'net imposable',
      'base imposable',
      'total imposable',
    ],
  },
  {
    cle: 'bareme',
    formes: [
      'barème après plafonnement',
      'impôt sur les revenus soumis au barème',
      'impôt avant réductions d’impôt',
      'droits simples',
      'impôt brut',
      'impôt selon le barème',
      'impôt au barème',
      'impôt soumis au barème',
    ],
  },
  { cle: 'decote', formes: ['décote'] },
  {
    cle: 'reductions',
    formes: ['réductions d’impôt', 'réductions', 'total des réductions d’impôt', 'total réductions'],
  },
  { cle: 'credits', formes: ['crédits d’impôt', 'total des crédits d’impôt', 'crédits'] },
  {
    cle: 'net',
    formes: [
      'impôt net',
      'impôt sur le revenu net',
      'impôt total net',
      'total de l’impôt sur le revenu net',
      'impôt sur le revenu net avant corrections',
      'impôt net dû',
      'montant de l’impôt net',
      'impôt dû au titre de l’année',
      'impôt final',
    ],
  },
  {
    cle: 'retenu',
    formes: [
      'retenu sur l’année',
      'prélevé à la source',
      'prélèvement à la source déjà payé',
      'retenue à la source',
      'impôt prélevé à la source',
      'montant prélevé à la source',
      'prélèvement à la source prélevé par les organismes',
      'retenue à la source prélevée',
      'déjà prélevé',
      'total prélevé à la source',
    ],
  },
  {
    cle: 'solde_a_payer',
    formes: [
      'solde à payer',
      'reste à payer',
      'montant qui reste à payer',
      'reste dû',
      'montant restant à payer',
      'il vous reste à payer',
      'somme à payer',
      'montant à payer',
    ],
  },
  {
    cle: 'restitution',
    formes: [
      'montant à restituer',
      'restitution',
      'à vous rembourser',
      'montant qui vous sera remboursé',
      'somme à rembourser',
      'montant remboursé',
      'montant à vous rembourser',
    ],
  },
  {
    cle: 'taux',
    formes: [
      'taux du foyer',
      'taux de prélèvement',
      'taux de prélèvement du foyer',
      'taux personnalisé',
      'taux personnalisé du foyer',
      'taux de prélèvement à la source',
      'taux prélèvement',
    ],
  },
  { cle: 'reference', formes: ['revenu fiscal de référence', 'revenu fiscal référence', 'rfr'] },
  {
    cle: 'plafond',
    formes: [
      'plafond épargne retraite',
      'plafond d’épargne retraite',
      'plafond pour les cotisations versées',
      'plafond disponible épargne retraite',
      'plafond de déduction épargne retraite',
      'plafonds épargne retraite',
      'plafond per',
      'plafond disponible pour le per',
    ],
  },
  {
    cle: 'dons',
    formes: ['dons aux œuvres', 'dons versés à des organismes d’intérêt général', 'dons aux associations', 'dons'],
  },
  {
    cle: 'col:declarant1',
    formes: ['déclarant 1', 'déclar 1', 'déclarant 1 vous', 'vous déclarant 1', 'vous', 'décl 1', 'd1'],
  },
  {
    cle: 'col:declarant2',
    formes: [
      'déclarant 2',
      'déclar 2',
      'déclarant 2 conjoint',
      'conjoint déclarant 2',
      'conjoint',
      'votre conjoint',
      'conjointe',
      'décl 2',
      'd2',
    ],
  },
  { cle: 'col:total', formes: ['total', 'foyer', 'total foyer', 'ensemble', 'le foyer', 'total du foyer'] },
  VOISINES,
];

export const AVIS = dictionnaire(ETIQUETTES);
