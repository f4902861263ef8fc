/** Told of what each of several has: after an amount. */
export const A_CHACUN = [
  'chacun',
  'chacune',
  'a chacun',
  'a chacune',
  'pour chacun',
  'pour chacune',
  'a chaque',
  'par enfant',
  'par personne',
  'par heritier',
  'par heritiere',
  'par tete',
  'chaque',
];
/** Whoever is named so receives nothing. */
export const SANS_RIEN: readonly string[] = [
  'qui ont rien',
  "qui n'ont rien",
  'qui a rien',
  "qui n'a rien",
  "n'ont rien",
  "n'a rien",
  'ont rien',
  'ne recoivent rien',
  'ne recoit rien',
  'ne prend rien',
  'ne prennent rien',
  "n'heritent pas",
  "n'herite pas",
  'qui prennent le reste',
  'prennent le reste',
  'qui prend le reste',
  'prend le reste',
  'elle prend le reste',
  'vivent et prennent le reste',
];
/** Others share, and nobody says how many. */
export const AVEC_D_AUTRES =
  "avec d'autres|avec dautres|avec les autres|avec plusieurs autres|entre plusieurs|a plusieurs|avec des cousins|avec mes cousins|avec mes freres et soeurs|on est plusieurs|nous sommes plusieurs|et d'autres heritiers";
/** Before somebody who is said not to be. */
export const NIENT: ReadonlySet<string> = new Set(['ni', 'sans', 'aucun', 'aucune']);
/** The speaker has what the child leaves. */
export const J_HERITE =
  "j'herite|on herite|nous heritons|moi qui herite|heritons|c'est moi|c'est nous|me laisse|nous laisse|je suis son heritier|je suis son heritiere|je recois|nous recevons|son heritage|sa succession|ses parents heritent|parents heritiers";
/** Both parents. */
export const LES_DEUX_PARENTS =
  'tous les 2|a 2|nous 2|mon mari et moi|ma femme et moi|mon epoux et moi|mon epouse et moi|sa mere et moi|son pere et moi|son papa et moi|sa maman et moi|moi et mon mari|moi et ma femme|moi et sa mere|moi et son pere|ses parents|ses 2 parents|pere et mere';
/** What one of those who give gives, and nothing of the others. */
export const MA_DONATION =
  'ma donation a moi|sur ma donation|pour ma donation|sur mon don|pour mon don a moi|mon don a moi|ma part a moi|pour ma part a moi|ce que je donne moi|ce que moi je donne|que sur ma donation|donne maman seulement|donne papa seulement|donne maman|donne papa|donne ma mere seulement|donne mon pere seulement|la part de maman seulement|la part de papa seulement|la part de madame seule|la part de monsieur seul|part de madame seule|part de monsieur seul';

/** A debt that nobody owes any more. */
export const DETTE_SOLDEE =
  "plus de dette|plus de dettes|pret etait assure|pret est assure|etaient assures|etait assure|credit etait assure|assurance a solde|assurance a rembourse|pris en charge par l'assurance|rembourse par l'assurance|solde par l'assurance|finalement pas de dette|plus de credit|plus de pret";
/** A gift of the past, in the words that put the adverb last. */
export const DEJA_EU = 'eu deja|recu deja|touche deja|deja touche|deja eu|deja recu';
/** The year before this one. */
export const L_AN_DERNIER = [
  "l'an passe",
  "l'an dernier",
  "l'annee derniere",
  "l'annee passee",
  'l annee derniere',
  'il y a un an',
  'il y a 1 an',
];

/** Children of who died, and not of the spouse who survives (C. civ. art. 757). */
export const D_UN_AUTRE_LIT =
  "d'un premier mariage|d'un precedent mariage|d'une premiere union|d'une precedente union|d'une autre union|d'un premier lit|d'un autre lit|de son premier mariage|de sa premiere union|de son premier lit|du premier lit|nes d'une autre|ne sont pas d'elle|ne sont pas de lui|pas les enfants de ma mere|pas les enfants de mon pere";
/** There are none. */
export const NI_D_UN_AUTRE_LIT =
  "aucun d'un premier lit|aucun d'un autre lit|aucun enfant d'un premier lit|pas d'enfant d'un premier lit|personne d'un autre lit|ni d'un premier lit|sans enfant d'un autre lit|pas d'enfants d'un autre lit|pas d'enfant d'un autre lit|aucun d'une autre union|aucun d'un premier mariage";
/** Before those who are of both. */
export const ENFANTS_ENSEMBLE =
  'nous avons eu ensemble|avons eu ensemble|a eu ensemble|ont eu ensemble|ensuite avec moi|puis avec moi|et avec moi|et ensemble|de notre union|de notre mariage';
/** The share of who died, by its name: « la part de Nathalie fait 288 000 € ». */
export const PART_DU_DEFUNT = 'fait|est de|vaut|represente|est evaluee a|est estimee a|se monte a|atteint';
/** A debt of who survives, and none of the estate. */
export const DETTE_DU_SURVIVANT =
  'a mon nom|a mon seul nom|a mon nom seul|en mon nom|qui est a moi|pris par moi seul|pris par moi seule|a moi seul|a moi seule';
/** A debt of who inherits, whoever left. */
export const DETTE_DE_L_HERITIER =
  'dettes personnelles|dette personnelle|credit personnel|pret personnel|ses propres dettes|mes propres dettes|j ai des dettes|elle a des dettes|il a des dettes';
/** The children of somebody’s step-parent are that one’s own: they inherit as children do. */
export const ENFANTS_DU_BEAU_PARENT = ['enfants', 'fils', 'fille', 'filles']
  .flatMap((qui) => ['mon beau-pere', 'mon beau pere', 'ma belle-mere', 'ma belle mere'].map((de) => `${qui} de ${de}`))
  .join('|');
