/** The four shapes of Swiss scales. Rates are percents, as the laws and the official export print them. */

/** Threshold and rate of the part above it. */
export interface BaremeSeuils {
  readonly seuils: readonly number[];
  readonly taux: readonly number[];
}

/** The same with the legal tax at each threshold, which the law rounds. */
export interface BaremeAvecImpot extends BaremeSeuils {
  readonly impots: readonly number[];
}

/** Width of each bracket from the bottom, and its rate; one rate more than widths. */
export interface BaremeLargeurs {
  readonly largeurs: readonly number[];
  readonly taux: readonly number[];
}

/** Average rate at given incomes, straight between two of them, flat outside. */
export interface BaremeTauxMoyens {
  readonly revenus: readonly number[];
  readonly taux: readonly number[];
}

export function appliquerSeuils(revenu: number, bareme: BaremeSeuils): number {
  const { seuils, taux } = bareme;
  let impot = 0;
  for (let i = 0; i < seuils.length; i += 1) {
    const bas = seuils[i] ?? 0;
    if (revenu <= bas) break;
    impot += ((Math.min(revenu, seuils[i + 1] ?? revenu) - bas) * (taux[i] ?? 0)) / 100;
  }
  return impot;
}

/** Rank of the bracket reached, −1 under the first threshold. */
export function rangAtteint(revenu: number, seuils: readonly number[]): number {
  let rang = -1;
  while (rang + 1 < seuils.length && revenu >= (seuils[rang + 1] ?? Number.POSITIVE_INFINITY)) rang += 1;
  return rang;
}

export function appliquerAvecImpot(revenu: number, bareme: BaremeAvecImpot): number {
  const rang = rangAtteint(revenu, bareme.seuils);
  if (rang < 0) return 0;
  const excedent = revenu - (bareme.seuils[rang] ?? 0);
  return (bareme.impots[rang] ?? 0) + (excedent * (bareme.taux[rang] ?? 0)) / 100;
}

export function appliquerLargeurs(revenu: number, bareme: BaremeLargeurs): number {
  let reste = revenu;
  let impot = 0;
  for (let i = 0; i < bareme.taux.length && reste > 0; i += 1) {
    const part = Math.min(reste, bareme.largeurs[i] ?? reste);
    impot += (part * (bareme.taux[i] ?? 0)) / 100;
    reste -= part;
  }
  return impot;
}

export function appliquerTauxMoyens(revenu: number, bareme: BaremeTauxMoyens): number {
  const { revenus, taux } = bareme;
  const rang = rangAtteint(revenu, revenus);
  const bas = taux[Math.max(0, rang)] ?? 0;
  const suivant = revenus[rang + 1];
  if (rang < 0 || suivant === undefined) return (revenu * bas) / 100;
  const depart = revenus[rang] ?? 0;
  const pente = ((taux[rang + 1] ?? bas) - bas) / (suivant - depart);
  return (revenu * (bas + (revenu - depart) * pente)) / 100;
}
