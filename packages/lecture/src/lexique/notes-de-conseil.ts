/** What an adviser writes in the short form of the trade, beside the facts of a calculation. */

/** Articles of the tax code that are quoted by their bare number, by the calculation that applies them. */
export const ARTICLES_PAR_CALCUL: Readonly<Record<string, ReadonlySet<number>>> = {
  calculer_donation: new Set([669, 757, 777, 779, 780, 784, 787, 790, 793]),
  calculer_succession: new Set([669, 751, 757, 768, 777, 779, 780, 784, 787, 793, 796]),
  calculer_assurance_vie_deces: new Set([757, 990]),
  calculer_ifi: new Set([964, 965, 968, 973, 974, 977, 979]),
  calculer_droits_enregistrement: new Set([683, 719, 726, 746]),
  calculer_impot_societes: new Set([145, 209, 216, 219]),
};

/** Words that stand on either side of the number of an article that is quoted without its word. */
export const AUTOUR_D_UN_ARTICLE =
  'reduction|reduct|reduct°|red|exo|exoneration|abattement|abat|regime|dispositif|option|dutreil|pacte|selon|cf|au sens du|taxation|prelevement|bareme';

/** How a contract in euros is written in short; that of a contract in units of account may hold buildings. */
export const EN_EUROS: readonly (readonly [string, string])[] = [
  ['av €', 'fonds euros'],
  ['av en €', 'fonds euros'],
  ['av en euros', 'fonds euros'],
  ['av euros', 'fonds euros'],
  ['assurance vie en euros', 'fonds euros'],
  ['assurance-vie en euros', 'fonds euros'],
  ['fonds €', 'fonds euros'],
  ['fonds en €', 'fonds euros'],
];

/** Somebody insured or taxed in another country sells what they own here. */
export const VENDEUR_NON_RESIDENT =
  'resident fiscal|residente fiscale|residents fiscaux|resident suisse|residente suisse|residents suisses|non-resident|non resident|non-residente|non residente|non-residents|non residents|affilie lamal|affiliee lamal|lamal';
export const VEND_UN_BIEN = 'vend|vends|vendons|vendent|vendre|vente|vendu|vendue|cede|cedent|cession|plus-value|pv';
export const BIEN_EN_FRANCE =
  'en france|francais|francaise|a lyon|a paris|a nice|a lille|a bordeaux|a nantes|a marseille|a toulouse|a strasbourg|a annecy|a chamonix|a annemasse|a grenoble|a montpellier|a rennes|a antibes|a cannes|a dijon|a besancon|a mulhouse|a colmar|a thonon|a evian|a megeve|a gex|a divonne|haute-savoie|savoie|alsace|bretagne|normandie|provence|cote d azur|var|ain|doubs|jura';
