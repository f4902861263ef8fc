import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { PALIERS_SURTAXE } from '../parametres/domaines/plus-values-immobilieres.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { sommer } from '../patrimoine/montants.ts';

/** Surcharge of one seller in euros, with its formula. Nothing up to the first threshold, then from the first euro. */
function surtaxeDuCedant(plusValue: number, calcul: Calcul): { montant: number; formule: string } {
  for (const rang of PALIERS_SURTAXE) {
    if (plusValue <= calcul.lire(`pvi.surtaxe_seuil_${rang}`)) continue;
    const taux = calcul.lire(`pvi.surtaxe_taux_${rang}`);
    const fin = calcul.lire(`pvi.surtaxe_fin_${rang}`);
    const coefficient = calcul.lire(`pvi.surtaxe_lissage_${rang}`);
    const lissage = Math.max(0, fin - plusValue) * coefficient;
    const montant = plusValue * taux - lissage;
    const suite = lissage === 0 ? '' : ` − ${pourcent(coefficient)} × (${euros(fin)} − ${euros(plusValue)})`;
    return { montant, formule: `${pourcent(taux)} × ${euros(plusValue)}${suite} = ${euros(montant)}` };
  }
  return { montant: 0, formule: `${euros(plusValue)} : pas de surtaxe` };
}

/** Euros of all the sellers, and of each in their order. */
export interface SurtaxeDesCedants {
  readonly total: number;
  readonly parCedant: readonly number[];
}

/**
 * Surcharge on large gains in euros, seller by seller, on the share of each in the gain after the income-tax allowance
 * (CGI art. 1609 nonies G). Building land does not bear it.
 */
export function calculerSurtaxe(
  base: number,
  partsDuGain: readonly number[],
  terrainABatir: boolean,
  calcul: Calcul,
): SurtaxeDesCedants {
  if (terrainABatir) {
    calcul.t?.noeud({
      regle: 'pvi.surtaxe',
      libelle: 'Surtaxe sur les plus-values élevées',
      valeur: 0,
      formule: 'Terrain à bâtir : pas de surtaxe',
      article: 'CGI art. 1609 nonies G I',
    });
    return { total: 0, parCedant: partsDuGain.map(() => 0) };
  }
  const detail = partsDuGain.map((part) => surtaxeDuCedant(base * part, calcul));
  const montant = sommer(detail.map((d) => d.montant));
  calcul.t?.noeud({
    regle: 'pvi.surtaxe',
    libelle: 'Surtaxe sur les plus-values élevées',
    valeur: montant,
    formule: detail.map((d) => d.formule).join(' ; '),
    article: 'CGI art. 1609 nonies G',
    entrees: [entree('Plus-value après abattement', base), entree('Cédants', partsDuGain.length, 'nombre')],
    parametres: PALIERS_SURTAXE.flatMap(
      (rang) =>
        [
          `pvi.surtaxe_seuil_${rang}`,
          `pvi.surtaxe_fin_${rang}`,
          `pvi.surtaxe_taux_${rang}`,
          `pvi.surtaxe_lissage_${rang}`,
        ] as const,
    ),
  });
  return { total: montant, parCedant: detail.map((d) => d.montant) };
}
