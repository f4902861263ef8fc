export type { Explique, Fiable } from './patrimoine/calcul.ts';
export type { NomPatrimoine } from './parametres/domaines/index.ts';
export { VERIFIE_JUSQU_AU } from './parametres/domaines/sources.ts';
export type { TerritoirePas } from './parametres/domaines/grilles-retenue-source.ts';

export type { CessionImmobiliere, ExonerationImmobiliere, NatureBien } from './plus-values/cession.ts';
export type { PlusValueImmobiliere } from './plus-values/calculer.ts';
export { calculerPlusValueImmobiliere, expliquerPlusValueImmobiliere } from './plus-values/calculer.ts';

export type { DemandeSurtaxe, Surtaxe } from './plus-values/surtaxe-seule.ts';
export { expliquerSurtaxe } from './plus-values/surtaxe-seule.ts';

export type { Acte, DemandeEnregistrement, DroitsEnregistrement } from './enregistrement/droits-enregistrement.ts';
export {
  ACTES,
  calculerDroitsEnregistrement,
  expliquerDroitsEnregistrement,
} from './enregistrement/droits-enregistrement.ts';

export type { BienIfi } from './ifi/patrimoine-imposable.ts';
export type { Ifi, SituationIfi } from './ifi/calculer.ts';
export { calculerIfi, expliquerIfi } from './ifi/calculer.ts';

export type { Lien } from './transmission/liens.ts';
export { estDescendant, LIENS } from './transmission/liens.ts';
export type { PersonneGratifiee, Representation } from './transmission/abattement.ts';
export type { DonationAnterieure } from './transmission/rappel-fiscal.ts';
export type { DonLogement } from './transmission/dons-familiaux.ts';
export type { DemandeDonation, DonConsenti, PersonneAgee } from './transmission/demande-donation.ts';
export type { Donation, DroitsDonation } from './transmission/donation.ts';
export { calculerDonation, expliquerDonation } from './transmission/donation.ts';
export type { CapitauxDeces } from './transmission/assurance-vie-deces.ts';
export type { DemandeSuccession, Heritier } from './transmission/demande-succession.ts';
export type { DroitsSuccession, Succession } from './transmission/succession.ts';
export { calculerSuccession, expliquerSuccession } from './transmission/succession.ts';
export type { DemandeDemembrement, Demembrement, Usufruit } from './transmission/demembrement.ts';
export { calculerDemembrement, expliquerDemembrement } from './transmission/demembrement.ts';

export type { RachatAssuranceVie } from './assurance-vie/demande-rachat.ts';
export type { ImpositionRachat } from './assurance-vie/rachat.ts';
export { calculerRachatAssuranceVie, expliquerRachatAssuranceVie } from './assurance-vie/rachat.ts';

export type { DemandeTauxSocial, NatureRevenu, TauxSocial } from './revenus-mobiliers/natures.ts';
export {
  expliquerTauxPrelevementsSociaux,
  lireTauxPrelevementsSociaux,
  NATURES_REVENU,
} from './revenus-mobiliers/natures.ts';
export type { LigneForfait } from './revenus-mobiliers/forfait.ts';
export type { MoinsValueReportee } from './revenus-mobiliers/plus-values-titres.ts';
export type { ForfaitMobilier, RevenusMobiliers } from './revenus-mobiliers/calculer.ts';
export { calculerRevenusMobiliers, expliquerRevenusMobiliers } from './revenus-mobiliers/calculer.ts';
export type {
  CessionNumerique,
  CessionsNumeriques,
  ImpositionNumerique,
} from './revenus-mobiliers/actifs-numeriques.ts';
export { calculerActifsNumeriques, expliquerActifsNumeriques } from './revenus-mobiliers/actifs-numeriques.ts';
export type { ImpositionPea, RetraitPea } from './revenus-mobiliers/retrait-pea.ts';
export { calculerRetraitPea, expliquerRetraitPea } from './revenus-mobiliers/retrait-pea.ts';
export type { AcompteMobilier, DemandeAcompte } from './revenus-mobiliers/acompte.ts';
export { calculerAcompteMobilier, expliquerAcompteMobilier } from './revenus-mobiliers/acompte.ts';

export type { DemandeTauxDefaut, TauxDefaut } from './retenue-source/taux-defaut.ts';
export { calculerTauxDefaut, expliquerTauxDefaut } from './retenue-source/taux-defaut.ts';
export type { DemandeTauxPersonnalise, TauxPersonnalise } from './retenue-source/taux-personnalise.ts';
export { calculerTauxPersonnalise, expliquerTauxPersonnalise } from './retenue-source/taux-personnalise.ts';

export type { ActiviteMicro } from './regimes/activites.ts';
export { ACTIVITES_MICRO, REGLES_ACTIVITE } from './regimes/activites.ts';
export { phraseMicroFerme } from './regimes/ouverture-micro.ts';
export type { DemandeMicro, RegimeMicro } from './regimes/micro.ts';
export { calculerRegimeMicro, expliquerRegimeMicro } from './regimes/micro.ts';
export type { LoueurMeuble, QualiteLoueur } from './regimes/loueur-meuble.ts';
export { expliquerLoueurMeuble, qualifierLoueurMeuble } from './regimes/loueur-meuble.ts';
export type { DeficitAnterieur, LocationNue, ResultatFoncier } from './regimes/deficit-foncier.ts';
export { calculerLocationNue, expliquerLocationNue } from './regimes/deficit-foncier.ts';
export type { BilanRegime, ComparaisonRegimes, DemandeComparaison } from './regimes/comparaison-regimes.ts';
export { comparerRegimes, expliquerComparaisonRegimes } from './regimes/comparaison-regimes.ts';
export type { BasesRegimes, DemandeBases } from './regimes/bases.ts';
export { expliquerBasesRegimes } from './regimes/bases.ts';
export type { DemandeLissage, LissageCehr } from './regimes/lissage-cehr.ts';
export { calculerLissageCehr, expliquerLissageCehr } from './regimes/lissage-cehr.ts';
export type { ExerciceSociete, ImpotSocietes } from './regimes/impot-societes.ts';
export { calculerImpotSocietes, expliquerImpotSocietes } from './regimes/impot-societes.ts';
