/** Families of people whom a question names as heirs or beneficiaries, by the nouns that name them. */
export type Famille =
  | 'moi'
  | 'epoux'
  | 'pacs'
  | 'union_libre'
  | 'enfant'
  | 'petit_enfant'
  | 'arriere_petit_enfant'
  | 'allie'
  | 'fratrie'
  | 'neveu'
  | 'parent'
  | 'grand_parent'
  | 'oncle'
  | 'cousin'
  | 'etranger';

const NOMS: readonly (readonly [famille: Famille, noms: string])[] = [
  ['moi', 'moi moi-meme'],
  ['epoux', 'epoux epouse conjoint conjointe veuve veuf femme mari cjt'],
  ['pacs', 'partenaire pacsee pacse'],
  ['union_libre', 'compagnon compagne concubin concubine copain copine'],
  ['petit_enfant', 'petit-enfant petits-enfants petit-fils petits-fils petite-fille petites-filles'],
  [
    'arriere_petit_enfant',
    'arriere-petit-enfant arriere-petits-enfants arriere-petit-fils arriere-petits-fils arriere-petite-fille arriere-petites-filles',
  ],
  ['allie', 'beau-fils beaux-fils belle-fille belles-filles beaux-enfants gendre bru'],
  ['enfant', 'enfant enfants fils fille filles garcon garcons'],
  ['fratrie', 'frere freres soeur soeurs frangin frangine'],
  ['neveu', 'neveu neveux niece nieces'],
  ['grand_parent', 'grand-mere grand-pere mamie mamy papi papy grands-parents'],
  ['oncle', 'oncle oncles tante tantes tonton tata tatie'],
  ['parent', 'pere mere papa maman parents'],
  ['cousin', 'cousin cousine cousins cousines'],
  ['etranger', 'ami amie amis amies voisin voisine filleul filleule'],
];
export const FAMILLE_DE: ReadonlyMap<string, Famille> = new Map(
  NOMS.flatMap(([famille, noms]) => noms.split(' ').map((nom) => [nom, famille] as const)),
);
/** Written in two words or in one. */
const COMPOSES = ['petits', 'petit', 'petites', 'petite', 'beau', 'belle', 'beaux', 'belles', 'grand', 'grands'];

/** Somebody, or several of one family: « mes deux enfants ». */
export interface PersonneNommee {
  readonly famille: Famille;
  readonly nom: string;
  /** « mon », « ses », « nos »… */
  readonly de: string | undefined;
  /** How many, when the words say it. */
  readonly nombre: number | undefined;
  /** A percentage told of them, for each of them or for all. */
  readonly taux: { readonly valeur: number; readonly chacun: boolean } | undefined;
  readonly debut: number;
  readonly fin: number;
}

const POSSESSIFS = new Set(['mon', 'ma', 'mes', 'notre', 'nos', 'son', 'sa', 'ses', 'leur', 'leurs']);
const DETERMINANTS = new Set([...POSSESSIFS, 'le', 'la', 'les', 'l', 'un', 'une', 'chaque', 'des', 'grands', 'autres']);
/** What stands between two people of one list. */
const LIAISONS = new Set(
  'et + , & ainsi que puis plus ou a au aux pour de d chacun chacune majeurs mineurs communs adultes % du capital ( ) restants moitie l autre'.split(
    ' ',
  ),
);
const SIGNES = [',', ';', '.', ':', '(', ')', '?', '!', '+', '%', '&', "'"];
/** Plural without an « s » of its own, or singular with one. */
const INVARIABLES = new Set(['fils', 'epoux', 'petit-fils', 'beau-fils', 'arriere-petit-fils']);
const PLURIELS = new Set(['mes', 'nos', 'ses', 'leurs', 'les', 'des']);
const NOMBRE_MAX = 20;

export function decouper(texte: string): string[] {
  const mots = SIGNES.reduce((t, signe) => t.replaceAll(signe, ` ${signe} `), texte)
    .split(' ')
    .filter((mot) => mot !== '' && mot !== "'");
  // « petits enfants » is one noun, « arrière petits enfants » too.
  return avecArriere(composer(mots));
}

const ARRIERE = 'arriere';
const avecArriere = (mots: readonly string[]): string[] =>
  mots.flatMap((mot, i) => {
    if (mot === ARRIERE && FAMILLE_DE.has(`${ARRIERE}-${mots[i + 1] ?? ''}`))
      return [`${ARRIERE}-${mots[i + 1] ?? ''}`];
    return mots[i - 1] === ARRIERE && FAMILLE_DE.has(`${ARRIERE}-${mot}`) ? [] : [mot];
  });

