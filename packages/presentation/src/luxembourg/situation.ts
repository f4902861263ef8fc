import type { ImpotLuxembourgDemande } from '@francis/contract';
import { type Champs, choix, entier, montant, ouiNon } from '../commun/champs.ts';
import { anneesEchues } from '../commun/dates.ts';
import type { OptionBareme } from '../commun/saisie.ts';

export interface SituationLuxembourg {
  revenu_net: number;
  situation_familiale: 'celibataire' | 'marie' | 'pacs';
  nombre_enfants: number;
  residence_principale: boolean;
  residence_secondaire: boolean;
}

export const SITUATIONS = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié' },
  { valeur: 'pacs', libelle: 'Pacsé' },
] as const;

export const CHAMPS: Champs<SituationLuxembourg> = {
  revenu_net: montant('Revenu net annuel', 60_000),
  situation_familiale: choix('Situation familiale', 'celibataire', SITUATIONS),
  nombre_enfants: entier('Enfants à charge', 0, 10),
  residence_principale: ouiNon('Propriétaire de la résidence principale'),
  residence_secondaire: ouiNon('Résidence secondaire'),
};

/** Years that the server holds. */
const ANNEES = [2023, 2024, 2025, 2026] as const;

export const baremesDe = (jour: string): OptionBareme[] =>
  anneesEchues(ANNEES, jour).map((annee, i) => ({
    valeur: String(annee),
    libelle: i === 0 ? `${annee} — en vigueur` : String(annee),
  }));

/** Null when there is no income to tax: nothing is asked then. */
export const versDemande = (s: SituationLuxembourg, bareme: string): ImpotLuxembourgDemande | null =>
  s.revenu_net > 0 ? { ...s, annee: Number(bareme) } : null;
