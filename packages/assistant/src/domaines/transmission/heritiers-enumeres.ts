/** Heirs named one after the other, with the one who asks: « mon frère, mes 2 sœurs et moi », « à Paul, Julie et moi ». */
export interface HeritiersEnumeres {
  /** Brothers, sisters, cousins and people told by their first name. */
  readonly fratrie: number;
  readonly oncles: number;
  readonly parents: number;
}
type Rang = keyof HeritiersEnumeres;

const RANGS: Readonly<Record<Rang, ReadonlySet<string>>> = {
  fratrie: new Set([
    'frere',
    'freres',
    'soeur',
    'soeurs',
    'frangin',
    'frangine',
    'cousin',
    'cousine',
    'cousins',
    'cousines',
  ]),
  oncles: new Set(['oncle', 'oncles', 'tante', 'tantes', 'tonton', 'tata', 'tatie']),
  parents: new Set(['mere', 'pere', 'maman', 'papa']),
};
const NOMS_DES_RANGS: readonly Rang[] = ['fratrie', 'oncles', 'parents'];
const DETERMINANTS = new Set(['mon', 'ma', 'mes', 'notre', 'nos', 'un', 'une']);
const PREPOSITIONS = new Set(['a', 'pour', 'entre', 'avec', 'de']);
const LIAISONS = new Set([',', 'et']);
/** Before the first of the list. */
const OUVERTURES = new Set([
  ...PREPOSITIONS,
  ...LIAISONS,
  ':',
  '(',
  '.',
  'heritiers',
  'sommes',
  'est',
  'sont',
  'enfants',
]);
/** Words that stand alone between two commas and name nobody. */
const SANS_PERSONNE = new Set([
  'moi',
  'donc',
  'alors',
  'marie',
  'mariee',
  'celibataire',
  'veuf',
  'veuve',
  'seul',
  'seule',
  'divorce',
  'lui',
  'elle',
  'eux',
  'toi',
  'droits',
  'bonjour',
  'merci',
  'conjoint',
  'decede',
  'decedee',
  'mort',
  'morte',
]);
const PONCTUATION = [',', ';', '.', ':', '(', ')', '?', '!'];

const decouper = (texte: string): string[] =>
  PONCTUATION.reduce((t, signe) => t.replaceAll(signe, ` ${signe} `), texte)
    .split(' ')
    .filter((mot) => mot !== '');

const estPrenom = (mot: string | undefined): boolean =>
  mot !== undefined &&
  mot.length > 2 &&
  Array.from(mot).every((c) => (c >= 'a' && c <= 'z') || c === '-') &&
  !SANS_PERSONNE.has(mot) &&
  !OUVERTURES.has(mot);

interface Element {
  readonly rang: Rang;
  readonly nombre: number;
  readonly debut: number;
}

/** The heir whose last word stands there. */
function elementFinissant(mots: readonly string[], fin: number): Element | undefined {
  const nom = mots[fin];
  if (nom === undefined) return undefined;
  const rang = NOMS_DES_RANGS.find((r) => RANGS[r].has(nom));
  if (rang === undefined)
    return estPrenom(nom) && OUVERTURES.has(mots[fin - 1] ?? ':')
      ? { rang: 'fratrie', nombre: 1, debut: fin }
      : undefined;
  let debut = fin;
  const dit = Number(mots[debut - 1]);
  const nombre = Number.isInteger(dit) && dit > 0 && dit < 20 ? dit : 1;
  if (nombre > 1 || dit === 1) debut -= 1;
  // « mes sœurs et moi »: how many is not said.
  else if (nom.endsWith('s') && nom !== 'papas') return undefined;
  if (DETERMINANTS.has(mots[debut - 1] ?? '')) debut -= 1;
  return { rang, nombre, debut };
}

/** Going back from a place over « , », « et » and « à ». */
function remonter(mots: readonly string[], place: number): number | undefined {
  let i = place;
  while (PREPOSITIONS.has(mots[i] ?? '')) i -= 1;
  const avant = i;
  while (LIAISONS.has(mots[i] ?? '')) i -= 1;
  return i === avant ? undefined : i;
}

/** The last word of the list that the speaker opens: « moi, mon frère et ma sœur », « j’hérite avec mon frère et ma sœur ». */
function finDeListe(mots: readonly string[], depart: number): number | undefined {
  let fin: number | undefined;
  for (let i = depart + 1; i < mots.length; i++) {
    const mot = mots[i] ?? '';
    const lie = LIAISONS.has(mot) || PREPOSITIONS.has(mot) || DETERMINANTS.has(mot) || Number(mot) > 0;
    if (!lie && !Object.values(RANGS).some((noms) => noms.has(mot))) break;
    if (!lie) fin = i;
  }
  return fin;
}

function compter(mots: readonly string[], fin: number): HeritiersEnumeres | undefined {
  const compte = { fratrie: 0, oncles: 0, parents: 0 };
  let place: number | undefined = fin;
  let element = elementFinissant(mots, fin);
  while (place !== undefined && element !== undefined) {
    compte[element.rang] += element.nombre;
    place = remonter(mots, element.debut - 1);
    element = place === undefined ? undefined : elementFinissant(mots, place);
  }
  return compte.fratrie + compte.oncles + compte.parents > 0 ? compte : undefined;
}

/** Who is named with the one who asks; nothing when they are not told one after the other. */
export function lireEnumeration(texte: string): HeritiersEnumeres | undefined {
  const mots = decouper(texte);
  for (const [i, mot] of mots.entries()) {
    const moi = mot === 'moi' || mot === 'moi-meme';
    const place = moi ? remonter(mots, i - 1) : undefined;
    const avant = place === undefined ? undefined : compter(mots, place);
    if (avant !== undefined) return avant;
    const ouvre = (moi && LIAISONS.has(mots[i + 1] ?? '')) || (mot === 'avec' && (mots[i - 1] ?? '').includes('herit'));
    const fin = ouvre ? finDeListe(mots, i) : undefined;
    const apres = fin === undefined ? undefined : compter(mots, fin);
    if (apres !== undefined) return apres;
  }
  return undefined;
}
