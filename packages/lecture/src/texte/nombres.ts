import type { TexteSuivi } from './texte-suivi.ts';

/**
 * Numbers as people write them, rewritten as plain decimals: `2 150,50` → `2150.5`, `45 k€` → `45000 €`.
 * Also puts `€` after the amount and spells the periods one way (`par mois`).
 */
const GROUPE = /(?<![\d.,])\d{1,3}(?:[ .']\d{3})+(?![\d])(?:,\d{1,2}(?!\d))?/g;

const lisible = (n: number): string => String(Math.round(n * 100) / 100);

export function canoniserNombres(texte: TexteSuivi): TexteSuivi {
  const chiffres = texte
    .remplacer(/€ ?(\d[\d .']*(?:,\d{1,2})?)(?![\d€]| ?€)/g, '$1€')
    .remplacer(GROUPE, (n) => n.replace(/[ .']/g, '').replace(',', '.'))
    .remplacer(/(?<![\d.])(\d+),(\d{1,3})(?!\d)/g, (_, entier: string, decimales: string) => `${entier}.${decimales}`)
    .remplacer(
      /(?<!\d)(\d+(?:\.\d+)?) ?(?:k€|k ?€|keuros?|ke|k)(?![a-z])/g,
      (_, n: string) => `${lisible(Number(n) * 1e3)} €`,
    )
    .remplacer(
      /(?<!\d)(\d+(?:\.\d+)?) ?(?:m€|meuros?|m(?= (?:ht|ttc|de ca|nets?|de patrimoine|d'actifs?|d'immobilier|de benefices?|de ventes?|d'euros)\b)|(?<=\d\.\d{1,2} ?)m(?=[,;:)?+]|$| (?:et|que|ou|pour|dont|plus|valeur|au|en|sur|un|une|le|la|nous|on|je)\b| \+))(?![a-z])/g,
      (_, n: string) => `${lisible(Number(n) * 1e6)} €`,
    )
    .remplacer(/(?<!\d)(\d+(?:\.\d+)?) ?(?:md€)(?![a-z])/g, (_, n: string) => `${lisible(Number(n) * 1e9)} €`)
    .remplacer(/(\d{3}) ?e(?![a-z0-9'])/g, '$1 €')
    .remplacer(/(\d) ?€ ?€/g, '$1 €')
    .remplacer(/(\d)€(\d{2})\b/g, '$1.$2 €')
    .remplacer(/(\d) ?€/g, '$1 € ')
    // « 3 × 2 100 € »: the factor goes after the amount.
    // « 2 × 2 000 € »: two pays, one each.
    .remplacer(/(?<![\d.])2 ?[x×*] ?(\d{3,}(?:\.\d+)?)(?: ?€)?/g, '$1 € chacun ')
    .remplacer(/(?<![\d.])(\d{1,2}) ?[x×*] ?(\d{3,}(?:\.\d+)?)(?: ?€)?/g, '$2 € x $1 ');
  return canoniserPeriodes(chiffres);
}

/** The periods of an amount spelt one way: `€/mois`, « mensuel », « chaque mois » → `par mois`. */
export function canoniserPeriodes(texte: TexteSuivi): TexteSuivi {
  return texte
    .remplacer(/€ ?\/ ?(?:mois|m)\b/g, '€ par mois')
    .remplacer(/(?<=[\d€a-z]) ?\/ ?mois\b/g, ' par mois')
    .remplacer(/(?<=[\d€a-z]) ?\/ ?(?:an|annee)\b/g, ' par an')
    .remplacer(
      /\b(?:chaque mois|tous les mois|mensuel(?:le)?s?(?![a-z])|mensuellement|au mois|le mois)(?! (?:de|d'|prochain|dernier)\b)/g,
      'par mois',
    )
    .remplacer(
      /\b(?:chaque annee|tous les ans|annuel(?:le)?s?(?![a-z])|annuellement|a l'annee|sur l'annee|l'an)(?! (?:dernier|derniere|prochain|prochaine|passe|passee)\b)/g,
      'par an',
    );
}
