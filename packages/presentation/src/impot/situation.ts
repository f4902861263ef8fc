import { completerFoyer, type FoyerFiscal, type FoyerPartiel } from '@francis/fiscal';
import { assembler, depuisSimulateur } from '@francis/faits/adaptateurs';
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
  montantFraisReels: { ...montant('Montant des frais réels', 0), si: (s) => s.fraisProfessionnels === 'reel' },
  revenusDeclarant2: { ...montant('Dont second déclarant', 0), si: (s) => s.situationFamiliale === 'marie' },
  parentIsole: ouiNon('Parent isolé'),
  per: montant('Versement PER', 0),
  dons: montant('Dons', 0),
  emploiDomicile: montant('Emploi à domicile', 0),
};

/** An age that opens no right of its own: neither attached adult nor nursery. */
const AGE_ENFANT = 10;

export const enfantsDe = (nombre: number, annee: number): NonNullable<FoyerPartiel['enfants']> =>
  Array.from({ length: nombre }, () => ({ annee_naissance: annee - AGE_ENFANT }));

/** The household of the form, by way of its facts: what is typed here is what a profile or a question would say. */
export function versFoyer(s: SituationImpot, annee: number): FoyerFiscal {
  const entree = assembler(depuisSimulateur(s, annee).faits);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- facts of the household are fields of the engine.
  return completerFoyer((entree as { foyer: FoyerPartiel }).foyer);
}
