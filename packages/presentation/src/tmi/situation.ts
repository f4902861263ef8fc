import { type Champs, choix, entier, montant } from '../commun/champs.ts';

export interface SituationTmi {
  revenusAnnuels: number;
  situationFamiliale: 'celibataire' | 'marie' | 'pacs';
  nombreEnfants: number;
  chargesDeductibles: number;
}

export const SITUATIONS = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié' },
  { valeur: 'pacs', libelle: 'Pacsé' },
] as const;

export const CHAMPS: Champs<SituationTmi> = {
  revenusAnnuels: montant('Revenu annuel', 30_000),
  situationFamiliale: choix('Situation familiale', 'celibataire', SITUATIONS),
  nombreEnfants: entier('Enfants à charge', 0, 10),
  chargesDeductibles: montant('Charges déductibles', 0),
};
