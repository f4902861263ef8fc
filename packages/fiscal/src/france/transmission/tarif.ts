import { detaillerBareme, type TrancheBareme } from '../../core/bareme.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import { TARIFS, type Tarif } from '../parametres/domaines/tarifs-mutation.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { ARRONDI_CENTIME, arrondirCentime, sommer } from '../patrimoine/montants.ts';

/** Brackets reached by a share, the first rate applying from the first euro. Unrounded. */
export function detaillerTarif(part: number, tarif: Tarif, calcul: Calcul): TrancheBareme[] {
  const { seuils, taux } = TARIFS[tarif];
  const bornes = [0, ...seuils.map((nom) => calcul.lire(nom))];
  return detaillerBareme(
    part,
    bornes,
    taux.map((nom) => calcul.lire(nom)),
  ).filter((tranche) => tranche.rang > 0);
}

export interface DroitsDuTarif {
  readonly droits: number;
  /** Duties of each bracket reached, in euros. */
  readonly detail: readonly number[];
}

/**
 * Duties on a taxable share in euros, cents kept (CGI art. 777). What was taxed by earlier gifts under recall fills the
 * lowest brackets: only the duties above it are due now (CGI art. 784).
 */
export function appliquerTarif(
  base: number,
  dejaTaxe: number,
  tarif: Tarif,
  regle: string,
  calcul: Calcul,
): DroitsDuTarif {
  const avant = detaillerTarif(dejaTaxe, tarif, calcul);
  const tranches = detaillerTarif(dejaTaxe + base, tarif, calcul);
  calcul.t?.ouvrir();
  const detail: number[] = [];
  for (const tranche of tranches) {
    const ancienne = avant.find((t) => t.rang === tranche.rang);
    const assiette = tranche.assiette - (ancienne?.assiette ?? 0);
    const impot = assiette * tranche.taux;
    if (assiette <= 0) continue;
    detail.push(arrondirCentime(impot));
    const seuil = TARIFS[tarif].seuils[tranche.rang - 1];
    const taux = TARIFS[tarif].taux[tranche.rang - 1];
    calcul.t?.noeud({
      regle: `${regle}.tranche_${tranche.rang}`,
      libelle: `Tranche à ${pourcent(tranche.taux)}`,
      valeur: impot,
      formule: `${euros(assiette)} × ${pourcent(tranche.taux)} = ${euros(impot)}`,
      article: 'CGI art. 777',
      entrees: [entree('Part taxable dans la tranche', assiette)],
      parametres: [...(seuil === undefined ? [] : [seuil]), ...(taux === undefined ? [] : [taux])],
    });
  }
  const droits = arrondirCentime(sommer(tranches.map((t) => t.impot)) - sommer(avant.map((t) => t.impot)));
  calcul.t?.fermer({
    regle,
    libelle: `Droits du tarif ${TARIFS[tarif].libelle}`,
    valeur: droits,
    formule:
      dejaTaxe > 0
        ? `Tranches au-dessus de ${euros(dejaTaxe)} déjà taxés = ${euros(droits)}`
        : `Somme des tranches sur ${euros(base)} = ${euros(droits)}`,
    article: dejaTaxe > 0 ? 'CGI art. 777 et 784' : 'CGI art. 777',
    entrees: [entree('Base taxable', base), entree('Déjà taxé depuis moins de quinze ans', dejaTaxe)],
    arrondi: ARRONDI_CENTIME,
  });
  return { droits, detail };
}
