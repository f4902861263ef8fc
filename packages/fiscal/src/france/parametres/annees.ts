/**
 * Years of income whose parameters are voted and held here, in order. Apart from the parameters, so that a screen that
 * offers the years does not load the law of each of them.
 */
export const ANNEES_COUVERTES: readonly number[] = [2022, 2023, 2024, 2025];
