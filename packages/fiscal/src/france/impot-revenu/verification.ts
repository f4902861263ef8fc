import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { euros } from '../../core/typographie.ts';
import type { Valeurs } from '../parametres/definition.ts';
import { estMontantRecevable, refuserMontant } from './bornes-saisie.ts';
import { verifierCoherence } from './coherence.ts';
import { estCouple } from './composition.ts';
import type { Declarant, FoyerFiscal } from './foyer.ts';

/** Amounts of a filer, named so that the refusal can point at the one at fault. */
const MONTANTS_DECLARANT = [
  'salaires',
  'frais_reels',
  'pensions_retraite',
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
  'per_versements',
  'per_plafond',
  'cotisations_syndicales',
] as const satisfies readonly (keyof Declarant)[];

const MONTANTS_FOYER = [
  'revenus_fonciers_reel_net',
  'micro_foncier_recettes',
  'deficit_foncier_imputable',
  'assurance_vie_moins_8_ans',
  'assurance_vie_8_ans_taux_reduit',
  'assurance_vie_8_ans_taux_plein',
  'dividendes',
  'interets',
  'csg_deductible_base_2BH',
  'csg_deductible_6DE',
  'plus_values_mobilieres',
  'pension_alimentaire_enfant_majeur',
  'pensions_alimentaires_autres',
  'dons_66',
  'dons_75',
  'emploi_domicile',
] as const satisfies readonly (keyof FoyerFiscal)[];

const LISTES_FOYER = [
  'pensions_enfants_majeurs',
  'dons_reports',
  'deficits_globaux',
  'garde_enfants',
  'garde_enfants_alternee',
] as const;

/** What most filers do not have is exactly 0: one comparison each, instead of the bounds. */
function estOrdinaire(d: Declarant): boolean {
  return (
    d.micro_bic_tourisme_classe === 0 &&
    d.micro_bic_tourisme_non_classe === 0 &&
    d.lmnp_micro === 0 &&
    d.lmnp_reel_net === 0 &&
    d.bic_reel === 0 &&
    d.bnc_reel === 0 &&
    d.deficit_professionnel === 0 &&
    d.cotisations_syndicales === 0 &&
    d.per_reports.length === 0
  );
}

function raretesRecevables(d: Declarant): boolean {
  return (
    estMontantRecevable(d.micro_bic_tourisme_classe) &&
    estMontantRecevable(d.micro_bic_tourisme_non_classe) &&
    estMontantRecevable(d.lmnp_micro) &&
    estMontantRecevable(d.lmnp_reel_net) &&
    estMontantRecevable(d.bic_reel) &&
    estMontantRecevable(d.bnc_reel) &&
    estMontantRecevable(d.deficit_professionnel) &&
    estMontantRecevable(d.cotisations_syndicales) &&
    listeRecevable(d.per_reports)
  );
}

/** Every amount of a filer within bounds; written out, not looped, because it runs for each household. */
function declarantRecevable(d: Declarant): boolean {
  return (
    estMontantRecevable(d.salaires) &&
    estMontantRecevable(d.frais_reels) &&
    estMontantRecevable(d.pensions_retraite) &&
    estMontantRecevable(d.micro_bnc) &&
    estMontantRecevable(d.micro_bic_ventes) &&
    estMontantRecevable(d.micro_bic_services) &&
    estMontantRecevable(d.per_versements) &&
    estMontantRecevable(d.per_plafond) &&
    (estOrdinaire(d) || raretesRecevables(d))
  );
}

function foyerRecevable(f: FoyerFiscal): boolean {
  return (
    estMontantRecevable(f.revenus_fonciers_reel_net) &&
    estMontantRecevable(f.micro_foncier_recettes) &&
    estMontantRecevable(f.deficit_foncier_imputable) &&
    recevableOuNul(f.assurance_vie_moins_8_ans) &&
    recevableOuNul(f.assurance_vie_8_ans_taux_reduit) &&
    recevableOuNul(f.assurance_vie_8_ans_taux_plein) &&
    facultatifRecevable(f.dons_75_depuis_octobre_2025) &&
    facultatifRecevable(f.rfr_n_moins_1) &&
    facultatifRecevable(f.rfr_n_moins_2) &&
    listeRecevable(f.pensions_enfants_majeurs) &&
    listeRecevable(f.dons_reports) &&
    listeRecevable(f.deficits_globaux) &&
    enfantsRecevables(f) &&
    estMontantRecevable(f.dividendes) &&
    estMontantRecevable(f.interets) &&
    estMontantRecevable(f.csg_deductible_base_2BH) &&
    estMontantRecevable(f.csg_deductible_6DE) &&
    estMontantRecevable(f.plus_values_mobilieres) &&
    estMontantRecevable(f.pension_alimentaire_enfant_majeur) &&
    estMontantRecevable(f.pensions_alimentaires_autres) &&
    estMontantRecevable(f.dons_66) &&
    estMontantRecevable(f.dons_75) &&
    estMontantRecevable(f.emploi_domicile)
  );
}

