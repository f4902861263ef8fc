import { aplatir, type Nommer } from './genres.ts';

/** The three ways of writing a word: as it is, capitalised, in capitals. The patterns below tell capitals apart. */
const casses = (mots: string): string =>
  mots
    .split('|')
    .flatMap((m) => [m, `${m.charAt(0).toUpperCase()}${m.slice(1)}`, m.toUpperCase()])
    .map((m) => m.replaceAll('.', '\\.'))
    .join('|');

const FORTES = casses(
  'rue|avenue|av.|av|boulevard|bd.|bd|bld|impasse|imp.|chemin|allée|allee|allées|quai|square|faubourg|fbg|ruelle|sentier|esplanade|rte|lieu-dit|lotissement',
);
const FAIBLES = casses('place|pl.|route|cours|passage|villa|résidence|residence|montée|traverse|voie|hameau|bâtiment');
const LIENS = casses("de la|de l'|de l’|de|du|des|la|le|les|l'|l’|d'|d’|aux|au|à la|et");
const LIEN = `(?:${LIENS})`;
const NOM = "\\p{Lu}[\\p{L}'’.]*";
/** « de la » is one link or two: a long run of them could be read in as many ways as there are subsets. */
const ARTICLES = `(?:${LIEN}\\s{0,3}){0,3}`;
const PROPRE = `${ARTICLES}${NOM}(?:[ -]+${ARTICLES}${NOM}){0,5}`;
const NUMERO = '\\d{1,4}\\s?(?:bis|ter|quater|[A-D](?!\\p{L}))?,?\\s+';
/** Words after which a street written without capitals is over. */
const ARRET =
  'et|je|nous|on|il|elle|qui|où|ou|avec|gagne|mon|ma|mes|est|suis|sommes|pour|dans|depuis|marié|mariée|célibataire|pacsé|pacsée|impôt|quel|combien';
const MINUSCULE = `(?!(?:${ARRET})(?!\\p{L}))[\\p{L}'’-]+`;
const MINUSCULES = `${MINUSCULE}(?:\\s+${MINUSCULE}){0,4}`;

const MONNAIE = '(?!\\d|[.,]\\d|\\s?(?:€|euros?|eur|k|net|brut|par |de rev|chf|/))';
const CP = `(?:[A-Z]{1,2}-)?\\d{4,5}${MONNAIE}`;
const COMPLEMENT = `(?:[,\\s]+(?:${casses('bât.|bât|bat|esc.|appt|apt|étage|boîte|bp|cs')})\\s*[\\p{L}\\d]{1,6})*`;
/** After a postal code, a word in small letters is its town. */
const FIN = `${COMPLEMENT}(?:[,\\s]+${CP}(?:\\s+(?=\\p{Ll})(?!gen[eè]ve|lausanne|luxembourg)${MINUSCULE}(?<=\\p{Ll}{3}))?)?`;

/** A street with its number, or with its capitals, then its postal code when it has one. */
const RUES: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d])${NUMERO}(?:${FORTES}|${FAIBLES})\\s+${PROPRE}${FIN}`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])${NUMERO}(?:${FORTES})\\s+${MINUSCULES}${FIN}`, 'gu'),
  new RegExp(`(?<![\\p{L}\\d])(?:${FORTES})\\s+${PROPRE}${FIN}`, 'gu'),
];

const VILLE = `${NOM}(?:[ -](?:\\p{Lu}[\\p{L}'’]*|sur|sous|en|les?|la|de|du|des|lès)){0,5}(?:\\s+\\d{1,2}(?:er|e|ème)?(?!\\p{L}))?(?:\\s+[Cc](?:edex|EDEX)(?:\\s+\\d+)?)?`;

/** A postal code in words that say where somebody lives, never one that may be an amount. */
const CODE_POSTAL = new RegExp(
  `(?=[A-Z\\d])(?<=(?:habit\\p{L}{0,9}|[Rr][ée]sid\\p{L}{0,9}|[Dd]omicili\\p{L}{0,9}|[Dd]emeur\\p{L}{0,9}|[Aa]dresse|[Ll]og[ée]\\p{L}{0,9}|[Cc]ode postal|\\bCP|[Cc]ommune)\\s{0,3}(?::|à|a|au|en|est|de)?\\s{0,3}(?:${VILLE}[, (]{1,4})?)${CP}`,
  'gu',
);
const VILLE_APRES = new RegExp(`(\\[ADRESSE_\\d+\\])([,\\s]+)(${VILLE})`, 'gu');
const VILLE_APRES_MINUSCULE = new RegExp(
  `(\\[ADRESSE_\\d+\\])(\\s+)(?!(?:${ARRET})(?!\\p{L}))(\\p{Ll}[\\p{L}-]{2,})(?=[.,;?!]|$)`,
  'gu',
);

/** Towns and countries that decide which law holds stay readable beside a hidden street. */
const JURIDICTIONS =
  /^(?:geneve|lausanne|vaud|valais|neuchatel|fribourg|jura|berne?|zurich|zoug|zug|bale|basel|lugano|tessin|sion|delemont|luxembourg|andorre|escaldes|monaco|suisse|france|belgique|portugal)\b/;
const PAS_UNE_VILLE =
  /^(?:celibataire|mari|pacs|divorc|veu[fv]|impot|net|brut|euro|je\b|nous|mon\b|ma\b|mes\b|quel|combien|revenu|salaire|avec|sans|merci|bonjour|situation|enfant|profession|salarie|retraite)/;

/** Streets, postal codes and the towns beside them, replaced by their placeholder. */
export function masquerAdresses(texte: string, nommer: Nommer): string {
  const masque = [...RUES, CODE_POSTAL].reduce((t, motif) => t.replace(motif, (v) => nommer('ADRESSE', v)), texte);
  const ville = (tout: string, marque: string, entre: string, nom: string): string => {
    const plat = aplatir(nom);
    if (JURIDICTIONS.test(plat) || PAS_UNE_VILLE.test(plat)) return tout;
    return `${marque}${entre}${nommer('ADRESSE', nom)}`;
  };
  return masque.replace(VILLE_APRES, ville).replace(VILLE_APRES_MINUSCULE, ville);
}
