import { notion } from './concept.ts';

/** Words before an amount that make it a limit: of a rule, of what one speaks of, never what somebody has. */
export const LIMITES = [
  notion('seuil', 'seuil', 'seuil est|seuil reste|seuil fixe a|seuil passe a|le seuil des'),
  notion(
    'plafond',
    'plafond',
    'plafonne|plafonnee|plafonnes|plafonnees|plafond est|plafond reste|plafond fixe a|plafond global|plafond des niches',
  ),
  notion('limite', 'limite', 'limite est|dans la limite|bornee a|borne a'),
  notion('minimum', 'minimum', 'minimum personnel|maximum|au moins|au plus'),
  notion('franchise', 'franchise', 'franchise en base|exoneration'),
  notion('au_dela', 'au-delà', 'au dela|par dela|au dessus|en dessous|au dessous|en deca|en dehors'),
  notion('jusqu_a', 'jusqu’à', 'jusqu a|a concurrence'),
  notion('depasse', 'dépasse', 'depasser|depassent|depassait|excede|exceder|excedent'),
  notion('superieur', 'supérieur', 'superieure|superieurs|superieures|inferieur|inferieure|inferieurs|inferieures'),
  notion('a_partir', 'à partir', 'commence a|commence|demarre a|debute a|des que'),
  notion(
    'dans_les',
    'compte dans les',
    'comptent dans les|il dans les|ils dans les|elle dans les|elles dans les|entre dans les|entrent dans les',
  ),
  notion('plus_de', 'plus de', 'moins de'),
] as const;

/** Words that may stand between a limit and its amount. */
export const LIANTS_D_UNE_LIMITE: ReadonlySet<string> = new Set(
  'a au aux de du des d est sont reste fixe fixee fixes le la les l ces cette environ'.split(' '),
);

/** What makes a limit of the amount just before. */
export const LIMITES_APRES = [
  notion(
    'au_plus',
    'au plus',
    'au maximum|maximum|max|au moins|au minimum|minimum|ou plus|et plus|ou moins|et au dela',
  ),
] as const;
