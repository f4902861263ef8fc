import { motsDits } from '@francis/lecture';
import type { Lien } from '@francis/fiscal/patrimoine';

const MOTS: readonly (readonly [RegExp, Lien])[] = [
  [/\baucun lien\b|\bsans lien\b|\bpas de la (?:meme )?famille\b/, 'autre'],
  [/\barrieres?[- ]petits?[- ](?:fils|filles?|enfants?)\b/, 'arriere_petit_enfant'],
  [/\bpetite?s?[- ](?:fils|filles?|enfants?)\b/, 'petit_enfant'],
  [/\bbeaux?[- ](?:fils|pere|frere|enfants?)\b|\bbelles?[- ](?:filles?|mere|soeur)\b|\bgendres?\b|\bbru\b/, 'autre'],
  [/\b(?:partenaire de pacs|partenaire pacsee?|partenaire|pacse avec)\b/, 'partenaire_pacs'],
  [/\b(?:epou[sx]e?|conjointe?|mari|femme)\b/, 'conjoint'],
  [/\b(?:neveux?|nieces?)\b/, 'neveu_niece'],
  [/\b(?:cousine?s?|grands?[- ]oncles?|grandes?[- ]tantes?)\b/, 'parent_4e_degre'],
  [/\b(?:freres?|soeurs?)\b/, 'frere_soeur'],
  [/\b(?:fils|filles?|enfants?|garcons?|aine|cadette?)\b/, 'enfant'],
  [/\b(?:concubine?s?|concubinage|compagnon|compagne|amie?s?|voisine?s?|filleule?s?|copine?|copain)\b/, 'autre'],
];

/** Words for whoever gives, seen by the one who receives. */
const INVERSE: readonly (readonly [RegExp, Lien])[] = [
  [/\baucun lien\b|\bsans lien\b|\bviv\w+ ensemble\b|\bsans (?:mariage|etre maries)\b|\bunion libre\b/, 'autre'],
  [/\barrieres?[- ]grands?[- ](?:peres?|meres?|parents?)\b/, 'arriere_petit_enfant'],
  [
    /\bgrands?[- ]?(?:peres?|meres?|parents?)\b|\bmamie\b|\bpapi\b|\bpapy\b|\bmamy\b|\bpepe\b|\bmeme\b(?= (?:me|veut|va|donne))/,
    'petit_enfant',
  ],
  [/\bbeaux?[- ](?:pere|parents?)\b|\bbelles?[- ]mere\b/, 'autre'],
  [/\b(?:cousine?s?|grands?[- ]oncles?|grandes?[- ]tantes?)\b/, 'parent_4e_degre'],
  [/\b(?:oncles?|tantes?|tonton|tata|tatie)\b/, 'neveu_niece'],
  [/\b(?:peres?|meres?|parents?|papa|maman)\b/, 'enfant'],
  [/\b(?:freres?|soeurs?)\b/, 'frere_soeur'],
  [/\b(?:mari|femme|epou[sx]e?|conjointe?)\b/, 'conjoint'],
  [/\b(?:concubine?s?|concubinage|compagnon|compagne|amie?s?|marraine|parrain)\b/, 'autre'],
];

/** « ma compagne pacsée », « nous sommes mariés »: a companion that the law knows. */
export function compagnonUni(texte: string): Lien | undefined {
  if (
    JAMAIS_UNIS.test(texte) ||
    !motsDits('compagnon|compagne').test(texte) ||
    /\b(?:pas|ni|sans|non) [^.]{0,12}(?:pacs\w*|marie\w*)/.test(texte)
  )
    return undefined;
  const mots = new Set(texte.split(' ').map((mot) => mot.replaceAll(',', '').replaceAll('.', '')));
  if (PACSES.some((mot) => mots.has(mot))) return 'partenaire_pacs';
  return mots.has('maries') ? 'conjoint' : undefined;
}
const JAMAIS_UNIS = motsDits(
  'jamais pacses|jamais pacse|jamais pacsee|jamais maries|jamais marie|jamais mariee|jamais ete pacses|jamais ete maries',
);
const PACSES = ['pacs', 'pacse', 'pacsee', 'pacses', 'pacsees'];

/** Tie of the person named in a text, seen from who gives. */
export const lireLien = (dit: string): Lien | undefined => {
  const enfants = ARRIERE_PETITES_FILLES.reduce((t, mots) => t.replaceAll(mots, 'arriere petit enfant'), dit);
  // « mon petit-neveu, le fils de ma nièce »: the rest says whose child.
  if (PETITS_NEVEUX.some((mots) => enfants.includes(mots))) return 'parent_4e_degre';
  const texte = enfants;
  return compagnonUni(texte) ?? MOTS.find(([motif]) => motif.test(texte))?.[1];
};
/** Two ranks below a brother's child: the fourth degree. */
const PETITS_NEVEUX = ['petit-neveu', 'petit neveu', 'petite-niece', 'petite niece', 'petits-neveux', 'petits neveux'];
const ARRIERE_PETITES_FILLES = [
  'arriere-petite-fille',
  'arriere petite fille',
  'arriere-petite fille',
  'arriere petite-fille',
  'arriere-petites-filles',
  'arriere petites filles',
];

/** « mon père me donne »: the tie of the one who receives, seen from who gives. */
export const lireLienDuDonateur = (texte: string): Lien | undefined =>
  compagnonUni(texte) ?? INVERSE.find(([motif]) => motif.test(texte))?.[1];

/** In-laws count as strangers: they are recognised before the words that they contain. */
export const LIBELLES_LIEN: Readonly<Record<Lien, string>> = {
  conjoint: 'entre époux',
  partenaire_pacs: 'entre partenaires de PACS',
  enfant: 'entre parent et enfant',
  petit_enfant: 'entre grand-parent et petit-enfant',
  arriere_petit_enfant: 'entre arrière-grand-parent et arrière-petit-enfant',
  parent: 'entre enfant et parent',
  grand_parent: 'entre petit-enfant et grand-parent',
  frere_soeur: 'entre frères et sœurs',
  neveu_niece: 'entre oncle ou tante et neveu ou nièce',
  parent_4e_degre: 'entre parents jusqu’au quatrième degré',
  autre: 'entre personnes sans lien de parenté',
};
