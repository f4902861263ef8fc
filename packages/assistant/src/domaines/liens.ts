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
  [/\b(?:oncles?|tantes?|tonton|tata|tatie)\b/, 'neveu_niece'],
  [/\b(?:peres?|meres?|parents?|papa|maman)\b/, 'enfant'],
  [/\b(?:freres?|soeurs?)\b/, 'frere_soeur'],
  [/\b(?:mari|femme|epou[sx]e?|conjointe?)\b/, 'conjoint'],
  [/\b(?:concubine?s?|concubinage|compagnon|compagne|amie?s?|marraine|parrain)\b/, 'autre'],
];

/** Tie of the person named in a text, seen from who gives. */
export function lireLien(texte: string): Lien | undefined {
  if (/\bcompagn(?:on|e)\b/.test(texte) && !/\b(?:pas|ni|sans|non) [^.]{0,12}(?:pacs\w*|marie\w*)/.test(texte)) {
    if (/\bpacse?s?\b/.test(texte)) return 'partenaire_pacs';
    if (/\bmaries\b/.test(texte)) return 'conjoint';
  }
  return MOTS.find(([motif]) => motif.test(texte))?.[1];
}

/** « mon père me donne »: the tie of the one who receives, seen from who gives. */
export function lireLienDuDonateur(texte: string): Lien | undefined {
  return INVERSE.find(([motif]) => motif.test(texte))?.[1];
}

/** Who died, gives or leaves: named right beside the verb, whoever else the question names. */
const DEFUNT =
  /\b(?:mon|ma|notre|nos|mes|le|la|l') ?((?:grands?[- ]?|beau[- ]|belle[- ]|arriere[- ])*[a-z]+)(?: [a-z-]+){0,2}?,? (?:(?:qui )?(?:est|etait|a ete|vient de|s'est) )?(?:decedee?s?|morte?s?|eteinte?|disparue?|nous (?:a |ont )?(?:quitte\w*|laiss\w+|legu\w+)|me (?:laiss\w+|legu\w+)|laiss\w+|legu\w+)\b|\b(?:deces|mort|succession|heritage|testament) de (?:mon|ma|notre|nos|mes|l') ?((?:grands?[- ]?|beau[- ]|belle[- ])*[a-z]+)|\bherit\w+ (?:\w+ ){0,3}(?:de|d') ?(?:mon|ma|notre|nos|mes|l') ?((?:grands?[- ]?|beau[- ]|belle[- ])*[a-z]+)/;

/** Tie of the heir with the one who died, from the words that name the deceased. */
export function lireLienDuDefunt(texte: string): Lien | undefined {
  const m = DEFUNT.exec(texte);
  const nom = m?.[1] ?? m?.[2] ?? m?.[3];
  return nom === undefined ? undefined : lireLienDuDonateur(nom);
}

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
