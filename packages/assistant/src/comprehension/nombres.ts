/**
 * Numbers as people write them, rewritten as plain decimals: `2 150,50` → `2150.5`, `45 k€` → `45000 €`.
 * Also puts `€` after the amount and spells the periods one way (`par mois`).
 */
const GROUPE = /(?<![\d.,])\d{1,3}(?:[ .']\d{3})+(?![\d])(?:,\d{1,2}(?!\d))?/g;

const lisible = (n: number): string => String(Math.round(n * 100) / 100);

export function canoniserNombres(texte: string): string {
  return (
    texte
      .replace(/€ ?(\d[\d .']*(?:,\d{1,2})?)(?![\d€]| ?€)/g, '$1€')
      .replace(GROUPE, (n) => n.replace(/[ .']/g, '').replace(',', '.'))
      .replace(/(?<![\d.])(\d+),(\d{1,3})(?!\d)/g, (_, entier: string, decimales: string) => `${entier}.${decimales}`)
      .replace(
        /(?<!\d)(\d+(?:\.\d+)?) ?(?:k€|k ?€|keuros?|ke|k)(?![a-z])/g,
        (_, n: string) => `${lisible(Number(n) * 1e3)} €`,
      )
      .replace(/(?<!\d)(\d+(?:\.\d+)?) ?(?:m€|meuros?)(?![a-z])/g, (_, n: string) => `${lisible(Number(n) * 1e6)} €`)
      .replace(/(?<!\d)(\d+(?:\.\d+)?) ?(?:md€)(?![a-z])/g, (_, n: string) => `${lisible(Number(n) * 1e9)} €`)
      .replace(/(\d{3}) ?e(?![a-z0-9'])/g, '$1 €')
      .replace(/(\d) ?€ ?€/g, '$1 €')
      .replace(/(\d)€(\d{2})\b/g, '$1.$2 €')
      .replace(/(\d) ?€/g, '$1 € ')
      // « 3 × 2 100 € »: the factor goes after the amount.
      // « 2 × 2 000 € »: two pays, one each.
      .replace(/(?<![\d.])2 ?[x×*] ?(\d{3,}(?:\.\d+)?)(?: ?€)?/g, '$1 € chacun ')
      .replace(/(?<![\d.])(\d{1,2}) ?[x×*] ?(\d{3,}(?:\.\d+)?)(?: ?€)?/g, '$2 € x $1 ')
      .replace(/€ ?\/ ?(?:mois|m)\b/g, '€ par mois')
      .replace(/(?<=[\d€a-z]) ?\/ ?mois\b/g, ' par mois')
      .replace(/(?<=[\d€a-z]) ?\/ ?(?:an|annee)\b/g, ' par an')
      .replace(
        /\b(?:chaque mois|tous les mois|mensuel(?:le)?s?(?![a-z])|mensuellement|au mois|le mois)(?! (?:de|d'|prochain|dernier)\b)/g,
        'par mois',
      )
      .replace(
        /\b(?:chaque annee|tous les ans|annuel(?:le)?s?(?![a-z])|annuellement|a l'annee|sur l'annee|l'an)(?! (?:dernier|derniere|prochain|prochaine|passe|passee)\b)/g,
        'par an',
      )
  );
}
