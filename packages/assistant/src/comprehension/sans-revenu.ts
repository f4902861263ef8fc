/** Who is said to have nothing to declare. */
const RIEN =
  /\b(?:n'(?:a|ai|ayant) (?:pas|aucune?|plus|jamais eu)(?: de| d')? ?(?:revenus?|salaires?|ressources?|emploi|travail|activite|pensions?)|n'a (?:jamais|pas) (?:travaille|cotise)|n'a rien(?! (?:a voir|compris))|n'a que (?:l'|le |la )?(?:aah|rsa|aspa|minimum vieillesse|allocation\w*)|n'a pour (?:tout )?revenu que (?:l'aah|le rsa)|(?:touche|percoit|beneficie de|vit de|vit du|vit avec|recoit) (?:juste |seulement |uniquement |que )?(?:l'|le |la |du )?(?:aah|rsa|aspa)|(?:au|le) rsa|a l'aah|(?:ne )?(?:travaille|bosse|taffe|cotise) (?:pas|plus)|sans (?:revenus?|emploi|ressources?|salaire|activite|profession|retraite|pension)|(?:mere |femme |pere |homme |reste |maman |papa |parent )?au foyer|ne (?:gagne|touche|percoit|declare) (?:rien|pas d'argent)|(?:ne )?(?:gagne|touche|percoit|declare) (?:rien|0 €)|(?:est )?inacti(?:ve|f)s?|aucune? (?:revenus?|salaire|pension|ressources?|retraite)|zero(?: €)? ?(?:revenus?|salaire|de revenus?|pour)?|0 (?:€ )?(?:de )?(?:revenus?|salaire)|pas de (?:revenus?|salaire|ressources?|retraite)|rien(?= (?:pour|cote|du cote)|,|\.|;|$| du tout| d'imposable| a declarer)|s'occupe (?:des (?:enfants|petits|gosses)|de la maison|du foyer)|tient la maison|eleve (?:les|nos) enfants|(?:s')?(?:arrete|arretait|cesse|cessait) (?:de (?:travailler|bosser)|son (?:travail|activite|boulot))|cherche du travail sans indemnite|en conge parental(?: (?:total|complet|sans|non))?|(?:chomage )?non indemnisee?|0(?! ?[€%\d]|[.,]\d))(?![a-z])/g;

/** Whether a stretch of text says that somebody has no income. */
export const ditSansRevenu = (texte: string): boolean => texte.search(RIEN) >= 0;

const QUI = new RegExp(
  [
    "(?<autre>(?:(?:ma|mon|sa|son|une?|la|le) )?(?:(?:nouvelle|nouveau|futur|future) )?(?:femme|mari|epoux|epouse|conjointe?|compagne|compagnon|copine|copain|partenaire|cherie?|moitie)|madame|mme|elle|il|lui|l'autre|mon pacse|ma pacsee)",
    "(?<enfant>(?:mon|ma|notre|nos|mes|un|une|le|la|l')? ?(?:grande? |petite? )?(?:fils|filles?|enfants?|ainee?|cadette?|garcons?|bebe|jumeaux))",
    "(?<moi>je|j'|moi|monsieur|mon cote)",
  ]
    .map((forme) => `\\b${forme}(?![a-z])`)
    .join('|'),
  'g',
);
const POUR =
  /^[ ,]*(?:pour|chez|cote|du cote de|de) (?:(?<autre>(?:ma|mon|sa|son) (?:femme|mari|epoux|epouse|conjointe?|compagne|compagnon)|madame|elle|lui)|(?<moi>moi|monsieur))\b/;

const UN_SEUL =
  /\b(?:un|1) seul (?:salaire|revenu|de nous 2)\b|\b(?:seul|unique) (?:mon|son|le|un) (?:salaire|revenu)\b|\bun salaire unique\b|\bje suis (?:donc |aujourd'hui |maintenant )?(?:le|la) seule? (?:a|qui) (?:travaille\w*|gagn\w*|avoir)\b|\bseule? (?:moi|l'un) (?:travaille|gagne)\b|\bseul l'un\b|\bmono-?revenu\b|\bun seul travaille\b|\bil n'y a que (?:mon|moi)\b/;
/** A state of the past, or of a part of the year, is no yearly nothing. */
const PASSE =
  /\b(?:avant|auparavant|jusqu'en|(?<!si (?:j'|elle |il ))(?:etait|etais)|l'an dernier|puis|ensuite) [^.,;]{0,30}$/;

type Titulaire = 'moi' | 'autre' | 'enfant';

/** The two adults said to have no income. The state belongs to the last person named before it, or right after it. */
export function lireSansRevenu(texte: string): { readonly moi: boolean; readonly autre: boolean } {
  const trouves = new Set<Titulaire>();
  for (const m of texte.matchAll(RIEN)) {
    if (
      m[0] === '0' &&
      !/(?:lui|elle|madame|monsieur|femme|mari|moi|conjointe?|epouse?|epoux) ?:? ?$/.test(texte.slice(0, m.index))
    )
      continue;
    const debut = Math.max(0, m.index - 140);
    const avant = texte.slice(debut, m.index);
    const phrase = avant.slice(Math.max(avant.lastIndexOf('.'), avant.lastIndexOf('?'), avant.lastIndexOf('\n')) + 1);
    if (PASSE.test(phrase)) continue;
    const apres =
      POUR.exec(texte.slice(m.index + m[0].length))?.groups ??
      POUR.exec(texte.slice(m.index + m[0].replace(/ ?pour$/, '').length))?.groups;
    // « Marié, femme au foyer »: said of oneself, the state follows a verb.
    const conjointNomme =
      /^(?:femme|homme|mere|pere) /.test(m[0]) && !/\b(?:suis|etant|moi,?)(?: une?)? $/.test(phrase);
    const qui = apres
      ? sujet(apres)
      : conjointNomme && dernierSujet(phrase) !== 'enfant'
        ? 'autre'
        : dernierSujet(phrase);
    if (qui) trouves.add(qui);
  }
  return { moi: trouves.has('moi'), autre: trouves.has('autre') || UN_SEUL.test(texte) };
}

const sujet = (groupes: Readonly<Record<string, string | undefined>>): Titulaire | undefined =>
  groupes['autre'] ? 'autre' : groupes['moi'] ? 'moi' : groupes['enfant'] ? 'enfant' : undefined;

function dernierSujet(phrase: string): Titulaire | undefined {
  let qui: Titulaire | undefined;
  for (const m of phrase.matchAll(QUI)) {
    const lu = sujet(m.groups ?? {});
    // « elle » after a child is the child.
    if (lu === 'autre' && /^(?:il|elle|lui)$/.test(m[0]) && qui === 'enfant') continue;
    if (lu === 'autre' && /^il (?:faut|reste|y|s'agit)/.test(phrase.slice(m.index))) continue;
    qui = lu ?? qui;
  }
  return qui;
}
