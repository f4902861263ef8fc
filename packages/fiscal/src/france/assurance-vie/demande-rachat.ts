import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { PREMIER_CONTRAT_COUVERT } from '../parametres/domaines/assurance-vie.ts';
import { jourFrancais } from '../patrimoine/jours.ts';
import { exigerJour, exigerOrdre, verifierChoix, verifierMontants } from '../patrimoine/verification.ts';

/**
 * A withdrawal from a life-insurance or capitalisation contract. Amounts in euros. Give the gains when they are known,
 * or the withdrawal with the value of the contract and the premiums still in it.
 */
export interface RachatAssuranceVie {
  readonly date_rachat: string;
  readonly date_ouverture: string;
  readonly gains?: number;
  readonly montant_rachat?: number;
  /** Value of the contract just before the withdrawal. */
  readonly valeur_contrat?: number;
  /** Premiums still in the contract, capital already withdrawn left out. */
  readonly versements?: number;
  /** Part of `versements` paid before 27 September 2017. */
  readonly versements_avant_2017?: number;
  /** Part of the gains that the insurer attributes to those premiums; in proportion when absent. */
  readonly gains_avant_2017?: number;
  /** Premiums of every contract of the insured on 31 December of the year before, this one included. */
  readonly primes_tous_contrats?: number;
  /** Part of those paid before 27 September 2017. */
  readonly primes_tous_contrats_avant_2017?: number;
  /** `seul` when absent. */
  readonly situation?: 'seul' | 'couple';
  /** Yearly allowance already used by other withdrawals of the year. */
  readonly abattement_utilise?: number;
}

const MONTANTS = [
  'gains',
  'montant_rachat',
  'valeur_contrat',
  'versements',
  'versements_avant_2017',
  'gains_avant_2017',
  'primes_tous_contrats',
  'primes_tous_contrats_avant_2017',
  'abattement_utilise',
] as const;

export function verifierRachat(r: RachatAssuranceVie): RefusFiscal | null {
  return (
    exigerJour(r.date_rachat, 'date_rachat') ??
    exigerJour(r.date_ouverture, 'date_ouverture') ??
    exigerOrdre(
      r.date_ouverture,
      r.date_rachat,
      'date_rachat',
      'Le rachat ne peut pas précéder l’ouverture du contrat.',
    ) ??
    verifierMontants(r, MONTANTS) ??
    verifierChoix(r.situation, ['seul', 'couple'], 'situation') ??
    verifierCoherence(r)
  );
}

function verifierCoherence(r: RachatAssuranceVie): RefusFiscal | null {
  if (r.date_ouverture < PREMIER_CONTRAT_COUVERT) {
    const message = `Les contrats ouverts avant le ${jourFrancais(PREMIER_CONTRAT_COUVERT)} ne sont pas couverts.`;
    return refuser('SITUATION_NON_COUVERTE', message, 'date_ouverture');
  }
  if (r.gains === undefined) {
    if (r.montant_rachat === undefined || r.valeur_contrat === undefined || r.versements === undefined) {
      const message = 'Il faut les gains, ou le rachat avec la valeur du contrat et les versements.';
      return refuser('FOYER_INCOHERENT', message, 'gains');
    }
    if (r.montant_rachat > r.valeur_contrat) {
      return refuser('FOYER_INCOHERENT', 'Le rachat dépasse la valeur du contrat.', 'montant_rachat');
    }
  }
  if ((r.versements_avant_2017 ?? 0) > (r.versements ?? Number.POSITIVE_INFINITY)) {
    return refuser('FOYER_INCOHERENT', 'Les versements anciens dépassent les versements.', 'versements_avant_2017');
  }
  if ((r.primes_tous_contrats_avant_2017 ?? 0) > (r.primes_tous_contrats ?? Number.POSITIVE_INFINITY)) {
    const message = 'Les primes anciennes dépassent les primes de tous les contrats.';
    return refuser('FOYER_INCOHERENT', message, 'primes_tous_contrats_avant_2017');
  }
  if (r.gains !== undefined && (r.gains_avant_2017 ?? 0) > r.gains) {
    return refuser('FOYER_INCOHERENT', 'Les gains anciens dépassent les gains.', 'gains_avant_2017');
  }
  return null;
}
