import { Collecteur, type SituationAdaptee } from './situation-adaptee.ts';

/** The form of the income tax simulator. */
export interface SaisieImpot {
  readonly revenus: number;
  readonly situationFamiliale: 'celibataire' | 'marie';
  readonly enfants: number;
  readonly fraisProfessionnels: 'forfait' | 'reel';
  readonly montantFraisReels: number;
  readonly revenusDeclarant2: number;
  readonly parentIsole: boolean;
  readonly per: number;
  readonly dons: number;
  readonly emploiDomicile: number;
}

/** Salaries as declared, before the allowance. The actual costs are those of the first filer. */
export function depuisSimulateur(s: SaisieImpot, annee: number): SituationAdaptee {
  const couple = s.situationFamiliale === 'marie';
  const second = couple ? Math.min(s.revenus, s.revenusDeclarant2) : 0;
  return new Collecteur(annee)
    .fait('situation', s.situationFamiliale)
    .enfants(s.enfants)
    .fait('parent_isole_T', !couple && s.enfants > 0 && s.parentIsole)
    .fait('declarant1.salaires', s.revenus - second)
    .fait('declarant1.frais_reels', s.fraisProfessionnels === 'reel' ? s.montantFraisReels : 0)
    .fait('declarant1.per_versements', s.per)
    .fait('declarant2.salaires', second)
    .fait('dons_66', s.dons)
    .fait('emploi_domicile', s.emploiDomicile)
    .fin();
}
