import { notion, type Concept } from './concept.ts';

export interface LienDePersonne extends Concept {
  readonly genre?: 'f' | 'm';
  /** How many the word itself says. */
  readonly nombre?: number;
}

const lien = (
  concept: string,
  libelle: string,
  formes: string,
  reste: { genre?: 'f' | 'm'; nombre?: number } = {},
): LienDePersonne => ({
  ...notion(concept, libelle, formes),
  ...reste,
});
const f = { genre: 'f' } as const;
const m = { genre: 'm' } as const;

/** Who is spoken of. */
export const PERSONNES: readonly LienDePersonne[] = [
  lien('epouse', 'épouse', 'ma femme | sa femme | mon epouse | femme | madame | mme | ma moitie', f),
  lien('epoux', 'époux', 'mon mari | mari | monsieur | mr | son mari', m),
  lien('conjoint', 'conjoint', 'conjoints | cjt | conj | cjte | epse'),
  lien('conjointe', 'conjointe', 'conjointes', f),
  lien('partenaire', 'partenaire', 'partenaire de pacs | mon pacse | ma pacsee'),
  lien('compagne', 'compagne', 'ma compagne | copine | ma copine | meuf | concubine | cherie | fiancee', f),
  lien('compagnon', 'compagnon', 'mon compagnon | copain | mon copain | mec | mon mec | concubin | cheri | fiance', m),
  lien(
    'ex',
    'ex-conjoint',
    'ex | mon ex | ex mari | ex femme | ex epouse | ex epoux | ex conjoint | ex conjointe | ex compagne | ex compagnon | le pere de mes enfants | la mere de mes enfants',
  ),
  lien('fille', 'fille', 'filles | gamine | puce | ma grande', f),
  lien('fils', 'fils', 'garcon | garcons | gamin | mon grand', m),
  lien(
    'enfant',
    'enfant',
    'enfants | gosse | gosses | mome | momes | mioche | marmaille | marmailles | marmot | loulou | loulous | bebe | bebes | nourrisson | ado | ados | enf | gamins',
  ),
  lien('jumeaux', 'jumeaux', 'jumelles', { nombre: 2 }),
  lien('triples', 'triplés', 'triplees', { nombre: 3 }),
  lien('aine', 'aîné', 'ainee | aines'),
  lien('cadet', 'cadet', 'cadette | benjamin | benjamine | petit dernier | petite derniere'),
  lien(
    'enfant_du_conjoint',
    'enfant du conjoint',
    'beau fils | belle fille | beaux enfants | fille de mon mari | fils de ma femme | enfants de mon conjoint',
  ),
  lien('petit_enfant', 'petit-enfant', 'petits enfants | petit fils | petite fille | petites filles'),
  lien('mere', 'mère', 'maman | ma mere', f),
  lien('pere', 'père', 'papa | mon pere | daron', m),
  lien('parent', 'parents', 'mes parents | parent', {}),
  lien('grand_parent', 'grand-parent', 'grands parents | grand mere | grand pere | mamie | papi | papy | mamy | pepe'),
  lien('soeur', 'sœur', 'soeur | soeurs | frangine', f),
  lien('frere', 'frère', 'freres | frangin', m),
  lien('fratrie', 'fratrie', 'freres et soeurs'),
  lien('neveu', 'neveu', 'neveux', m),
  lien('niece', 'nièce', 'nieces', f),
  lien('oncle', 'oncle', 'tonton', m),
  lien('tante', 'tante', 'tata | marraine | tatie', f),
  lien('cousin', 'cousin', 'cousins | cousine | cousines'),
  lien('beau_parent', 'beau-parent', 'beaux parents | belle mere | beau pere'),
  lien('beau_frere', 'beau-frère', 'belle soeur | beaux freres'),
  lien('ami', 'ami', 'amie | amis | pote | copains'),
  lien('voisin', 'voisin', 'voisine | collegue | collegues'),
  lien('associe', 'associé', 'associee | associes'),
  lien('locataire', 'locataire', 'locataires | colocataire | colocataires'),
  lien('defunt', 'défunt', 'defunte | de cujus'),
  lien('heritier', 'héritier', 'heritiere | heritiers | legataire'),
  lien('beneficiaire', 'bénéficiaire', 'beneficiaires | donataire | donataires'),
  lien('donateur', 'donateur', 'donatrice | donateurs'),
  lien('gerant', 'gérant', 'gerante | dirigeant | dirigeante | president | presidente'),
  lien(
    'salarie',
    'salarié',
    'salariee | salaries | employe | employee | nounou | nourrice | assistante maternelle | femme de menage | jardinier',
  ),
];

/** Ties of a couple after which a first name is told. */
export const CONJOINT_NOMME: readonly string[] = [
  'mon mari',
  'ma femme',
  'mon epoux',
  'mon epouse',
  'mon conjoint',
  'ma conjointe',
  'mon compagnon',
  'ma compagne',
  'mon partenaire',
  'ma partenaire',
];
/** Words before that name when an amount is told of who bears it. */
export const DEVANT_SON_NOM: readonly string[] = [
  'celui de',
  'celle de',
  'ceux de',
  'celles de',
  'salaire de',
  'pension de',
  'retraite de',
  'revenus de',
  'revenu de',
  'net imposable de',
];
