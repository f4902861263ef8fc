const NOMBRE = "(\\d{1,2}|un|une|des|plusieurs|mes|nos|ses|leurs|mon|ma|notre|son|sa|le|la|l'|cet|cette)";
const ADJECTIF = '(?:(?:jeunes?|petite?s?|grande?s?|beaux|belle|autres?|premiers?|derniere?s?|seule?s?|tout) )*';
const ENFANTS = new RegExp(
  `\\b${NOMBRE} ?${ADJECTIF}(\\d )?${ADJECTIF}(enfants?|ados?|adolescente?s?|jumeaux|jumelles|triplee?s|triples|bouts de chou|tetes blondes)\\b`,
  'g',
);
const GENRES = new RegExp(
  `\\b${NOMBRE} ?${ADJECTIF}(\\d )?${ADJECTIF}(filles?|fils|garcons?|fillette|bebes?|nourrissons?|ainee?|cadette?|benjamine?)\\b`,
  'g',
);
const UN = /^(?:un|une|mon|ma|notre|son|sa|le|la|l'|cet|cette)$/;

export const vers = (mot: string | undefined): number => {
  const net = mot?.trim() ?? '';
  return /^\d+$/.test(net) ? Number(net) : UN.test(net) ? 1 : 0;
};

export interface Compte {
  readonly nombre?: number;
  /** Some children, their number unsaid. */
  readonly indefini: boolean;
}

/** Number of children that the words count: « 3 enfants », « un fils et une fille », « enfants : 2 ». */
export function compterEnfants(texte: string): Compte {
  let total: number | undefined;
  let indefini = false;
  let jumeaux = 0;
  for (const m of texte.matchAll(ENFANTS)) {
    const [, article, precis, nom = ''] = m;
    const avant = texte.slice(Math.max(0, m.index - 12), m.index);
    if (/\b(?:par|chaque|sans|d'|l'|dont|garde d'|frais de garde) ?$/.test(avant) && !/\bavec $/.test(avant)) {
      if (/\bdont $/.test(avant) || total !== undefined) continue;
      if (/\bpar $|\bchaque $|garde d' ?$/.test(avant)) continue;
    }
    if (nom.startsWith('jum')) jumeaux = 2;
    else if (nom.startsWith('tripl')) jumeaux = 3;
    else {
      const n = vers(precis) || vers(article);
      if (n > 0) total = Math.max(total ?? 0, n);
      else if (nom.endsWith('s')) indefini = true;
    }
  }
  // « enfants : 2 », as in a form.
  const apres = /\benfants?(?: a charge)? ?[:=]? ?(\d{1,2})\b(?! ?(?:€|ans|mois|km|%|et|,? ?\d))/.exec(texte);
  if (apres && total === undefined) total = Number(apres[1]);
  const rang =
    /\b(?:(deuxieme|second)|(troisieme)|(quatrieme)|(cinquieme)|([2-9]) ?(?:e|eme)) (?:enfant|bebe|petit|fils|fille|garcon|est nee?)\b/.exec(
      texte,
    );
  if (rang)
    total = Math.max(
      total !== undefined && total > 1 ? total : 0,
      rang[1] ? 2 : rang[2] ? 3 : rang[3] ? 4 : rang[4] ? 5 : Number(rang[5]),
    );
  const ailleurs =
    /\b(?:et|plus|ainsi que) (?:aussi )?(?:mon|ma|son|sa|un|une) (?:fils|fille|enfant|garcon) (?:(?:d'un(?:e)? )?(?:premiere|precedente|autre|premier|precedent) (?:union|mariage|lit|relation|couple)|d'un autre)\b/.test(
      texte,
    );
  if (total !== undefined && ailleurs) total += 1;
  if (total !== undefined) return { nombre: Math.max(total, jumeaux), indefini: false };
  let genres = 0;
  const nommes = new Set<string>();
  for (const m of texte.matchAll(GENRES)) {
    const [, article = '', precis, nom = ''] = m;
    // « l'aînée à la fac » completes a list already counted; alone it is a child.
    if (/^(?:aine|cadet|benjamin)/.test(nom) && !/^(?:mon|ma|notre)$/.test(article)) continue;
    // The same child named again.
    const defini = !/^(?:un|une|des|plusieurs|\d+)$/.test(article);
    if (defini && nommes.has(nom)) continue;
    nommes.add(nom);
    const n = vers(precis) || vers(article);
    if (n > 0) genres += n;
    else if (nom.endsWith('s') && nom !== 'fils') indefini = true;
  }
  const nombre = genres + jumeaux;
  return nombre > 0 ? { nombre, indefini: false } : { indefini };
}
