import { type Concept, notion } from './concept.ts';

/** The nouns that say what an amount is, when they are tied to it: « 7 200 de loyers », « salaire de 34 000 ». */
export const NOMS_DE_MONTANTS: readonly Concept[] = [
  notion(
    'salaire',
    'salaire',
    'salaires|sal|rem|remu|paie|paye|traitement|remuneration|remunerations|net a payer|cachets|solde',
  ),
  notion(
    'prime',
    'prime',
    'primes|bonus|treizieme mois|13e mois|gratification|interessement|participation|heures sup|heures supplementaires',
  ),
  notion('chomage', 'chômage', 'allocations chomage|allocation chomage|are|indemnites chomage|assedic'),
  notion('journalieres', 'indemnités journalières', 'ij|indemnite journaliere'),
  notion(
    'depart',
    'indemnité de départ',
    'indemnites de depart|indemnite de licenciement|indemnites de licenciement|rupture conventionnelle',
  ),
  notion('retraite', 'retraite', 'retraites|pension de retraite|pensions de retraite|complementaire|agirc arrco'),
  notion('reversion', 'réversion', 'pension de reversion|pensions de reversion'),
  notion('invalidite', 'pension d’invalidité', 'rente invalidite'),
  notion('pension', 'pension', 'pensions'),
  notion('alimentaire', 'pension alimentaire', 'pensions alimentaires|pa'),
  notion(
    'loyer',
    'loyer',
    'loyers|location|locations|rf|revenus fonciers|revenu foncier|rev fonciers|foncier|fonciers|revenus locatifs|revenu locatif|locatif|locatifs|airbnb|loyers nus|loyers meubles|meuble|nu',
  ),
  notion('dividendes', 'dividendes', 'dividende|div|divs|distribution'),
  notion('interets', 'intérêts', 'coupons|livret|livrets|compte a terme|comptes a terme'),
  notion(
    'pret',
    'prêt',
    'emprunt|credit|credits|interets d emprunt|interets du pret|interets de pret|mensualites|mensualite',
  ),
  notion('plus_value', 'plus-value', 'pv|plus values|plus value|gain|gains|benef'),
  notion('moins_value', 'moins-value', 'mv|moins values|perte|pertes'),
  notion('crypto', 'crypto', 'cryptos|bitcoin|bitcoins|ethereum'),
  notion(
    'recettes',
    'recettes',
    'recette|chiffre d affaires|ca|ca ht|honoraires|facturation|ventes|prestations|factures',
  ),
  notion('benefice', 'bénéfice', 'benefices|resultat|bnc|bic|bn'),
  notion(
    'charges',
    'charges',
    'depenses|frais|frais reels|taxe fonciere|travaux|assurance|interets et charges|cotisations',
  ),
  notion('per', 'PER', 'per|versement per|versements per|plan epargne retraite|perin|madelin'),
  notion(
    'impot',
    'impôt avant réductions',
    'impot avant dons|impot avant don|impot avant reduction|impot avant reductions|impot avant credit|impot avant credits|impot brut',
  ),
  notion('don', 'don', 'dons|don aux associations|dons aux associations|restos du coeur|croix rouge'),
  notion(
    'garde',
    'garde',
    'creche|nounou|frais de garde|assistante maternelle|assmat|garderie|periscolaire|centre aere',
  ),
  notion(
    'menage',
    'ménage',
    'femme de menage|aide a domicile|emploi a domicile|aide menagere|jardinier|jardinage|cesu|soutien scolaire',
  ),
  notion(
    'hebergement',
    'hébergement',
    'maison de retraite|maisons de retraite|ehpad|frais d hebergement|dependance|frais de dependance',
  ),
  notion('syndicat', 'cotisation syndicale', 'cotisations syndicales|syndicat'),
  notion('retrait', 'retrait', 'rachat|retraits|rachats|retire|sortir|pea|assurance vie|av'),
  notion('heritage', 'héritage', 'succession|legs|donation|capital'),
  notion(
    'don_recu',
    'somme donnée',
    'me file|me filent|nous file|nous filent|me vire|me virent|nous virent|m a file|m ont file|m a vire|m ont vire|me fait un cheque|m a fait un cheque|m ont fait un cheque|m ont fait un virement|m a fait un virement|me font un cheque|me font un virement',
  ),
  notion('epargne', 'épargne', 'economies|economie|placement|placements|compte titres|cto'),
  notion('vente', 'vente', 'vendu|vendue|prix de vente|cession'),
  notion('achat', 'achat', 'achete|achetee|prix d achat'),
  notion('impot', 'impôt', 'impots|retenue|prelevement a la source|pas|acompte|acomptes|cfe|taxe'),
  // People, and no amount.
  notion(
    '',
    'payer',
    'je paie|je paye|on paie|on paye|nous payons|il paie|il paye|elle paie|elle paye|qui paie|qui paye|lui paie|lui paye|leur paie|leur paye|jpaie|jpaye|ai paye|a paye|avons paye|ont paye|avoir paye',
  ),
  notion('', 'à charge', 'a ma charge|a notre charge|a leur charge|a sa charge|la charge|en charge'),
];

