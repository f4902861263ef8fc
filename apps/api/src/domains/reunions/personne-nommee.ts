/** A person whom a note introduces by first name, name and age: « Thomas Leroux, 32 ans ». */
export interface PersonneNommee {
  readonly prenom: Mot;
  readonly nom: Mot;
  /** Why it must be looked at. */
  readonly doute: string | null;
}
interface Mot {
  readonly texte: string;
  readonly debut: number;
  readonly fin: number;
}

const AGE_MIN = 18;
const AGE_MAX = 120;
const CIVILITES: ReadonlySet<string> = new Set(['M', 'M.', 'MM.', 'Mme', 'Mlle', 'Monsieur', 'Madame', 'Mademoiselle']);
/** Words inside a name that take no capital. */
const PARTICULES: ReadonlySet<string> = new Set(['de', 'du', 'des', 'la', 'le', 'von', 'van', 'ben', 'el']);
const DEBUT_DE_PHRASE = 'ces mots ouvrent la phrase\u202f: vérifiez le nom';
const TROP_DE_MOTS = 'plus de deux mots ont une capitale\u202f: vérifiez le nom';

/** The persons named with their age in one sentence; an age alone, or a first name alone, names nobody. */
export function personnesNommees(phrase: string): PersonneNommee[] {
  const mots = decouper(phrase);
  return mots.flatMap((mot, i) => {
    const age = Number(mot.texte);
    const avant = mots[i - 1];
    if (!avant?.texte.endsWith(',') || !mots[i + 1]?.texte.startsWith('ans')) return [];
    if (!Number.isInteger(age) || age < AGE_MIN || age > AGE_MAX) return [];
    const personne = nommee(mots, i - 1);
    return personne ? [personne] : [];
  });
}

function decouper(phrase: string): Mot[] {
  let place = 0;
  return phrase.split(' ').map((texte) => {
    const debut = place;
    place += texte.length + 1;
    return { texte, debut, fin: debut + texte.length };
  });
}

const aUneCapitale = ({ texte }: Mot): boolean => {
  const [premiere = ''] = texte;
  return premiere !== premiere.toLowerCase();
};
const finitUnGroupe = ({ texte }: Mot): boolean => [',', '.', ';', ':', ')', '»'].includes(texte.at(-1) ?? '');

/** @param dernier the word before the age. */
function nommee(mots: readonly Mot[], dernier: number): PersonneNommee | undefined {
  const fin = mots[dernier];
  if (!fin || !aUneCapitale(fin)) return undefined;
  let premier = dernier;
  while (premier > 0) {
    const mot = mots[premier - 1];
    if (!mot || CIVILITES.has(mot.texte) || finitUnGroupe(mot)) break;
    if (!aUneCapitale(mot) && !PARTICULES.has(mot.texte)) break;
    premier -= 1;
  }
  // A particle that no capital introduces is a word of the sentence.
  while (premier < dernier && PARTICULES.has(mots[premier]?.texte ?? '')) premier += 1;
  const noms = mots.slice(premier, dernier + 1);
  const propres = noms.flatMap((mot, rang) => (PARTICULES.has(mot.texte.toLowerCase()) ? [] : [rang]));
  // « Visite de Sophie Garnier »: what precedes the last two is seldom a name.
  const [rang, suivant] = propres.slice(-2);
  const prenom = rang === undefined ? undefined : noms[rang];
  const debutNom = rang === undefined ? undefined : noms[rang + 1];
  if (!prenom || !debutNom || suivant === undefined) return undefined;
  const civilite = CIVILITES.has(mots[premier - 1]?.texte ?? '');
  const texte = noms
    .slice((rang ?? 0) + 1)
    .map((mot) => mot.texte)
    .join(' ')
    .slice(0, -1);
  return {
    prenom,
    nom: { texte, debut: debutNom.debut, fin: debutNom.debut + texte.length },
    doute: propres.length > 2 ? TROP_DE_MOTS : premier === 0 && !civilite ? DEBUT_DE_PHRASE : null,
  };
}
