import { completerFoyer, type FoyerFiscal, type FoyerPartiel } from '@francis/fiscal';
import { type Champs, choix, entier, montant, ouiNon } from '../commun/champs.ts';

export interface SituationImpot {
  revenus: number;
  situationFamiliale: 'celibataire' | 'marie';
  enfants: number;
  fraisProfessionnels: 'forfait' | 'reel';
  montantFraisReels: number;
  revenusDeclarant2: number;
  parentIsole: boolean;
  per: number;
  dons: number;
  emploiDomicile: number;
}

export const SITUATIONS = [
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié, pacsé' },
] as const;

export const FRAIS = [
  { valeur: 'forfait', libelle: 'Forfait 10\u00a0%' },
  { valeur: 'reel', libelle: 'Frais réels' },
] as const;

export const CHAMPS: Champs<SituationImpot> = {
  revenus: montant('Revenus annuels du foyer', 30_000),
  situationFamiliale: choix('Situation familiale', 'celibataire', SITUATIONS),
  enfants: entier('Enfants à charge', 0, 5),
  fraisProfessionnels: choix('Frais professionnels', 'forfait', FRAIS),
  montantFraisReels: montant('Montant des frais réels', 0),
  revenusDeclarant2: montant('Dont second déclarant', 0),
  parentIsole: ouiNon('Parent isolé'),
  per: montant('Versement PER', 0),
  dons: montant('Dons', 0),
  emploiDomicile: montant('Emploi à domicile', 0),
};

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

export const enfantsDe = (nombre: number, annee: number): NonNullable<FoyerPartiel['enfants']> =>
  Array.from({ length: nombre }, () => ({ annee_naissance: annee - AGE_ENFANT }));

/** Salaries as declared, before the allowance. The actual costs are those of the first filer. */
export function versFoyer(s: SituationImpot, annee: number): FoyerFiscal {
  const couple = s.situationFamiliale === 'marie';
  const second = couple ? Math.min(s.revenus, s.revenusDeclarant2) : 0;
  return completerFoyer({
    situation: s.situationFamiliale,
    enfants: enfantsDe(s.enfants, annee),
    parent_isole_T: !couple && s.enfants > 0 && s.parentIsole,
    declarant1: {
      salaires: s.revenus - second,
      frais_reels: s.fraisProfessionnels === 'reel' ? s.montantFraisReels : 0,
      per_versements: s.per,
    },
    ...(couple ? { declarant2: { salaires: second } } : {}),
    dons_66: s.dons,
    emploi_domicile: s.emploiDomicile,
  });
}
