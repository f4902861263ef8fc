/** How an answer takes side on what the person states or asks. */
const COTES = ['Oui', 'Non', 'Pas '];

export const ditOuiOuNon = (texte: string): boolean => COTES.some((mot) => texte.startsWith(mot));

const SUITES = ['\n\n**Exceptions', '\n\n**Voir aussi', '\n\n**Idée reçue'];

/** The rule with its conditions, without what it does not cover and what stands near it. */
export const regleEtConditions = (texte: string): string =>
  texte.slice(0, Math.min(...SUITES.map((mot) => texte.indexOf(mot)).filter((i) => i >= 0), texte.length));

export const EXEMPTIONS = [' exonéré', ' pas imposable', ' non imposable'];
const FIGURES = [
  'combien',
  ' cb ',
  'quel montant',
  'quel impôt',
  'quelle somme',
  'quel prélèvement',
  'quelle taxe',
  'quelle part',
  'quelle majo',
  'quels droits',
  ' base',
  'assiette',
  ' ir ?',
  ' is ?',
  ' ps ?',
  'dmtg',
  ' droits ?',
  'prélèvement ?',
];

/** Whether the person asks how much: a rule is then never the answer. */
export const demandeUnChiffre = (question: string): boolean => {
  const dite = ` ${question.toLowerCase()} `;
  return FIGURES.some((mot) => dite.includes(mot));
};

/** A rule that exempts in its first sentence answers who tells one amount and asks whether, not how much. */
export const exempteEnEntier = (texte: string, question: string): boolean => {
  const [phrase = ''] = texte.split('. ');
  return EXEMPTIONS.some((mot) => phrase.includes(mot)) && !demandeUnChiffre(question);
};

const SANS_LIMITE = [
  'sans limite de montant',
  'quel que soit leur montant',
  'quel que soit le montant',
  'quel que soit son montant',
];
/** The same of whatever amount: what the person tells changes nothing. */
export const exempteSansLimite = (texte: string, question: string): boolean => {
  const [phrase = ''] = texte.split('. ');
  return exempteEnEntier(texte, question) && SANS_LIMITE.some((mot) => phrase.includes(mot));
};

const TEMPS: ReadonlySet<string> = new Set(['duree', 'echeance', 'date']);
/** A time is asked, and nothing else: it is the same whatever amounts are told. */
export const demandeUnTemps = (demandes: readonly string[]): boolean =>
  demandes.length > 0 && demandes.every((d) => TEMPS.has(d));
