import { ARRONDI_EURO, arrondirEuro } from '../../core/arrondi.ts';
import { entree } from '../../core/traceur.ts';
import { euros, nombre, pourcent } from '../../core/typographie.ts';
import type { NomParametre, Valeurs } from '../parametres/definition.ts';
import type { TraceurIr } from './contexte.ts';
import type { FoyerFiscal } from './foyer.ts';

const SEUL: readonly NomParametre[] = ['cehr.seuil_1_seul', 'cehr.seuil_2_seul', 'cehr.taux_1', 'cehr.taux_2'];
const COUPLE: readonly NomParametre[] = ['cehr.seuil_1_couple', 'cehr.seuil_2_couple', 'cehr.taux_1', 'cehr.taux_2'];

/** Contribution on a reference income, unrounded, in euros (CGI art. 223 sexies I). */
function bareme(rfr: number, couple: boolean, p: Valeurs): number {
  const h = p.cehr;
  const seuil1 = couple ? h.seuil_1_couple : h.seuil_1_seul;
  const seuil2 = couple ? h.seuil_2_couple : h.seuil_2_seul;
  return Math.max(0, Math.min(rfr, seuil2) - seuil1) * h.taux_1 + Math.max(0, rfr - seuil2) * h.taux_2;
}

/**
 * Usual income against which an exceptional one is smoothed: the mean of the two previous years; null when the household
 * does not ask, or does not meet the conditions: neither year above the first threshold, and an income of at least one
 * and a half times the mean (CGI art. 223 sexies II 1).
 */
export function revenuHabituel(foyer: FoyerFiscal, rfr: number, couple: boolean, p: Valeurs): number | null {
  const { rfr_n_moins_1: un, rfr_n_moins_2: deux } = foyer;
  if (!foyer.demande_lissage_cehr || un === null || deux === null) return null;
  const seuil = couple ? p.cehr.seuil_1_couple : p.cehr.seuil_1_seul;
  const moyenne = (un + deux) / 2;
  return un <= seuil && deux <= seuil && rfr >= p.cehr.multiple_lissage * moyenne ? moyenne : null;
}

/** Exceptional contribution on high incomes in euros, before any smoothing (CGI art. 223 sexies I). */
export function calculerCehrSansLissage(rfr: number, couple: boolean, p: Valeurs): number {
  return arrondirEuro(bareme(rfr, couple, p));
}

/** Exceptional contribution in euros, smoothed when the household asks and may (CGI art. 223 sexies). */
export function calculerCehr(foyer: FoyerFiscal, rfr: number, couple: boolean, p: Valeurs, t: TraceurIr): number {
  // Almost every household is under the first threshold.
  if (t === null && rfr <= p.cehr.seuil_1_seul) return 0;
  const moyenne = revenuHabituel(foyer, rfr, couple, p);
  const assiette = moyenne === null ? rfr : moyenne + (rfr - moyenne) / 2;
  const cehr =
    moyenne === null ? calculerCehrSansLissage(rfr, couple, p) : arrondirEuro(bareme(assiette, couple, p) * 2);
  if (t !== null) tracer(t, foyer, rfr, couple, moyenne, assiette, cehr, p);
  return cehr;
}

function tracer(
  t: NonNullable<TraceurIr>,
  foyer: FoyerFiscal,
  rfr: number,
  couple: boolean,
  moyenne: number | null,
  assiette: number,
  cehr: number,
  p: Valeurs,
): void {
  const h = p.cehr;
  const seuil1 = couple ? h.seuil_1_couple : h.seuil_1_seul;
  const seuil2 = couple ? h.seuil_2_couple : h.seuil_2_seul;
  const premiere = Math.max(0, Math.min(assiette, seuil2) - seuil1);
  const seconde = Math.max(0, assiette - seuil2);
  const somme = `${pourcent(h.taux_1)} × ${euros(premiere)} + ${pourcent(h.taux_2)} × ${euros(seconde)}`;
  let formule = `${somme} = ${euros(cehr)}`;
  if (rfr <= seuil1) formule = `Revenu de référence ${euros(rfr)}, au plus ${euros(seuil1)} : rien n’est dû`;
  else if (moyenne !== null) {
    formule =
      `Lissage : ${euros(moyenne)} + (${euros(rfr)} − ${euros(moyenne)}) ÷ 2 = ${euros(assiette)} ; ` +
      `2 × (${somme}) = ${euros(cehr)}`;
  } else if (foyer.demande_lissage_cehr) {
    formule += ` ; lissage non appliqué : il suppose deux années connues et au plus égales à ${euros(seuil1)}, et un revenu d’au moins ${nombre(h.multiple_lissage)} fois leur moyenne`;
  }
  t.noeud({
    regle: 'ir.cehr',
    libelle: 'Contribution exceptionnelle sur les hauts revenus',
    valeur: cehr,
    formule,
    article: 'CGI art. 223 sexies',
    entrees: [
      entree('Revenu fiscal de référence', rfr),
      ...(moyenne === null ? [] : [entree('Moyenne des deux années précédentes', moyenne)]),
    ],
    parametres: [
      ...(couple ? COUPLE : SEUL),
      ...(foyer.demande_lissage_cehr ? (['cehr.multiple_lissage'] as const) : []),
    ],
    arrondi: ARRONDI_EURO,
  });
}
