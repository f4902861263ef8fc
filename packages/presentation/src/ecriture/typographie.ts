import { FINE, francsDansLeTexte, INSECABLE, MOINS } from './nombres.ts';

/** « le 14 octobre »: no line ends between the day and its month. */
const JOUR_DU_MOIS =
  /((?<!\d)\d{1,2}|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))/gu;

/**
 * French typography for texts that come from elsewhere (an answer, a title, a formula): narrow no-break space before
 * ; : ! ? and inside guillemets, no-break space before a unit and a month, grouped digits kept together, typographic apostrophe,
 * minus sign held to its number, francs as in Switzerland.
 * Addresses (https://…) keep their colon.
 */
export function typographier(texte: string): string {
  return (
    francsDansLeTexte(texte)
      .replace(/(\p{L})'(?=[\p{L}\d«])/gu, '$1’')
      .replace(/[ \u00a0]+([;!?])/g, `${FINE}$1`)
      .replace(/(?<![ \u00a0])[ \u00a0]+:(?!\/\/)/g, `${FINE}:`)
      .replace(/«[ \u00a0\u202f]*/g, `«${FINE}`)
      .replace(/[ \u00a0\u202f]*»/g, `${FINE}»`)
      .replace(
        /(?<!\d)(\d{1,3})((?:[ \u00a0]\d{3})+)(?!\d)/g,
        (_, debut: string, suite: string) => debut + suite.replace(/[ \u00a0]/g, FINE),
      )
      .replace(JOUR_DU_MOIS, `$1${INSECABLE}`)
      .replace(/(\d)[ \u202f](?=[€%])/g, `$1${INSECABLE}`)
      .replace(/(^|[\s(])-(?=\d[\d\u202f]*(?:,\d+)?[\u00a0]?[€%])/g, `$1${MOINS}`)
      // A sign that begins the text, or follows a colon, is no subtraction; its number may be the link that comes next.
      .replace(/(^|:[ \u00a0\u202f])[-\u2212][ \u00a0\u202f](?=$|\d|CHF)/g, `$1${MOINS}`)
  );
}

/** « 1 décembre » is said « 1er décembre »; « 1 décembre 2026 à 08:05 », « 1er décembre 2026 à 8 h 05 ». */
export const dateDite = (date: string): string =>
  date.replace(/(?<!\d)1 (?=\p{L})/u, '1er ').replace(/\b0?(\d{1,2}):(\d{2})\b/u, `$1${INSECABLE}h${INSECABLE}$2`);

const COUPEE = '…';
const FERMENT = [' :', ',', ';', '.'];

/**
 * A note whose text begins with its own title says it once: the title with the mark that follows it, then the rest.
 * Undefined when they are two things.
 */
export function couperAuTitre(titre: string, texte: string): { titre: string; suite: string } | undefined {
  const dit = titre.endsWith(COUPEE) ? titre.slice(0, -COUPEE.length) : titre;
  if (dit === '' || !texte.startsWith(dit)) return undefined;
  const reste = texte.slice(dit.length);
  const marque = FERMENT.find((m) => reste.startsWith(m)) ?? '';
  const suite = reste.slice(marque.length);
  // The title of « Loyers » is no beginning of « Loyersd’abord ».
  return marque === '' && suite !== '' && !suite.startsWith(' ')
    ? undefined
    : { titre: dit + marque, suite: suite.trim() };
}

/** « d’Élodie Guérin », « de Paul Éluard », « d’Yves », « de Yann »: an h may be either, and keeps the whole word. */
export function deNom(nom: string): string {
  const [premiere = '', seconde = ''] = nom.trim().normalize('NFD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const elide = 'aeiouœæ'.includes(premiere) || (premiere === 'y' && !'aeiou'.includes(seconde));
  return premiere !== '' && elide ? `d’${nom}` : `de ${nom}`;
}
