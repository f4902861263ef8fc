import { type Concept, notion } from './concept.ts';

/** What an amount is, by the word that stands nearest: « et si le loyer passait à 700 € ? ». */
export const ROLES_NOMMES: readonly Concept[] = [
  notion('loyer', 'loyer', 'loyers|loue|louais|louait|je loue|location|le louais|la louais|le loue|la loue'),
  notion(
    'salaire',
    'salaire',
    'salaires|gagne|gagnais|gagnait|touche|touchais|touchait|net imposable|nets imposables|imposable|revenu|revenus|paie|paye',
  ),
  notion('pension', 'retraite', 'pension de retraite|ma retraite|pension|pensions'),
  notion(
    'vente',
    'prix de vente',
    'vends|vend|vendons|vendent|vendez|vendre|cession|cede|vente|vendais|vendait|vendu|vendue|revends|revente|cede|le vends|la vends',
  ),
  notion(
    'achat',
    'prix d’achat',
    'achete|achetee|achetes|achetees|achat|acquis|acquise|paye a l achat|prix d acquisition',
  ),
  notion('versement', 'versement', 'verse|versais|versait|per|mets|mettais|mettait|place|placais|versements'),
  notion('don', 'don', 'dons|donne|donnais|donnait|donation|donations|donner'),
  notion('dividendes', 'dividendes', 'dividende'),
  notion('benefice', 'bénéfice', 'benefices|resultat'),
  notion('recettes', 'recettes', 'recette|chiffre d affaires|ca|facture|facturais|encaisse|encaissais|fais|faisais'),
  notion('deficits', 'déficit', 'deficits|perdu|perte|pertes'),
  notion('charges', 'charges', 'depenses'),
  notion('travaux', 'travaux'),
  notion('gains', 'gains', 'gain|plus value|plus values|interets'),
  notion('capital', 'héritage', 'capital|herite|laisse|legue|succession|patrimoine|actif'),
  notion('garde', 'crèche', 'nounou|frais de garde|assistante maternelle'),
  notion('menage', 'ménage', 'femme de menage|aide a domicile|emploi a domicile'),
];
