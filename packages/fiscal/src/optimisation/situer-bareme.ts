import type { RefusFiscal } from '../core/resultat.ts';
import { detaillerTranches, impotParPart } from '../france/impot-revenu/bareme.ts';
import { estMontantRecevable, refuserMontant } from '../france/impot-revenu/bornes-saisie.ts';
import { choisirParametres } from '../france/impot-revenu/calculer.ts';
import type { OptionsCalcul } from '../france/impot-revenu/resultat.ts';

/** One step of the staircase. Amounts per part, in euros; rates as fractions. */
export interface MarcheBareme {
  readonly rang: number;
  readonly de: number;
  /** Null for the last bracket, which has no end. */
  readonly a: number | null;
  readonly taux: number;
  /** Part of the income per part that falls in the bracket, from 0 to the width of the step. */
  readonly remplie: number;
  /** Tax of the bracket for the whole household: `remplie` × rate × parts, unrounded. */
  readonly impot: number;
}

export interface EscalierBareme {
  readonly statut: 'exact' | 'estimation';
  readonly annee_parametres: number;
  readonly revenuParPart: number;
  readonly parts: number;
  readonly tmi: number;
  /** Tax of the scale for the household, unrounded, before the ceiling of the family quotient and the rebate. */
  readonly impot: number;
  /** Euros per part left before the next bracket; null in the last one. */
  readonly avantTrancheSuivante: number | null;
  /** Every bracket of the scale, those not reached included. */
  readonly marches: readonly MarcheBareme[];
}

/** Where a taxable income stands in the scale: the data of the staircase chart. */
export function situerDansBareme(
  revenuNetImposable: number,
  parts: number,
  annee: number,
  options?: OptionsCalcul,
): EscalierBareme | RefusFiscal {
  const parametres = choisirParametres(annee, options);
  if ('statut' in parametres) return parametres;
  if (!estMontantRecevable(revenuNetImposable)) return refuserMontant(revenuNetImposable, 'revenuNetImposable');
  if (!estMontantRecevable(parts) || parts < 1) return refuserMontant(parts, 'parts');
  const p = parametres.valeurs;
  const parPart = revenuNetImposable / parts;
  const atteintes = detaillerTranches(parPart, p);
  const b = p.bareme;
  const bornes = [0, b.seuil_1, b.seuil_2, b.seuil_3, b.seuil_4];
  const taux = [0, b.taux_1, b.taux_2, b.taux_3, b.taux_4];
  const marches = bornes.map((de, rang): MarcheBareme => {
    const remplie = atteintes[rang]?.assiette ?? 0;
    const t = taux[rang] ?? 0;
    return { rang, de, a: bornes[rang + 1] ?? null, taux: t, remplie, impot: remplie * t * parts };
  });
  const courante = marches[Math.max(0, atteintes.length - 1)];
  return {
    statut: annee === parametres.annee ? 'exact' : 'estimation',
    annee_parametres: parametres.annee,
    revenuParPart: parPart,
    parts,
    tmi: courante?.taux ?? 0,
    impot: impotParPart(parPart, p) * parts,
    avantTrancheSuivante: courante?.a === null || courante === undefined ? null : courante.a - parPart,
    marches,
  };
}
