import type { RefusFiscal } from '../../core/resultat.ts';
import { PLUS_VALUES_IMMOBILIERES } from '../parametres/domaines/plus-values-immobilieres.ts';
import type { Explique, Fiable } from '../patrimoine/calcul.ts';
import { definirMoteur } from '../patrimoine/moteur.ts';
import { exigerJour, exigerMontants } from '../patrimoine/verification.ts';
import { verifierQuotesParts } from './cession.ts';
import { calculerSurtaxe } from './surtaxe.ts';

/** A real-estate gain already computed: after the income-tax allowance, for all the sellers. Euros. */
export interface DemandeSurtaxe {
  readonly date_cession: string;
  readonly plus_value_imposable: number;
  /** Share of each seller; one seller when absent. The law judges each of them apart. */
  readonly quotes_parts?: readonly number[];
}

export interface Surtaxe extends Fiable {
  readonly surtaxe: number;
}

const MOTEUR = definirMoteur<DemandeSurtaxe, Omit<Surtaxe, keyof Fiable>>({
  domaines: [PLUS_VALUES_IMMOBILIERES],
  champDate: 'date_cession',
  jour: (d) => d.date_cession,
  verifier: (d) =>
    exigerJour(d.date_cession, 'date_cession') ??
    exigerMontants(d, ['plus_value_imposable']) ??
    verifierQuotesParts(d.quotes_parts),
  executer(d, calcul) {
    const vendeurs = d.quotes_parts ?? [1];
    calcul.supposer(
      vendeurs.length === 1
        ? 'Un seul vendeur ; le bien n’est pas un terrain à bâtir.'
        : 'Le seuil se juge pour chaque vendeur, sur sa part ; le bien n’est pas un terrain à bâtir.',
    );
    return { surtaxe: calculerSurtaxe(d.plus_value_imposable, vendeurs, false, calcul).total };
  },
});

/** Surcharge on a large gain by itself, in euros; the root is `pvi.surtaxe` (CGI art. 1609 nonies G). */
export function expliquerSurtaxe(demande: DemandeSurtaxe): Explique<Surtaxe> | RefusFiscal {
  return MOTEUR.expliquer(demande);
}