function composer(mots: readonly string[]): string[] {
  return mots.flatMap((mot, i) => {
    const compose = `${mot}-${mots[i + 1] ?? ''}`;
    if (COMPOSES.includes(mot) && FAMILLE_DE.has(compose)) return [compose];
    const avant = `${mots[i - 1] ?? ''}-${mot}`;
    return COMPOSES.includes(mots[i - 1] ?? '') && FAMILLE_DE.has(avant) ? [] : [mot];
  });
}

const entier = (mot: string | undefined): number | undefined => {
  const n = Number(mot);
  return mot !== undefined && mot !== '' && Number.isInteger(n) && n > 0 && n <= NOMBRE_MAX ? n : undefined;
};

const FOIS = 'x';
/** « neveux x2 », « neveux x 2 » */
function fois(mots: readonly string[], place: number): number | undefined {
  const mot = mots[place] ?? '';
  if (!mot.startsWith(FOIS)) return undefined;
  return entier(mot === FOIS ? mots[place + 1] : mot.slice(1));
}

/** The person whose noun stands there. */
function personneEn(mots: readonly string[], i: number): PersonneNommee | undefined {
  const nom = mots[i] ?? '';
  const famille = FAMILLE_DE.get(nom);
  if (famille === undefined) return undefined;
  // « compagne pacsée »: said of her, nobody else.
  if (nom.startsWith('pacse') && !DETERMINANTS.has(mots[i - 1] ?? '')) return undefined;
  if (famille === 'moi') return { famille, nom, de: undefined, nombre: 1, taux: tauxAvant(mots, i), debut: i, fin: i };
  let debut = i;
  let de: string | undefined;
  let dit: number | undefined;
  let pluriel = (nom.endsWith('s') || nom.endsWith('x')) && !INVARIABLES.has(nom);
  for (let k = i - 1; k >= 0 && k >= i - 3; k -= 1) {
    const mot = mots[k] ?? '';
    const n = mots[k + 1] === '%' ? undefined : entier(mot);
    if (n === undefined && !DETERMINANTS.has(mot)) break;
    if (n !== undefined) dit = n;
    if (PLURIELS.has(mot)) pluriel = true;
    if (POSSESSIFS.has(mot)) de = mot;
    debut = k;
  }
  // « chaque enfant (2) », « mes enfants (3) »
  const apres = mots[i + 1] === '(' && mots[i + 3] === ')' ? entier(mots[i + 2]) : fois(mots, i + 1);
  const chaque = mots.slice(debut, i).includes('chaque');
  const nombre = dit ?? apres ?? (pluriel || chaque ? undefined : 1);
  return { famille, nom, de, nombre, taux: tauxAvant(mots, debut), debut, fin: i };
}

/** « 25 % à chaque enfant »: told just before. */
function tauxAvant(mots: readonly string[], debut: number): PersonneNommee['taux'] {
  const place = mots.lastIndexOf('%', debut - 1);
  if (place < 1 || place < debut - PORTEE_DU_TAUX) return undefined;
  const entre = mots.slice(place + 1, debut + 1);
  if (entre.some((mot) => FAMILLE_DE.has(mot) && mot !== mots[debut])) return undefined;
  const valeur = Number(mots[place - 1]);
  return Number.isNaN(valeur) ? undefined : { valeur, chacun: entre.includes('chaque') || entre.includes('chacun') };
}
const PORTEE_DU_TAUX = 5;

/** The people of a text, list by list: whoever is told one after the other. */
export function lireListes(mots: readonly string[]): PersonneNommee[][] {
  const listes: PersonneNommee[][] = [];
  let derniere: PersonneNommee | undefined;
  for (let i = 0; i < mots.length; i += 1) {
    const personne = personneEn(mots, i);
    if (personne === undefined) continue;
    const entre = derniere === undefined ? [] : mots.slice(derniere.fin + 1, personne.debut);
    const liee =
      derniere !== undefined &&
      entre.some((mot) => LIENS.has(mot)) &&
      entre.every((mot) => LIAISONS.has(mot) || entier(mot) !== undefined || !Number.isNaN(Number(mot)));
    if (liee) listes.at(-1)?.push(personne);
    else listes.push([personne]);
    derniere = personne;
  }
  return listes;
}
const LIENS = new Set(['et', '+', ',', '&', 'ainsi', 'puis', 'plus']);
