import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { sommer } from '../patrimoine/montants.ts';

/** A property held on 1 January. Amounts in euros. */
export interface BienIfi {
  readonly nom?: string;
  readonly valeur: number;
  /** Only one main residence per household. */
  readonly residence_principale?: boolean;
  /** Debts that financed this property, outstanding on 1 January. */
  readonly dettes?: number;
  /** Share of the value that is taxable (woods, rural land); 1 when absent. */
  readonly fraction_taxable?: number;
}

interface BienRetenu {
  readonly brut: number;
  readonly dettes: number;
}

/**
 * Taxable value of one property and the debts that may be set against it. The debts of the main residence count in full
 * up to its taxable value (BOI-PAT-IFI-20-40-10 n° 160); those of a partly exempt property, in proportion.
 */
function retenirBien(bien: BienIfi, rang: number, calcul: Calcul): BienRetenu {
  const abattement = bien.residence_principale === true ? calcul.lire('ifi.abattement_residence') : 0;
  const fraction = bien.fraction_taxable ?? 1;
  const brut = bien.valeur * fraction * (1 - abattement);
  const dettesDeclarees = bien.dettes ?? 0;
  const dettes = bien.residence_principale === true ? Math.min(dettesDeclarees, brut) : dettesDeclarees * fraction;
  let formule = euros(bien.valeur);
  if (fraction < 1) formule += ` × ${pourcent(fraction)} taxables`;
  if (abattement > 0) formule += ` − ${pourcent(abattement)} (résidence principale)`;
  calcul.t?.noeud({
    regle: `ifi.bien_${rang + 1}`,
    libelle: bien.nom ?? `Bien ${rang + 1}`,
    valeur: brut - dettes,
    formule: `${formule} = ${euros(brut)}${dettes === 0 ? '' : ` ; dettes retenues ${euros(dettes)}`}`,
    article: 'CGI art. 965, 973 et 974',
    entrees: [entree('Valeur au 1er janvier', bien.valeur), entree('Dettes', dettesDeclarees)],
    parametres: abattement > 0 ? ['ifi.abattement_residence'] : [],
  });
  return { brut, dettes };
}

/** Above five million euros, debts over 60 % of the assets count for half of the excess (CGI art. 974 IV). */
function plafonnerDettes(brut: number, dettes: number, calcul: Calcul): number {
  const limite = brut * calcul.lire('ifi.dettes_part');
  if (brut <= calcul.lire('ifi.dettes_seuil_patrimoine') || dettes <= limite) return dettes;
  const retenues = limite + (dettes - limite) * calcul.lire('ifi.dettes_excedent');
  calcul.supposer('Le plafonnement des dettes suppose qu’elles ont un objectif principalement fiscal.');
  calcul.t?.noeud({
    regle: 'ifi.plafonnement_dettes',
    libelle: 'Plafonnement des dettes des grands patrimoines',
    valeur: retenues,
    formule:
      `${euros(limite)} + ${pourcent(calcul.lire('ifi.dettes_excedent'))} × ` +
      `(${euros(dettes)} − ${euros(limite)}) = ${euros(retenues)}`,
    article: 'CGI art. 974 IV',
    entrees: [entree('Patrimoine taxable brut', brut), entree('Dettes', dettes)],
    parametres: ['ifi.dettes_seuil_patrimoine', 'ifi.dettes_part', 'ifi.dettes_excedent'],
  });
  return retenues;
}

/** Net taxable wealth in whole euros. */
export function calculerPatrimoineNet(biens: readonly BienIfi[], autresDettes: number, calcul: Calcul): number {
  calcul.t?.ouvrir();
  const retenus = biens.map((bien, rang) => retenirBien(bien, rang, calcul));
  const brut = sommer(retenus.map((b) => b.brut));
  const dettes = plafonnerDettes(brut, sommer(retenus.map((b) => b.dettes)) + autresDettes, calcul);
  const net = arrondirEuro(Math.max(0, brut - dettes));
  calcul.t?.fermer({
    regle: 'ifi.patrimoine_net',
    libelle: 'Patrimoine net taxable',
    valeur: net,
    formule: `${euros(brut)} − ${euros(dettes)} = ${euros(net)}`,
    article: 'CGI art. 965 à 974',
    entrees: [entree('Autres dettes', autresDettes)],
    arrondi: ARRONDI_EURO,
  });
  return net;
}
