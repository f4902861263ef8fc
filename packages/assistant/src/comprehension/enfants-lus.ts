/** A child read with its own age or year of birth, and what its proposition says of it. */
export interface EnfantLu {
  readonly age?: number;
  readonly mois?: number;
  readonly anneeNaissance?: number;
  /** Words of the proposition that holds it. */
  readonly proposition: string;
}

export const NOM_ENFANT =
  /\b(?:enfants?|filles?|fillettes?|fils|garcons?|bebes?|nourrissons?|jumeaux|jumelles|petite?|petits|ainee?|cadette?|benjamine?|ados?|adolescente?s?|troisieme|quatrieme|premiers|(?<!\b(?:an|annee|mois|semaine|ete|trimestre) )derniere?|plus (?:jeune|petite?|grande?|agee?)s?|l'autre|l'une?)\b/g;
const ADULTE =
  /\b(?:moi|je|j'ai(?! (?:\d|une?|des|2) ?(?:\w+ )?(?:enfants?|filles?|fils|garcons?))|mon mari|ma femme|mon epou(?:x|se)|epou(?:x|se)|madame|monsieur|mon conjoint|ma conjointe|ma compagne|mon compagnon|retraitee?s?|couple)\b/g;
/** Before a number of years that is a length of time, not an age. */
const DUREE =
  /\b(?:depuis|il y a|pendant|dans|apres|tous les|moins de|plus de|au moins|durant|duree de|sur|passe[er]? a|encore) (?:plus de |environ )?$/;

/** Where a proposition about other children begins. */
const COUPURE =
  /[.;?!\n]|,? (?=(?:et|mais|puis|plus|dont) (?:un|une|mon|ma|notre|le|la|l'|les \d|nos \d|\d )(?! (?:semaine|mois|temps|peu))[a-z ']*)|, (?=(?:mon|ma|son|sa|notre|un|une|le|la|l')(?: ?(?:autre|plus|petite?|grande?|jeune))* ?(?:fils|fille|enfant|garcon|bebe|aine|cadet|benjamin|petite?\b|grande?\b|dernier|jeune|autre|un\b))/g;

interface Tranche {
  readonly debut: number;
  readonly fin: number;
}

export function propositions(texte: string): Tranche[] {
  const tranches: Tranche[] = [];
  let debut = 0;
  for (const m of texte.matchAll(COUPURE)) {
    if (m.index > debut) tranches.push({ debut, fin: m.index });
    debut = m.index + (m[0].length > 0 ? m[0].length : 0);
  }
  tranches.push({ debut, fin: texte.length });
  return tranches.filter(({ debut: d, fin }) => texte.slice(d, fin).trim() !== '');
}

const dernier = (texte: string, motif: RegExp): number => {
  let place = -1;
  for (const m of texte.matchAll(motif)) place = m.index;
  return place;
};

/** Whether a place of the text speaks of children: the last person named in the sentence is one. */
function parleDEnfant(texte: string, place: number): boolean {
  const avant = texte.slice(0, place);
  const debut =
    Math.max(avant.lastIndexOf('?'), avant.lastIndexOf(';'), avant.lastIndexOf('\n'), avant.lastIndexOf('. ')) + 1;
  const phrase = avant.slice(debut);
  // « et Emma, 2 ans »: a first name and an age that only a child has.
  if (PRENOM.test(phrase) && /^(?:[0-9]|1[0-5]) ans?\b/.test(texte.slice(place))) return true;
  const enfant = dernier(phrase, NOM_ENFANT);
  if (enfant >= 0) return enfant >= dernier(phrase, ADULTE);
  // « ils ont 2 et 5 ans » after a sentence about children.
  return /^ ?(?:ils|elles) (?:ont|sont)\b/.test(phrase) && dernier(avant.slice(0, debut), NOM_ENFANT) >= 0;
}

const PRENOM =
  /(?:,|:|\bet|\bplus|\bpour|\bavec) (?!environ|quelque|bientot|cdd|cdi|contrat|bail|formation|experience|anciennete|pret|credit|depuis|pendant|dans|apres|moins|plus|sur)[a-z]{3,12},? (?:\(?)$/;

const ADULTE_PAR_L_AGE = 31;
const MULTIPLES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:jumeaux|jumelles)(?: (?:filles|garcons))? ?(?:de|ont|ages de|agees de|qui ont|,|\()? ?$/, 2],
  [/\btriplee?s ?(?:de|ont|ages de|agees de|qui ont|,|\()? ?$/, 3],
];

/** How many children share one age: « 2 filles de 8 ans », « nos jumeaux ont 2 ans ». */
function nombrePourUnAge(avant: string): number {
  for (const [motif, n] of MULTIPLES) if (motif.test(avant)) return n;
  const groupe =
    /\b(\d) (?:\w+ )?(?:enfants|filles|garcons|fils|bebes)(?: tous| toutes)? (?:de|ont|ages? de|agees? de|qui ont(?: tous| toutes)?) $/.exec(
      avant,
    );
  return groupe ? Number(groupe[1]) : 1;
}

/** Ages of a family, read in a row: no longer list is one. */
const AGES =
  /(\d{1,2})((?:(?: ans)?(?: ?, ?(?:et )?| et | puis |\/| (?=\d{1,2}(?: \d{1,2}){0,4} et \d))\d{1,2}){0,15}) ans?\b/g;
/** « un bébé de 8 mois », « deux enfants, 4 ans et 8 mois ». */
const MOIS =
  /\b(?:(?:(\d) )?(petite?s?|bebes?|nourrissons?|filles?|fils|enfants?|garcons?|jumeaux|jumelles|derniere?)\b[^.,;]{0,14}?(?:\b(?:de|a|ont) |\()|(ans)(?: et|,(?: et)?) )(\d{1,2}) mois\b/g;
/** « 3 ans et 14 mois »: another child of the same list. */
function suiviDeMois(apres: string): boolean {
  const mots = apres.split(' ').filter((mot) => !['', 'et', ',', 'de'].includes(mot));
  return Number.isInteger(Number(mots[0] ?? '-')) && mots[1]?.startsWith('mois') === true;
}
/** What goes on from an age told among others. */
const AUTRE_AGE = [' et ', ', '];
const MOIS_PAR_AN = 12;
const NAISSANCES =
  /\bnee?s? (?:respectivement )?(?:en |le |cette annee)?(?:\d{1,2}(?:er)? )?(?:\w+ )??((?:19|20)\d\d)((?:(?: ?, ?| et )(?:en )?(?:19|20)\d\d)*)|\(((?:19|20)\d\d)\)|\b(?:de|ages? de) ((?:19|20)\d\d) et ((?:19|20)\d\d)\b/g;

/** Every child of the text that has an age or a year of birth, in order. */
export function lireEnfantsNommes(texte: string): EnfantLu[] {
  const tranches = propositions(texte);
  const lus: { readonly place: number; readonly enfant: EnfantLu }[] = [];
  const trancheDe = (place: number): Tranche | undefined =>
    tranches.find(({ debut, fin }) => place >= debut && place < fin);
  // A list of ages may go over what parts two children: what follows it is said of them all.
  const ajouter = (place: number, enfant: Omit<EnfantLu, 'proposition'>, bout = place): void => {
    const fin = trancheDe(bout)?.fin;
    lus.push({ place, enfant: { ...enfant, proposition: texte.slice(trancheDe(place)?.debut ?? 0, fin) } });
  };
  for (const m of texte.matchAll(AGES)) {
    const avant = texte.slice(Math.max(0, m.index - 80), m.index);
    if (DUREE.test(avant) || /\bj'ai $|\bj'aurai $|\b(?:je|moi),? $/.test(avant)) continue;
    // « un an sur deux »: how often, not how old.
    if (texte.startsWith(' sur ', m.index + m[0].length)) continue;
    const liste = [m[1] ?? '', ...(m[2] ?? '').split(/\D+/).filter(Boolean)].map(Number);
    const apres = texte.slice(m.index + m[0].length, m.index + m[0].length + 40);
    const nomme =
      parleDEnfant(texte, m.index) || /^[^.,;]{0,30}\b(?:a charge|au college|au lycee|a l'ecole)\b/.test(apres);
    if (!nomme || !liste.every((a) => a < ADULTE_PAR_L_AGE)) continue;
    // « deux enfants de 3 ans et 14 mois »: one of each age.
    const seul = liste.length > 1 || suiviDeMois(apres);
    const fois = seul ? 1 : nombrePourUnAge(avant);
    const bout = m.index + m[0].length - 1;
    for (const age of liste) for (let i = 0; i < fois; i++) ajouter(m.index, { age }, bout);
  }
  for (const m of texte.matchAll(MOIS)) {
    if (m[3] !== undefined && !parleDEnfant(texte, m.index)) continue;
    // « deux enfants de 8 mois et 4 ans »: one of each age.
    const suite = texte.slice(m.index + m[0].length);
    const seul = AUTRE_AGE.some(
      (lien) => suite.startsWith(lien) && Number.isInteger(Number(suite[lien.length] ?? '-')),
    );
    const fois = m[2]?.startsWith('jum') ? 2 : seul ? 1 : Number(m[1] ?? 1);
    for (let i = 0; i < fois; i++)
      ajouter(m.index, { age: Math.floor(Number(m[4]) / MOIS_PAR_AN), mois: Number(m[4]) });
  }
  for (const m of texte.matchAll(NAISSANCES)) {
    if (!parleDEnfant(texte, m.index)) continue;
    const annees = [m[1], ...(m[2] ?? '').split(/\D+/), m[3], m[4], m[5]].filter((a): a is string => Boolean(a));
    for (const an of annees) ajouter(m.index, { anneeNaissance: Number(an) });
  }
  return lus.sort((a, b) => a.place - b.place).map(({ enfant }) => enfant);
}
