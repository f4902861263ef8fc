/** A piece of a text: itself, or the provision that it names. */
export interface Segment {
  readonly texte: string;
  /** What to ask for, « CGI art. 1657 » where the text only says « 1657 ». */
  readonly reference?: string;
}

/** Codes and laws whose articles can be opened, the longest names first. */
const CODES = [
  'Code général des impôts',
  'Livre des procédures fiscales',
  'Code de la sécurité sociale',
  'Code monétaire et financier',
  'Code des assurances',
  'Code de commerce',
  'Code du tourisme',
  'Code du travail',
  'Code civil',
  'Llei 5/2014 Andorre',
  'LIR Luxembourg',
  'Llei 11/2012',
  'Llei 5/2014',
  'LIPP Genève',
  'CGI ann. III',
  'CGI ann. II',
  'CGI ann. IV',
  'CGI ann. I',
  'C. serv. nat.',
  'OTVA 1994',
  'C. éduc.',
  'C. trav.',
  'C. tour.',
  'C. ass.',
  'C. civ.',
  'C. com.',
  'C. pén.',
  'Loi TVA',
  'OPP 3',
  ...'aLTVA CASF CGCT CIBS CRPA LACI LAPG LAVS LHID LIFD LIPP LTVA RAVS CCH CGI CMF CSS LAA LAI LIR LPF LPP'.split(' '),
];

const ESPACE = '[ \u00a0\u202f]';
/** A code may also be named in the middle of a sentence. */
const echapper = (nom: string): string =>
  nom
    .replace(/[.]/g, '\\.')
    .replace(/^([CL])(?=ode|ivre)/, (c) => `[${c}${c.toLowerCase()}]`)
    .replace(/ /g, ESPACE);
const DEBUT = new RegExp(
  `(?<![\\p{L}\\d-])(?:BOI(?:-[A-Z0-9]{1,8}){1,8}|(${CODES.map(echapper).join('|')}),?${ESPACE}art(?:icle)?s?\\.?${ESPACE}|Llei \\d{1,2}/\\d{4})`,
  'gu',
);
const NUMERO = new RegExp(`(?:LO|[LRDA])?\\.?${ESPACE}?\\d[\\dA-Za-z]*(?:-\\d+)*`, 'y');
const RANG =
  '(?:bis|ter|quater|quinquies|sexies|septies|octies|nonies|decies|undecies|duodecies|terdecies|quaterdecies|quindecies|sexdecies|septdecies|octodecies|vicies|unvicies|duovicies|quatervicies)';
/** What goes on with the number: « bis », « terdecies-0 A », « I », « 4 a », « 3° », « al. 1 », « § 3 ». */
const SUITE = new RegExp(
  `${ESPACE}(?:${RANG}(?:-0)?|[A-Z]{1,4}|\\d{1,2}°?|al\\.${ESPACE}\\d{1,2}|§${ESPACE}\\d{1,2}|[b-d])(?![\\p{L}\\d])`,
  'yu',
);
/** The letter « a » is a verb elsewhere than at the end. */
const LETTRE_A = new RegExp(`${ESPACE}a(?=$|[.,;)]|${ESPACE}(?:et|;))`, 'y');
const LIAISON = new RegExp(`(?:,${ESPACE}|${ESPACE}(?:et|ou|à)${ESPACE})(?=(?:LO|[LRDA])?\\.?\\d)`, 'y');
/** « et 3 parts », « ou 500 € » count something. */
const QUANTITE = new RegExp(`\\d${ESPACE}?(?:[€%]|\\d{3}|\\p{Ll}{3,})`, 'yu');

/** The provisions that a text names, in their place. */
export function segmenterReferences(texte: string): Segment[] {
  const segments: Segment[] = [];
  let lu = 0;
  const ajouter = (debut: number, fin: number, reference: string): void => {
    if (debut > lu) segments.push({ texte: texte.slice(lu, debut) });
    segments.push({ texte: texte.slice(debut, fin), reference: reference.replace(/[\u00a0\u202f]/g, ' ') });
    lu = fin;
  };
  for (const trouve of texte.matchAll(DEBUT)) {
    const debut = trouve.index;
    if (debut < lu) continue;
    const code = trouve[1];
    if (code === undefined) {
      ajouter(debut, debut + trouve[0].length, trouve[0]);
      continue;
    }
    let place = debut + trouve[0].length;
    let fin = finDArticle(texte, place);
    if (fin === undefined) continue;
    ajouter(debut, fin, `${code} art. ${texte.slice(place, fin)}`);
    for (let lien = lire(LIAISON, texte, fin); lien !== undefined; lien = lire(LIAISON, texte, fin)) {
      place = lien;
      const suivante = estQuantite(texte, place) ? undefined : finDArticle(texte, place);
      if (suivante === undefined) break;
      ajouter(place, suivante, `${code} art. ${texte.slice(place, suivante)}`);
      fin = suivante;
    }
  }
  if (lu < texte.length) segments.push({ texte: texte.slice(lu) });
  return segments;
}

/** @returns where the match that begins at that place ends */
function lire(forme: RegExp, texte: string, place: number): number | undefined {
  forme.lastIndex = place;
  return forme.test(texte) ? forme.lastIndex : undefined;
}

function finDArticle(texte: string, place: number): number | undefined {
  let fin = lire(NUMERO, texte, place);
  if (fin === undefined) return undefined;
  for (let suite = lire(SUITE, texte, fin) ?? lire(LETTRE_A, texte, fin); suite !== undefined; ) {
    fin = suite;
    suite = lire(SUITE, texte, fin) ?? lire(LETTRE_A, texte, fin);
  }
  return fin;
}

function estQuantite(texte: string, place: number): boolean {
  const chiffres = /\d+/y;
  chiffres.lastIndex = place;
  if (!chiffres.test(texte)) return false;
  const apres = lire(QUANTITE, texte, chiffres.lastIndex - 1);
  if (apres === undefined) return false;
  return !new RegExp(`^${RANG}`).test(texte.slice(chiffres.lastIndex).trimStart());
}
