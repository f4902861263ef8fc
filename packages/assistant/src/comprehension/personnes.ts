import { motsDits } from '@francis/lecture';
/** To whom an amount belongs: the person who writes (or « Monsieur »), the other one, or the couple. */
export type Personne = 1 | 2 | 'couple' | 'chacun' | 'enfant';

/** A child as the subject of an income. */
const ENFANT =
  "(?:notre|mon|ma|nos|mes|un de nos|l'aine|le cadet) ?(?:(?:petite?|grande?|jeune) )?(?:fils|filles?|enfants?|garcons?|ainee?|cadette?)(?=[^.;?]{0,60} (?:gagne|touche|percu|percoit|a gagne|a touche|a travaille|a eu un job|est apprentie?|en alternance))";

const CONJOINT =
  "(?:ma|mon|sa|son|l'|notre) ?ex(?:[- ](?:femme|mari|epoux|epouse|conjointe?|compagne|compagnon))?|(?:ma|mon|sa|son|la|le|notre) (?:(?:future?|nouvelle|nouveau|jeune) )?(?:femme|mari|epoux|epouse|conjointe?|compagne|compagnon|copine|copain|partenaire(?: de pacs)?|cherie?|moitie|fiancee?|concubine?)|madame|mme|elle|lui|l'autre|mon pacse|ma pacsee|second|deuxieme|declarant 2|il|du conjoint|de l'epouse|quelqu'un|une personne|l(?:e|a|es) siens?|l(?:e|a|es) siennes?|ses revenus|son salaire|sa retraite|sa pension";
const MOI =
  "l(?:e|a|es) miens?|l(?:e|a|es) miennes?|moi|je|j'ai|j'en ai|j'en|j'etais|j'avais|j'aurai|mon|ma|mes|monsieur|mr|m\\.|le premier|declarant 1|perso|personnellement|l'un|de mon cote";
const ENSEMBLE =
  '(?:a )?nous 2|a 2(?! (?:enfants?|gosses?|filles?|fils|garcons?|petits?|petites?|grands?|grandes?|ados?|bebes?|gamins?|gamines?|momes?|loulous?|jumeaux|jumelles)\\b)|tous les 2|ensemble|du couple|le couple|notre foyer|du foyer|du menage|au total|en tout|nos revenus|notre revenu|nos salaires|on gagne|nous gagnons|nous declarons|on declare|couple';

const COMMUN_APRES =
  /^[^,.;]{0,40}\b(?:a nous 2|a eux 2|a 2(?! (?:enfants?|gosses?|filles?|fils|garcons?|petits?|petites?|grands?|grandes?|ados?|bebes?|gamins?|gamines?|momes?|loulous?|jumeaux|jumelles)\b)|ensemble|au total|en tout|pour (?:le couple|nous 2|le foyer|2(?! parts?))|(?:du|pour le) (?:couple|foyer|menage)|de revenus? du foyer|cumules)\b/;
const DROITE = new RegExp(
  `^(?: ?\\(?(?:€|nets?|imposables?|bruts?|par mois|par an|de (?:salaires?|retraite|pension|revenus?)|,|environ)(?: ?\\))?)* ?\\(?(?:pour|chez|cote|du cote de|de|a|c'est|par) (?:(${CONJOINT})|(moi))\\b`,
);
const MARQUES = new RegExp(
  `\\b(?:(?<enfant>${ENFANT})|(chacune?|par personne|par tete|tous les 2|toutes les 2)|(${ENSEMBLE})|(${CONJOINT})|(${MOI}))(?![a-z0-9])`,
  'g',
);

/** « Lui gagne … et elle … », told by nobody of the two: he is the first person, she the other. */
export function nommerLesDeux(texte: string): string {
  if (!motsDits('lui|il').test(texte) || !motsDits('elle').test(texte)) return texte;
  if (/\b(?:je|moi|mon|ma|mes)\b|\bj'/.test(texte)) return texte;
  // « on lui verse »: somebody else than the two.
  if (
    motsDits('lui verse|lui versons|lui donne|lui donnons|lui envoie|lui envoyons|lui paie|lui paye|lui payons').test(
      texte,
    )
  )
    return texte;
  return texte.replace(/\b(?:lui|il)\b(?! (?:faut|reste|y|s'agit))/g, 'monsieur').replace(/\belle\b/g, 'madame');
}

const A_PART = [' chez', ' de son', ' sa ', ' son ', ' ses ', ' paie', ' pour soi'];

/** Every mark of a person in a stretch of text, in order. */
export function lirePersonnes(texte: string): { readonly personne: Personne; readonly position: number }[] {
  const marques: { personne: Personne; position: number }[] = [];
  for (const m of texte.matchAll(MARQUES)) {
    const personne: Personne = m[1] ? 'enfant' : m[2] ? 'chacun' : m[3] ? 'couple' : m[4] ? 2 : 1;
    // « chacun chez soi », « chacun sa déclaration »: nobody's amount.
    const suite = texte.slice(m.index + m[0].length);
    if (m[2] && A_PART.some((mots) => suite.startsWith(mots))) continue;
    // « il faut », « il reste », « elle-même » are not persons.
    if (m[4] === 'il' && /^il (?:faut|reste|y|me|nous|s'agit|est|vaut)/.test(texte.slice(m.index))) continue;
    // « ma fille … , elle a gagné »: still the child.
    const reprise = /^(?:il|elle|lui)$/.test(m[0]) && marques[marques.length - 1]?.personne === 'enfant';
    marques.push({ personne: reprise ? 'enfant' : personne, position: m.index });
  }
  return marques;
}

/** « 24 000 € pour moi », « 15 600 € pour mon épouse »: the person named right after the amount. */
export function personneApres(droite: string): Personne | undefined {
  if (/^[^,.]{0,30}\b(?:chacune?|par personne|par tete)\b/.test(droite)) return 'chacun';
  if (COMMUN_APRES.test(droite)) return 'couple';
  const m = DROITE.exec(droite);
  if (m?.[1]) return 2;
  if (m?.[2]) return 1;
  return undefined;
}
