/** « revenus 2025, impôt 2026 ». */
export const periode = (annee: number): string => `revenus ${annee}, impôt ${annee + 1}`;
