type Intervalle = 'month' | 'year';

/** One month or one year later, at the same hour; the 31st becomes the last day of a shorter month. */
export function ajouterPeriode(depuis: Date, intervalle: Intervalle): Date {
  const mois = depuis.getUTCMonth() + (intervalle === 'year' ? 12 : 1);
  const dernierJour = new Date(Date.UTC(depuis.getUTCFullYear(), mois + 1, 0)).getUTCDate();
  const suivant = new Date(depuis);
  suivant.setUTCMonth(mois, Math.min(depuis.getUTCDate(), dernierJour));
  return suivant;
}