function recevableOuNul(montant: number): boolean {
  return montant === 0 || estMontantRecevable(montant);
}

function facultatifRecevable(montant: number | null): boolean {
  return montant === null || estMontantRecevable(montant);
}

function enfantsRecevables(f: FoyerFiscal): boolean {
  for (let i = 0; i < f.enfants.length; i += 1) if (!recevableOuNul(f.enfants[i]?.salaires ?? 0)) return false;
  return true;
}

function listeRecevable(montants: readonly number[]): boolean {
  for (let i = 0; i < montants.length; i += 1) if (!estMontantRecevable(montants[i])) return false;
  return true;
}

/** The first amount at fault; only called once one is known to be. */
function designerMontant(foyer: FoyerFiscal): RefusFiscal {
  for (const [prefixe, d] of [
    ['declarant1', foyer.declarant1],
    ['declarant2', foyer.declarant2],
  ] as const) {
    if (d === null) continue;
    for (const nom of MONTANTS_DECLARANT) {
      if (!estMontantRecevable(d[nom])) return refuserMontant(d[nom], `${prefixe}.${nom}`);
    }
    for (const [i, montant] of d.per_reports.entries()) {
      if (!estMontantRecevable(montant)) return refuserMontant(montant, `${prefixe}.per_reports[${i}]`);
    }
  }
  for (const nom of MONTANTS_FOYER) {
    if (!estMontantRecevable(foyer[nom])) return refuserMontant(foyer[nom], nom);
  }
  for (const nom of ['rfr_n_moins_1', 'rfr_n_moins_2', 'dons_75_depuis_octobre_2025'] as const) {
    if (!facultatifRecevable(foyer[nom])) return refuserMontant(foyer[nom], nom);
  }
  for (const [i, enfant] of foyer.enfants.entries()) {
    if (!estMontantRecevable(enfant.salaires)) return refuserMontant(enfant.salaires, `enfants[${i}].salaires`);
  }
  for (const nom of LISTES_FOYER) {
    for (const [i, montant] of foyer[nom].entries()) {
      if (!estMontantRecevable(montant)) return refuserMontant(montant, `${nom}[${i}]`);
    }
  }
  return refuser('MONTANT_INVALIDE', 'Un montant du foyer est illisible.');
}

/**
 * The survivor's own return keeps the parts of a married couple; what else the year of the death changes (half-parts of
 * the deceased, boxes of lone persons, attached adults shared between two returns) is not computed.
 */
function verifierAnneeDuDeces(foyer: FoyerFiscal): RefusFiscal | null {
  for (const nom of ['parent_isole_T', 'case_L', 'ancien_combattant_W'] as const) {
    if (foyer[nom]) {
      return refuser(
        'SITUATION_NON_COUVERTE',
        'L’année du décès du conjoint, le survivant garde les parts d’un couple : les cases T, L et W ne sont pas couvertes pour cette année.',
        nom,
      );
    }
  }
  return null;
}

/** Situations that the engine does not compute, by law and not by lack of a figure. */
function verifierCouverture(foyer: FoyerFiscal, annee: number, p: Valeurs): RefusFiscal | null {
  const f = p.foncier;
  if (foyer.micro_foncier_recettes > f.limite_micro) {
    return refuser(
      'SITUATION_NON_COUVERTE',
      `Le régime micro-foncier n’est pas ouvert au-delà de ${euros(f.limite_micro)} de recettes : le revenu net du régime réel est nécessaire.`,
      'micro_foncier_recettes',
    );
  }
  if (foyer.deficit_foncier_imputable > f.limite_deficit_energie) {
    return refuser(
      'SITUATION_NON_COUVERTE',
      `Le déficit foncier imputable sur le revenu global ne peut dépasser ${euros(f.limite_deficit_energie)} pour les revenus ${annee}.`,
      'deficit_foncier_imputable',
    );
  }
  if (foyer.annee_deces_conjoint === annee) {
    const refus = verifierAnneeDuDeces(foyer);
    if (refus !== null) return refus;
  }
  return null;
}

/**
 * Refusal for a household that cannot be computed, or null. Amounts that are not numbers, negative or absurd, facts that
 * contradict each other, situations outside the engine: each names its field.
 */
export function verifierFoyer(foyer: FoyerFiscal, annee: number, p: Valeurs): RefusFiscal | null {
  const d2 = foyer.declarant2;
  if (
    !declarantRecevable(foyer.declarant1) ||
    (d2 !== null && !declarantRecevable(d2)) ||
    !foyerRecevable(foyer) ||
    !listeRecevable(foyer.garde_enfants) ||
    !listeRecevable(foyer.garde_enfants_alternee)
  ) {
    return designerMontant(foyer);
  }
  return verifierCoherence(foyer, annee, estCouple(foyer), p) ?? verifierCouverture(foyer, annee, p);
}

/** Refusal for a net taxable income given by the caller, or null. */
export function verifierRevenuDonne(rni: number | undefined): RefusFiscal | null {
  return rni === undefined || estMontantRecevable(rni) ? null : refuserMontant(rni, 'revenuNetImposable');
}
