import { reconnaitreCitation } from './recherche.ts';
import type { ReferenceLegale } from './reference.ts';

const LEGIFRANCE = 'https://www.legifrance.gouv.fr/codes/texte_lc/';
const FEDLEX = 'https://www.fedlex.admin.ch/';
const LEGILUX = 'https://legilux.public.lu/';

interface Code {
  /** As the catalogue writes it before « art. ». */
  readonly sigle: string;
  /** Other ways to name it, in full letters. */
  readonly noms?: readonly string[];
  /** What comes before the number of an article in the imported texts. */
  readonly corpus?: string;
  readonly url: string;
}

/** The codes and laws whose articles are quoted, with where they are published. */
const CODES: readonly Code[] = [
  ...(['IV', 'III', 'II', 'I'] as const).map((n) => ({
    sigle: `CGI ann. ${n}`,
    corpus: `CGI-AN${n}`,
    url: LEGIFRANCE,
  })),
  { sigle: 'CGI', noms: ['Code général des impôts'], corpus: 'CGI', url: `${LEGIFRANCE}LEGITEXT000006069577` },
  { sigle: 'LPF', noms: ['Livre des procédures fiscales'], corpus: 'LPF', url: `${LEGIFRANCE}LEGITEXT000006069583` },
  { sigle: 'CSS', noms: ['Code de la sécurité sociale'], corpus: 'CSS', url: `${LEGIFRANCE}LEGITEXT000006073189` },
  { sigle: 'CMF', noms: ['Code monétaire et financier'], corpus: 'CMF', url: `${LEGIFRANCE}LEGITEXT000006072026` },
  {
    sigle: 'CIBS',
    noms: ['Code des impositions sur les biens et services'],
    corpus: 'CIBS',
    url: `${LEGIFRANCE}LEGITEXT000044595989`,
  },
  { sigle: 'C. civ.', noms: ['Code civil'], corpus: 'CCIV', url: `${LEGIFRANCE}LEGITEXT000006070721` },
  { sigle: 'C. com.', noms: ['Code de commerce'], corpus: 'CCOM', url: `${LEGIFRANCE}LEGITEXT000005634379` },
  { sigle: 'C. trav.', noms: ['Code du travail'], corpus: 'CTRAV', url: `${LEGIFRANCE}LEGITEXT000006072050` },
  {
    sigle: 'C. ass.',
    noms: ['Code des assurances'],
    corpus: 'LEGITEXT000006073984',
    url: `${LEGIFRANCE}LEGITEXT000006073984`,
  },
  { sigle: 'C. tour.', noms: ['Code du tourisme'], url: 'https://www.legifrance.gouv.fr/liste/code' },
  ...['C. éduc.', 'C. pén.', 'C. serv. nat.', 'CASF', 'CGCT', 'CCH', 'CRPA'].map((sigle) => ({
    sigle,
    url: 'https://www.legifrance.gouv.fr/liste/code',
  })),
  ...['LIFD', 'LHID', 'LAVS', 'RAVS', 'LAI', 'LAPG', 'LACI', 'LAA', 'LPP', 'LTVA', 'aLTVA', 'OPP 3', 'OTVA 1994'].map(
    (sigle) => ({ sigle, url: FEDLEX }),
  ),
  { sigle: 'LIPP Genève', noms: ['LIPP'], url: 'https://silgeneve.ch/' },
  { sigle: 'LIR Luxembourg', noms: ['LIR'], url: LEGILUX },
  { sigle: 'Loi TVA', url: LEGILUX },
  { sigle: 'Llei 5/2014 Andorre', noms: ['Llei 5/2014'], url: 'https://www.bopa.ad/' },
  { sigle: 'Llei 11/2012 Andorre', noms: ['Llei 11/2012'], url: 'https://www.bopa.ad/' },
];

export interface CitationDemandee {
  /** « CGI art. 197 », without what only says where to read in the article. */
  readonly citation: string;
  readonly reference?: ReferenceLegale;
  /** Texts that it may be among the imported ones, the most precise first. */
  readonly identifiants: readonly string[];
  /** Where it is published. */
  readonly url: string;
}

/**
 * What a citation names: « CGI art. 197 I 4 » is article 197 of the CGI. The number of an article may itself end with a
 * letter (« 990 I »), which only the imported texts can tell: they are tried from the longest name to the shortest.
 * @returns undefined when it names no text that is known of
 */
export function lireCitationDemandee(texte: string): CitationDemandee | undefined {
  const propre = texte.normalize('NFC').replace(/\s+/gu, ' ').replace(/[’]/gu, "'").trim();
  if (propre.startsWith('BOI-')) {
    const [page = propre] = propre.split(' ');
    const reference = reconnaitreCitation(page);
    return {
      citation: page,
      ...(reference && { reference }),
      identifiants: [page],
      url: reference?.url ?? 'https://bofip.impots.gouv.fr/',
    };
  }
  const code = codeDe(propre);
  if (!code) {
    const reference = reconnaitreCitation(propre);
    return reference && { citation: reference.citation, reference, identifiants: [], url: reference.url };
  }
  const { sigle, corpus, url, article } = code;
  const reference = reconnaitreCitation(article === '' ? sigle : `${sigle} art. ${article}`);
  const mots = article === '' ? [] : article.split(' ');
  return {
    citation: reference?.citation ?? (article === '' ? sigle : `${sigle} art. ${article}`),
    ...(reference && { reference }),
    identifiants:
      corpus === undefined ? [] : mots.map((_, i) => `${corpus}/${mots.slice(0, mots.length - i).join(' ')}`),
    url: reference?.url ?? url,
  };
}

function codeDe(texte: string): (Code & { readonly article: string }) | undefined {
  const bas = texte.toLowerCase();
  for (const code of CODES)
    for (const nom of [code.sigle, ...(code.noms ?? [])]) {
      if (!bas.startsWith(nom.toLowerCase())) continue;
      const suite = texte.slice(nom.length);
      if (suite === '') return { ...code, article: '' };
      const article = /^,? art(?:icle)?s?\.? (.{1,40})$/u.exec(suite)?.[1];
      // « L. 222-9 » and « L222-9 » are one number.
      if (article !== undefined) return { ...code, article: article.replace(/^([LRDA]|LO)\.? ?(?=\d)/u, '$1') };
    }
  return undefined;
}
