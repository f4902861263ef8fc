/** What splits a property, in the words of people and of the trade: forms of `motsDits`. */
export const DEMEMBREMENT =
  'usufruit|usufruits|usufruitier|usufruitiere|usufruitiers|usufruitieres|nue-propriete|nue propriete|nu-proprietaire|nu proprietaire|nue-proprietaire|nue proprietaire|nus-proprietaires|nus proprietaires|demembre|demembree|demembrement|quasi-usufruit';

/** « US » is the usufruct beside one of these, and a country or nothing otherwise. */
export const DIT_US =
  'us viager|us temporaire|valeur us|valeur de l us|us de|us sur|quasi-us|quasi us|us fixe|garde l us|reserve us|reserve d us|us legal|us du conjoint|us conjoint|us a';

/** Said of a usufruct that ends on a day, and with nobody’s life. */
export const A_TERME = [
  'temporaire',
  'temporaires',
  'fixe',
  'fixes',
  'duree fixe',
  'duree determinee',
  'a terme',
  'au lieu de viager',
  "au lieu d'etre viager",
  'plutot que viager',
  'pas viager',
  'non viager',
].join('|');

/** Words after which so many years are how long it lasts. */
export const PENDANT: ReadonlySet<string> = new Set([
  'pour',
  'pendant',
  'durant',
  'sur',
  'temporaire',
  'us',
  'usufruit',
]);

/** Said of whoever has the usufruct, or keeps it. */
export const GARDE: ReadonlySet<string> = new Set(
  'garde gardes gardons gardent garder garderait gardait conserve conservent conserver conservons conservait reserve reserver reservent reservant prend prends prennent prendre choisi choisit choisis opte optent a ai aurait auront aura avait ont detient detenait'.split(
    ' ',
  ),
);

/** What is asked beside a split of ownership that is not its value. */
export const AUTRE_QUE_LA_VALEUR =
  "droits|ifi|loyer impose|travaux|taxe fonciere|qui paie|qui paye|qui declare|plus-value|plus value|revenus fonciers|reintegrer|clause|assurance-vie|assurance vie|s'eteint|s'eteint-il|prend fin|si je decede|si je meurs|peut-on|puis-je|peut-il";

/** The value of the split, asked in other words than its name. */
export const DEMANDE_LA_VALEUR =
  'valeur fiscale|quelle valeur|quelle est la valeur|vaut fiscalement|vaut combien|combien vaut|combien ca vaut|combien vaudrait|ce que vaut|ce que vaudrait|vaudrait|quelle nue-propriete|quelle nue propriete|part du prix|se partage le prix|partager le prix|partage du prix|quelle part|quel pourcentage|combien de %|quel %|en %|bareme fiscal|bareme de l usufruit|bareme du cgi|article 669|valeur us|valeur np|valorisation|valoriser|evaluer|base taxable';

/** « je ne demande pas les droits »: what is set apart. */
export const PAS_LES_DROITS =
  'pas les droits|pas des droits|pas de droits|sans les droits|hors droits|sans parler des droits|pas le montant des droits|pas l impot';

/** Before a part of a good: whoever has it. */
export const DETIENT: ReadonlySet<string> = new Set(
  'ai a avons avez possede possedons possede detiens detient detenons ma mon sa son leur notre proprietaire proprietaires ont'.split(
    ' ',
  ),
);
/** A part of a good, and what it is. */
export const FRACTIONS: readonly (readonly [mot: string, part: number])[] = [
  ['moitie', 1 / 2],
  ['1/2', 1 / 2],
  ['tiers', 1 / 3],
  ['1/3', 1 / 3],
  ['quart', 1 / 4],
  ['1/4', 1 / 4],
];
/** The part is what is given, or valued. */
export const PART_VISEE =
  'ma part|sa part|ma moitie|sa moitie|ma quote-part|sa quote-part|la quote-part|quote-part|mon tiers|son tiers|mon quart|son quart|mes droits indivis|leur part';

/** Who has the property without its use, as single words. */
export const NU_PROPRIETAIRES = 'nu-proprietaire nue-proprietaire nus-proprietaires nu-proprietaires nue-propriete';
