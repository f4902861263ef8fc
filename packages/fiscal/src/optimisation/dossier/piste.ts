import type { Certitude } from '../../core/resultat.ts';
import { arrondirEuro } from '../../core/arrondi.ts';
import type { FoyerFiscal } from '../../france/impot-revenu/foyer.ts';
import type { OptionsCalcul } from '../../france/impot-revenu/resultat.ts';
import { estRefus, type Facture, facturer } from '../calcul.ts';

/** What a person means to do or could prove, by filer and for the household. Euros for the year. */
export interface Projets {
  readonly declarant1?: ProjetsDeclarant;
  readonly declarant2?: ProjetsDeclarant;
  /** Home help beyond what is already paid. */
  readonly emploi_domicile?: number;
  /** Maintenance that would be paid to the adult child who is attached now. */
  readonly pension_enfant_majeur?: number;
  /** Maintenance to a parent, beyond what is already deducted. */
  readonly pension_ascendant?: number;
  /** Actual charges of lets that bear the flat allowance. */
  readonly charges_foncieres?: number;
}

export interface ProjetsDeclarant {
  readonly per_versements?: number;
  readonly frais_reels?: number;
  /** Actual charges of the trade or of the furnished let, depreciation included. */
  readonly charges_activite?: number;
  /** What of those charges nobody pays: they lower the profit, and leave the money. */
  readonly amortissements_activite?: number;
}

/**
 * `levier`: something to do, or to choose. `droit`: something that the computation already counts, worth what one would
 * lose without the paper that proves it.
 */
export type NaturePiste = 'levier' | 'droit';

/** What a file could gain, or already gains: two whole computations, and all that goes with the figure. */
export interface Piste {
  readonly id: string;
  readonly nature: NaturePiste;
  readonly titre: string;
  /** One sentence, with its amounts. */
  readonly action: string;
  /** Tax, contribution and levies of one side less those of the other. Zero or less: set aside. */
  readonly gain: number;
  readonly avant: number;
  readonly apres: number;
  readonly foyer: FoyerFiscal;
  readonly condition: string;
  readonly risque: string;
  readonly article: string;
  readonly justificatif: string;
  /** Until when, in words. */
  readonly echeance: string;
  readonly statut: Certitude;
  readonly reserves: readonly string[];
}

/** A lead before its figures. */
export type Idee = Omit<Piste, 'gain' | 'avant' | 'apres' | 'statut' | 'reserves' | 'nature'>;

export interface Cadre {
  readonly foyer: FoyerFiscal;
  readonly annee: number;
  readonly options: OptionsCalcul | undefined;
  readonly avant: Facture;
}

/** A lead with its figures; undefined when the other side cannot be computed. */
export function chiffrerPiste(cadre: Cadre, nature: NaturePiste, idee: Idee): Piste | undefined {
  const autre = facturer(idee.foyer, cadre.annee, cadre.options);
  if (estRefus(autre)) return undefined;
  const [avant, apres] = nature === 'levier' ? [cadre.avant, autre] : [autre, cadre.avant];
  const reserves = [...new Set([...avant.impot.reserves, ...apres.impot.reserves])];
  return {
    ...idee,
    nature,
    gain: arrondirEuro(avant.total - apres.total),
    avant: avant.total,
    apres: apres.total,
    statut: reserves.length === 0 ? 'exact' : 'estimation',
    reserves,
  };
}
