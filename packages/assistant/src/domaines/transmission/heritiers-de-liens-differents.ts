/** Families of heirs that the law treats apart, by the nouns that name them. */
const FAMILLES: readonly (readonly [famille: Famille, noms: ReadonlySet<string>])[] = [
  [
    'conjoint',
    new Set([
      'epouse',
      'epoux',
      'conjoint',
      'conjointe',
      'veuve',
      'veuf',
      'femme',
      'mari',
      'partenaire',
      'pacsee',
      'pacse',
    ]),
  ],
  ['enfant', new Set(['enfant', 'enfants', 'fils', 'fille', 'filles'])],
  ['fratrie', new Set(['frere', 'freres', 'soeur', 'soeurs'])],
  ['neveu', new Set(['neveu', 'neveux', 'niece', 'nieces'])],
];
type Famille = 'conjoint' | 'enfant' | 'fratrie' | 'neveu';

const LIAISONS = new Set(['et', '+', ',', 'ainsi', 'que', 'plus']);
const DETERMINANTS = new Set([
  'un',
  'une',
  'le',
  'la',
  'les',
  'son',
  'sa',
  'ses',
  'mon',
  'ma',
  'mes',
  'leur',
  'leurs',
  'nos',
  'notre',
  'des',
  'seul',
  'seule',
  'survivant',
  'survivante',
  'de',
  'd',
  'l',
  'a',
  'grands',
  'majeurs',
  'mineurs',
  'communs',
]);
/** Said just before whoever is dead. */
const D_UN_MORT = new Set(['deces', 'mort', 'succession', 'perdu', 'heritage', 'defunt', 'defunte', 'feu', 'enterre']);
const PORTEE = 3;

const decouper = (texte: string): string[] =>
  [',', ';', '.', ':', '(', ')', '?', '!', '+', "'"]
    .reduce((t, signe) => t.replaceAll(signe, ` ${signe} `), texte)
    .split(' ')
    .filter((mot) => mot !== '' && mot !== "'");

const familleDe = (mot: string | undefined): Famille | undefined =>
  mot === undefined ? undefined : FAMILLES.find(([, noms]) => noms.has(mot))?.[0];

/** The next heir of a list that a place opens: words that link and count only stand between them. */
function suivant(mots: readonly string[], place: number): Famille | undefined {
  let lie = false;
  for (let i = place + 1; i < mots.length; i++) {
    const mot = mots[i] ?? '';
    const famille = familleDe(mot);
    if (famille !== undefined) return lie ? famille : undefined;
    if (LIAISONS.has(mot)) lie = true;
    else if (!DETERMINANTS.has(mot) && !(Number(mot) > 0)) return undefined;
  }
  return undefined;
}

/** Two heirs named one after the other whom the law treats apart: « épouse + 2 enfants », « sa compagne pacsée et un frère ». */
export function lireLiensDifferents(texte: string): ReadonlySet<Famille> | undefined {
  const mots = decouper(texte);
  for (const [i, mot] of mots.entries()) {
    const premier = familleDe(mot);
    if (premier === undefined || mots.slice(Math.max(0, i - PORTEE), i).some((m) => D_UN_MORT.has(m))) continue;
    const second = suivant(mots, i);
    if (second !== undefined && second !== premier) return new Set([premier, second]);
  }
  return undefined;
}

/** « laisse une veuve et deux fils »: the spouse takes a part before the children. */
export function conjointEtEnfants(texte: string): boolean {
  const liens = lireLiensDifferents(texte);
  return liens?.has('conjoint') === true && liens.has('enfant');
}
