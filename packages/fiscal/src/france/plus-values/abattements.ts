import { entree } from '../../core/traceur.ts';
import { nombre, pourcent } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { arrondirCentime } from '../patrimoine/montants.ts';

/** Sums of rates without binary dust: the allowances have at most two decimals in percent. */
function epousseter(taux: number): number {
  return arrondirCentime(taux * 100) / 100;
}

/** Years of holding that earn the yearly allowance, up to the end of the regular pace. */
function anneesRegulieres(annees: number, calcul: Calcul): number {
  const fin = calcul.lire('pvi.annees_regulieres');
  return Math.max(0, Math.min(annees, fin) - calcul.lire('pvi.annees_sans_abattement'));
}

/** Share of the gain exempt from income tax after so many full years (CGI art. 150 VC I). Fraction. */
export function calculerAbattementIr(annees: number, calcul: Calcul): number {
  const regulieres = anneesRegulieres(annees, calcul);
  const exonere = annees >= calcul.lire('pvi.annees_ir');
  const taux = exonere ? 1 : epousseter(regulieres * calcul.lire('pvi.abattement_ir'));
  calcul.t?.noeud({
    regle: 'pvi.abattement_ir',
    libelle: 'Abattement pour durée de détention, impôt',
    valeur: taux,
    unite: 'taux',
    formule: exonere
      ? `${nombre(annees)} années pleines : exonération totale`
      : `${nombre(regulieres)} × ${pourcent(calcul.lire('pvi.abattement_ir'))} = ${pourcent(taux)}`,
    article: 'CGI art. 150 VC I',
    entrees: [entree('Années pleines de détention', annees, 'nombre')],
    parametres: [
      'pvi.annees_sans_abattement',
      'pvi.annees_regulieres',
      'pvi.annees_ir',
      'pvi.abattement_ir',
      'pvi.abattement_ir_derniere',
    ],
  });
  return taux;
}

/** Share of the gain exempt from social levies after so many full years (CSS art. L136-7 VI). Fraction. */
export function calculerAbattementPs(annees: number, calcul: Calcul): number {
  const fin = calcul.lire('pvi.annees_ps');
  const pivot = calcul.lire('pvi.annees_ir');
  const regulieres = anneesRegulieres(annees, calcul);
  const suivantes = Math.max(0, Math.min(annees, fin) - pivot);
  const parAnnee = calcul.lire('pvi.abattement_ps');
  const pivotTaux = annees >= pivot ? calcul.lire('pvi.abattement_ps_22') : 0;
  const parAnneeSuivante = calcul.lire('pvi.abattement_ps_suivantes');
  const exonere = annees >= fin;
  const taux = exonere ? 1 : epousseter(regulieres * parAnnee + pivotTaux + suivantes * parAnneeSuivante);
  let formule = `${nombre(regulieres)} × ${pourcent(parAnnee)}`;
  if (pivotTaux > 0) formule += ` + ${pourcent(pivotTaux)}`;
  if (suivantes > 0) formule += ` + ${nombre(suivantes)} × ${pourcent(parAnneeSuivante)}`;
  calcul.t?.noeud({
    regle: 'pvi.abattement_ps',
    libelle: 'Abattement pour durée de détention, prélèvements sociaux',
    valeur: taux,
    unite: 'taux',
    formule: exonere ? `${nombre(annees)} années pleines : exonération totale` : `${formule} = ${pourcent(taux)}`,
    article: 'CSS art. L136-7 VI',
    entrees: [entree('Années pleines de détention', annees, 'nombre')],
    parametres: [
      'pvi.annees_ps',
      'pvi.abattement_ps',
      'pvi.abattement_ps_22',
      'pvi.abattement_ps_suivantes',
      'pvi.annees_sans_abattement',
      'pvi.annees_regulieres',
    ],
  });
  return taux;
}
