import type { ActiviteMicro } from './activites.ts';

// Alone in its file: the income tax of a browser says it, without the rules of every activity.
/** What the law of one year leaves in doubt on lets to tourists, by activity. */
export const DOUTES_TOURISME = {
  meuble_tourisme:
    'Meublé de tourisme non classé : le calcul garde l’ancien régime (50 %) que l’administration a admis pour les revenus 2023 ; la loi du 29 décembre 2023 l’avait abaissé à 30 % jusqu’à 15 000 €, et le Conseil d’État a annulé cette tolérance (8 juillet 2024, n° 492382).',
  meuble_tourisme_classe:
    'Meublé de tourisme classé : l’abattement supplémentaire de 21 % des zones rurales n’est pas compté.',
} as const satisfies Partial<Record<ActiviteMicro, string>>;
