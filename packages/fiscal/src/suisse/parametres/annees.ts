export const ANNEES_SUISSE = [2024, 2025, 2026] as const;
export type AnneeSuisse = (typeof ANNEES_SUISSE)[number];

export const CANTONS = ['GE', 'ZH', 'VD', 'VS', 'BE'] as const;
export type Canton = (typeof CANTONS)[number];
