import { refuser } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { sommer } from '../patrimoine/montants.ts';
import {
  exigerFraction,
  exigerJour,
  exigerMontants,
  exigerOrdre,
  verifierChoix,
  verifierEntier,
  verifierFraction,
  verifierJour,
  verifierListe,
  verifierMontants,
} from '../patrimoine/verification.ts';

/** Exemptions whose conditions the engine cannot check: the caller declares that they are met. */
export const EXONERATIONS = [
  'residence_principale',
  'premiere_cession_logement',
  'retraite_ou_invalidite',
  'expropriation',
  'logement_social',
] as const;
export type ExonerationImmobiliere = (typeof EXONERATIONS)[number];

/** `parts_sci`: shares of an unlisted company that mostly holds real estate and is not taxed as a company (CGI art. 150 UB). */
export const NATURES_BIEN = ['bati', 'terrain_a_batir', 'terrain', 'parts_sci'] as const;
export type NatureBien = (typeof NATURES_BIEN)[number];

/** Sale of real estate by individuals resident in France. Amounts in euros for the whole property. */
export interface CessionImmobiliere {
  /** Day of the sale, AAAA-MM-JJ. */
  readonly date_cession: string;
  /** Day of acquisition; or `annees_detention`, full years held. */
  readonly date_acquisition?: string;
  readonly annees_detention?: number;
  /** Zero when only the gain is told: the price is then supposed over the small ones. */
  readonly prix_cession: number;
  /** Gain before any allowance, costs and works already counted: instead of what the property cost. */
  readonly plus_value_brute?: number;
  /** Costs borne by the seller (agency, surveys), deducted from the price. */
  readonly frais_cession?: number;
  /** Price paid, or value declared in the deed of gift or the inheritance. */
  readonly prix_acquisition: number;
  /** `onereux` when absent; a gift or an inheritance has no flat-rate costs. */
  readonly mode_acquisition?: 'onereux' | 'gratuit';
  /** Real costs, or the flat rate. The flat rate when absent, if the law opens it. */
  readonly frais_acquisition?: number | 'forfait';
  /** Real works, or the flat rate after five years. The flat rate when absent, if the law opens it. */
  readonly travaux?: number | 'forfait';
  /** `bati` when absent. */
  readonly nature?: NatureBien;
  /** Share of each seller; one seller when absent. The small price and the surcharge are judged per seller. */
  readonly quotes_parts?: readonly number[];
  /** Every seller is insured in another State of the Union, of the Area or in Switzerland, and not in France. */
  readonly assure_en_europe?: boolean;
  readonly exoneration?: ExonerationImmobiliere;
  /** Share of the gain that the exemption covers (price reinvested); all of it when absent. */
  readonly fraction_exoneree?: number;
  /** Depreciation deducted while letting furnished as a non-professional. */
  readonly amortissements_deduits?: number;
  /** Student, senior or care residence: depreciation is not taken back. */
  readonly residence_services?: boolean;
}

const ECART_PARTS = Number.EPSILON * 100;

function verifierForfait(
  valeur: unknown,
  cession: CessionImmobiliere,
  champ: 'frais_acquisition' | 'travaux',
): RefusFiscal | null {
  return valeur === 'forfait' ? null : verifierMontants(cession, [champ]);
}

/** Shares of the sellers: fractions that make the whole. */
export function verifierQuotesParts(quotesParts: readonly number[] | undefined): RefusFiscal | null {
  const refus = verifierListe(quotesParts, 'quotes_parts', (q, p) => exigerFraction(q, p.slice(0, -1)));
  if (refus !== null || quotesParts === undefined || Math.abs(sommer(quotesParts) - 1) <= ECART_PARTS) return refus;
  return refuser('FOYER_INCOHERENT', 'La somme des quotes-parts des cédants doit être 1.', 'quotes_parts');
}

export function verifierCession(c: CessionImmobiliere): RefusFiscal | null {
  return (
    exigerJour(c.date_cession, 'date_cession') ??
    verifierJour(c.date_acquisition, 'date_acquisition') ??
    verifierEntier(c.annees_detention, 'annees_detention') ??
    exigerMontants(c, ['prix_cession', 'prix_acquisition']) ??
    verifierMontants(c, ['frais_cession', 'amortissements_deduits', 'plus_value_brute']) ??
    verifierForfait(c.frais_acquisition, c, 'frais_acquisition') ??
    verifierForfait(c.travaux, c, 'travaux') ??
    verifierChoix(c.mode_acquisition, ['onereux', 'gratuit'], 'mode_acquisition') ??
    verifierChoix(c.nature, NATURES_BIEN, 'nature') ??
    verifierChoix(c.exoneration, EXONERATIONS, 'exoneration') ??
    verifierFraction(c.fraction_exoneree, 'fraction_exoneree') ??
    verifierQuotesParts(c.quotes_parts) ??
    verifierCoherence(c)
  );
}

function verifierCoherence(c: CessionImmobiliere): RefusFiscal | null {
  if ((c.date_acquisition === undefined) === (c.annees_detention === undefined)) {
    const message = 'Il faut soit le jour d’acquisition, soit le nombre d’années de détention, et un seul des deux.';
    return refuser('FOYER_INCOHERENT', message, 'date_acquisition');
  }
  if (c.fraction_exoneree !== undefined && c.exoneration === undefined) {
    return refuser('FOYER_INCOHERENT', 'Une fraction exonérée suppose une exonération.', 'fraction_exoneree');
  }
  if (c.mode_acquisition === 'gratuit' && c.frais_acquisition === 'forfait') {
    const message = 'Le forfait de frais d’acquisition n’est pas ouvert à un bien reçu par donation ou succession.';
    return refuser('FOYER_INCOHERENT', message, 'frais_acquisition');
  }
  if (c.nature === 'parts_sci' && (c.frais_acquisition === 'forfait' || c.travaux === 'forfait')) {
    const message =
      'Les forfaits de frais et de travaux sont réservés aux immeubles : ils ne valent pas pour des parts.';
    return refuser('FOYER_INCOHERENT', message, c.travaux === 'forfait' ? 'travaux' : 'frais_acquisition');
  }
  if (c.nature === 'parts_sci' && c.exoneration !== undefined && c.exoneration !== 'retraite_ou_invalidite') {
    const message =
      'Cette exonération porte sur un immeuble vendu directement ; elle n’est pas calculée pour des parts.';
    return refuser('SITUATION_NON_COUVERTE', message, 'exoneration');
  }
  if (c.date_acquisition === undefined) return null;
  const message = 'La cession ne peut pas précéder l’acquisition.';
  return exigerOrdre(c.date_acquisition, c.date_cession, 'date_cession', message);
}
