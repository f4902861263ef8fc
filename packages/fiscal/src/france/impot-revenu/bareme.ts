import type { TrancheBareme } from '../../core/bareme.ts';
import { detaillerBareme } from '../../core/bareme.ts';
import { entree } from '../../core/traceur.ts';
import { euros, pourcent } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';

/** Tax for one part, unrounded, in euros (CGI art. 197 I 1). A threshold itself stays in the lower bracket. */
export function impotParPart(revenuParPart: number, p: Valeurs): number {
  const b = p.bareme;
  if (revenuParPart <= b.seuil_1) return 0;
  if (revenuParPart <= b.seuil_2) return (revenuParPart - b.seuil_1) * b.taux_1;
  let impot = (b.seuil_2 - b.seuil_1) * b.taux_1;
  if (revenuParPart <= b.seuil_3) return impot + (revenuParPart - b.seuil_2) * b.taux_2;
  impot += (b.seuil_3 - b.seuil_2) * b.taux_2;
  if (revenuParPart <= b.seuil_4) return impot + (revenuParPart - b.seuil_3) * b.taux_3;
  return impot + (b.seuil_4 - b.seuil_3) * b.taux_3 + (revenuParPart - b.seuil_4) * b.taux_4;
}

/** Marginal rate of an income per part, as a fraction. */
export function tauxMarginal(revenuParPart: number, p: Valeurs): number {
  const b = p.bareme;
  if (revenuParPart <= b.seuil_1) return 0;
  if (revenuParPart <= b.seuil_2) return b.taux_1;
  if (revenuParPart <= b.seuil_3) return b.taux_2;
  return revenuParPart <= b.seuil_4 ? b.taux_3 : b.taux_4;
}

export function detaillerTranches(revenuParPart: number, p: Valeurs): TrancheBareme[] {
  const b = p.bareme;
  return detaillerBareme(
    revenuParPart,
    [b.seuil_1, b.seuil_2, b.seuil_3, b.seuil_4],
    [b.taux_1, b.taux_2, b.taux_3, b.taux_4],
  );
}

/** Numbers of each bracket by rank; none for the part at 0 %. */
const PARAMETRES_TRANCHE: readonly (readonly NomParametre[])[] = [
  [],
  ['bareme.seuil_1', 'bareme.taux_1'],
  ['bareme.seuil_2', 'bareme.taux_2'],
  ['bareme.seuil_3', 'bareme.taux_3'],
  ['bareme.seuil_4', 'bareme.taux_4'],
];

/** Adds the scale of one part to the tree, one child per bracket reached. */
export function tracerBareme(
  t: NonNullable<TraceurIr>,
  regle: string,
  revenuParPart: number,
  impot: number,
  p: Valeurs,
): void {
  t.ouvrir();
  const tranches = detaillerTranches(revenuParPart, p);
  for (const tranche of tranches) {
    const haut =
      tranche.a === Number.POSITIVE_INFINITY ? `au-delà de ${euros(tranche.de)}` : `jusqu’à ${euros(tranche.a)}`;
    t.noeud({
      regle: `${regle}.tranche_${tranche.rang}`,
      libelle: `Tranche à ${pourcent(tranche.taux)}, ${haut}`,
      valeur: tranche.impot,
      formule: `${euros(tranche.assiette)} × ${pourcent(tranche.taux)} = ${euros(tranche.impot)}`,
      article: 'CGI art. 197 I 1',
      entrees: [entree('Part du revenu dans la tranche', tranche.assiette)],
      parametres: PARAMETRES_TRANCHE[tranche.rang] ?? [],
    });
  }
  t.fermer({
    regle,
    libelle: 'Barème appliqué au revenu d’une part',
    valeur: impot,
    formule: `Somme des tranches sur ${euros(revenuParPart)} = ${euros(impot)}`,
    article: 'CGI art. 197 I 1',
    entrees: [entree('Revenu par part', revenuParPart)],
  });
}