/** What else says that such an amount is told, without being tied to it: « je loue mon studio », « je verse 300 par mois ». */
export const DIRES_DE_MONTANTS: readonly Concept[] = [
  notion(
    'loyer',
    'louer',
    'loue|loues|louons|louent|louait|loue vide|loue meuble|bailleur|locataire|locataires|scpi|gite|saisonnier|saisonniere|studio|appartement|appart|lmnp|micro foncier|t1|t2|t3|parking|garage|colocation',
  ),
  notion(
    'recettes',
    'micro',
    'micro bnc|micro bic|auto entrepreneur|autoentrepreneur|micro entrepreneur|micro entreprise|auto entreprise|freelance|independant|independante|facture|facturer|factures|facturais|encaisse|encaisses|chiffre|consultant|consultante|liberal|liberale|vendeur|vends|vtc|artisan|activite|plateforme',
  ),
  notion(
    'benefice',
    'au réel',
    'bnc|bic|liberal|liberale|medecin|avocat|avocate|declaration controlee|deficit|cabinet|eurl|gain',
  ),
  notion('per', 'épargne retraite', 'epargne retraite|plan d epargne retraite'),
  notion(
    'alimentaire',
    'verser une pension',
    'chez sa mere|chez leur mere|chez son pere|chez leur pere|par enfant|jugement|verse|verser|versons|versait|versais|aide|aider|envoie|donne a|donne|paie a|paye a',
  ),
  notion(
    'don',
    'association',
    'associations|asso|assos|mecenat|fondation|ong|ligue|croix rouge|secours|restos|restaurants du coeur|unicef|parti|oeuvre|oeuvres|telethon|eglise|paroisse|culte|refuge|spa|emmaus|msf|medecins sans frontieres|banque alimentaire|66|75',
  ),
  notion('garde', 'faire garder', 'garder|faire garder|babysitter|baby sitter|nourrice|micro creche|maternelle|cmg'),
  notion(
    'menage',
    'à domicile',
    'a domicile|employee de maison|aide menagere|service a la personne|services a la personne|auxiliaire de vie|cours particuliers|baby sitter|garde a domicile|repassage',
  ),
  notion('plus_value', 'vendre des titres', 'actions|titres|bourse|etf|cession|cessions|cede|vendu|vends'),
  notion('interets', 'placement', 'obligations|cat|comptes|csl|pel|cel|super livret|placements|epargne'),
  notion('dividendes', 'distribuer', 'distribue|distribuer|distribues|sas|sasu|sarl|holding|actions'),
  notion('charges', 'trajets', 'km|kilometres|trajet|trajets|repas|aux reels|reels|teletravail'),
  notion('retraite', 'retraité', 'retraite|retraitee|retraites|retraitees'),
  notion(
    'salaire',
    'gagner',
    'gagne|gagner|gagnes|gagnons|gagnent|gagnait|gagnais|touche|touches|touchons|touchent|salarie|salariee|travaille|boulot|cdi|cdd|smic|smicard|fonctionnaire|job|stage|apprenti|apprentissage|alternance|net imposable|nets imposables|imposable|imposables|net|nets|revenu|revenus|13 mois|12 mois',
  ),
];
