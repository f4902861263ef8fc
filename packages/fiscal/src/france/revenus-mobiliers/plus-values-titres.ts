import { entree } from '../../core/traceur.ts';
import { euros } from '../../core/typographie.ts';
import type { Calcul } from '../patrimoine/calcul.ts';
import { sommer } from '../patrimoine/montants.ts';

/** Losses of an earlier year not yet used, in euros. */
export interface MoinsValueReportee {
  readonly annee: number;
  readonly montant: number;
}

export interface SoldeTitres {
  /** Gain left after losses, before the allowance of a retiring director. */
  readonly net: number;
  /** Losses of the year that nothing absorbed, carried forward. */
  readonly a_reporter: number;
}

/** Gains of the year less its losses, then less those of the ten years before (CGI art. 150-0 D 11). Euros. */
export function solderTitres(
  annee: number,
  plusValues: number,
  moinsValues: number,
  reportees: readonly MoinsValueReportee[],
  calcul: Calcul,
): SoldeTitres {
  const delai = calcul.lire('rcm.annees_report');
  const utilisables = sommer(
    reportees.filter((m) => m.annee < annee && annee - m.annee <= delai).map((m) => m.montant),
  );
  const solde = plusValues - moinsValues;
  const imputees = Math.min(Math.max(0, solde), utilisables);
  const net = Math.max(0, solde) - imputees;
  calcul.t?.noeud({
    regle: 'rcm.solde_titres',
    libelle: 'Plus-values mobilières après imputation des moins-values',
    valeur: net,
    formule:
      solde < 0
        ? `${euros(plusValues)} − ${euros(moinsValues)} : moins-value de ${euros(-solde)} à reporter`
        : `${euros(plusValues)} − ${euros(moinsValues)} − ${euros(imputees)} (années antérieures) = ${euros(net)}`,
    article: 'CGI art. 150-0 D 11',
    entrees: [
      entree('Plus-values', plusValues),
      entree('Moins-values de l’année', moinsValues),
      entree('Moins-values antérieures utilisables', utilisables),
    ],
    parametres: ['rcm.annees_report'],
  });
  return { net, a_reporter: Math.max(0, -solde) };
}
