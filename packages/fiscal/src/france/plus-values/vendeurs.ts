import { euros, nombre, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { ARRONDI_CENTIME, arrondirCentime } from '../patrimoine/montants.ts';

/** What all the sellers owe alike, and the surcharge of each. Euros. */
interface DuDesVendeurs {
  /** Income tax and social levies, in proportion of the gain of each. */
  readonly proportionnel: number;
  readonly surtaxes: readonly number[];
  /** Share of each in the price, then in the taxed gain: none for a seller whose own price is exempt. */
  readonly quotesParts: readonly number[];
  readonly partsDuGain: readonly number[];
}

/** What each seller pays, when there are several: once if they all pay the same, or one after the other. */
export function tracerVendeurs(d: DuDesVendeurs, calcul: Calcul): void {
  if (calcul.t === null || d.quotesParts.length < 2) return;
  const [premiere] = d.quotesParts;
  const egales = d.quotesParts.every((part) => part === premiere);
  const vendeurs = egales ? d.quotesParts.slice(0, 1) : d.quotesParts;
  for (const [rang, quote] of vendeurs.entries()) {
    const part = d.partsDuGain[rang] ?? 0;
    const surtaxe = d.surtaxes[rang] ?? 0;
    const valeur = arrondirCentime(d.proportionnel * part + surtaxe);
    calcul.t.noeud({
      regle: egales ? 'pvi.par_vendeur' : `pvi.vendeur_${rang + 1}`,
      libelle: egales ? 'Part de chaque vendeur' : `Part du vendeur ${nombre(rang + 1)}, à ${pourcent(quote)} du bien`,
      valeur,
      formule:
        part === 0
          ? 'Rien n’est imposable sur sa part'
          : `${pourcent(part)} × ${euros(d.proportionnel)}${surtaxe === 0 ? '' : ` + ${euros(surtaxe)} de surtaxe`} = ${euros(valeur)}`,
      article: 'CGI art. 150 U II 6° et 1609 nonies G',
      arrondi: ARRONDI_CENTIME,
    });
  }
}
