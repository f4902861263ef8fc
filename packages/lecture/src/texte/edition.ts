/** A stretch [debut, fin[ of a text, in UTF-16 units. */
export type Portee = readonly [debut: number, fin: number];

/** Part of a replacement: copied from the text (`de`: where it stands there), or new words. */
export interface Morceau {
  readonly texte: string;
  readonly de: number | undefined;
}

/** One replacement: the stretch [debut, fin[ of the text becomes `morceaux`. */
export interface Edition {
  readonly debut: number;
  readonly fin: number;
  readonly morceaux: readonly Morceau[];
}

const estMot = (c: string | undefined): boolean =>
  c !== undefined && ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'));

/** The template of a replacement, as String.prototype.replace reads it, cut into what it copies and what it adds. */
export function developper(gabarit: string, m: RegExpExecArray): Morceau[] {
  const morceaux: Morceau[] = [];
  let litteral = '';
  const copier = (texte: string | undefined, de: number): void => {
    if (litteral !== '') morceaux.push({ texte: litteral, de: undefined });
    litteral = '';
    if (texte !== undefined && texte !== '') morceaux.push({ texte, de });
  };
  const fin = m.index + m[0].length;
  let i = 0;
  while (i < gabarit.length) {
    const suivant = gabarit[i + 1];
    const deux = rangDe(gabarit.slice(i + 1, i + 3), 2, m.length);
    const rang = deux ?? rangDe(gabarit.slice(i + 1, i + 2), 1, m.length);
    const borne = m.groups === undefined ? -1 : gabarit.indexOf('>', i);
    let lus = 2;
    if (gabarit[i] !== '$') {
      litteral += gabarit[i];
      lus = 1;
    } else if (suivant === '$') litteral += '$';
    else if (suivant === '&') copier(m[0], m.index);
    else if (suivant === '`') copier(m.input.slice(0, m.index), 0);
    else if (suivant === "'") copier(m.input.slice(fin), fin);
    else if (suivant === '<' && borne > 0) {
      const nom = gabarit.slice(i + 2, borne);
      copier(m.groups?.[nom], m.indices?.groups?.[nom]?.[0] ?? m.index);
      lus = borne + 1 - i;
    } else if (rang !== undefined) {
      copier(m[rang], m.indices?.[rang]?.[0] ?? m.index);
      lus = deux === undefined ? 2 : 3;
    } else {
      litteral += '$';
      lus = 1;
    }
    i += lus;
  }
  copier(undefined, 0);
  return morceaux;
}

function rangDe(chiffres: string, taille: number, groupes: number): number | undefined {
  if (chiffres.length !== taille || chiffres.split('').some((c) => c < '0' || c > '9')) return undefined;
  const rang = Number(chiffres);
  return rang >= 1 && rang < groupes ? rang : undefined;
}

/** What a computed replacement kept of the words it replaces: its two ends, then the words found again in order. */
export function rapprocher(avant: string, apres: string, decalage: number): Morceau[] {
  const court = Math.min(avant.length, apres.length);
  let tete = 0;
  while (tete < court && avant[tete] === apres[tete]) tete += 1;
  let queue = 0;
  while (queue < court - tete && avant[avant.length - 1 - queue] === apres[apres.length - 1 - queue]) queue += 1;
  const morceaux: Morceau[] = [];
  const ajouter = (texte: string, de: number | undefined): void => {
    if (texte !== '') morceaux.push({ texte, de });
  };
  ajouter(apres.slice(0, tete), decalage);
  const milieu = apres.slice(tete, apres.length - queue);
  const source = avant.slice(tete, avant.length - queue);
  const places = placesDesMots(source);
  let lu = 0;
  for (const mot of mots(milieu)) {
    const place = places.get(mot)?.find((p) => p >= lu);
    ajouter(mot, place === undefined ? undefined : decalage + tete + place);
    if (place !== undefined) lu = place + mot.length;
  }
  ajouter(apres.slice(apres.length - queue), decalage + avant.length - queue);
  return morceaux;
}

/** A text in runs of letters and figures, and runs of anything else. */
function mots(texte: string): string[] {
  const liste: string[] = [];
  let debut = 0;
  for (let i = 1; i <= texte.length; i += 1)
    if (i === texte.length || estMot(texte[i]) !== estMot(texte[i - 1])) {
      liste.push(texte.slice(debut, i));
      debut = i;
    }
  return liste;
}

/** Where each word of a text stands. */
function placesDesMots(texte: string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  let place = 0;
  for (const mot of mots(texte)) {
    if (estMot(mot[0])) places.set(mot, [...(places.get(mot) ?? []).slice(-REPRISES), place]);
    place += mot.length;
  }
  return places;
}

/** A word is followed to at most this many of its places: nobody repeats one more often in what is replaced at once. */
const REPRISES = 20;

/**
 * What each part of a replacement stands for: itself for a copied one; for new words, what was between the copied parts
 * around them, or all that was replaced when these are not in order.
 */
export function intervalles({ debut, fin, morceaux }: Edition): Portee[] {
  const bornes: Portee[] = [];
  let avant = debut;
  for (const { de, texte } of morceaux) {
    bornes.push([avant, fin]);
    if (de !== undefined) avant = de + texte.length;
  }
  let apres = fin;
  for (let rang = morceaux.length - 1; rang >= 0; rang -= 1) {
    const de = morceaux[rang]?.de;
    const a = bornes[rang]?.[0] ?? debut;
    bornes[rang] = a <= apres && a >= debut && apres <= fin ? [a, apres] : [debut, fin];
    if (de !== undefined) apres = de;
  }
  return bornes;
}

/** New words that repeat what they replace are copies of it. */
export function preciser(edition: Edition, texte: string): Edition {
  const bornes = intervalles(edition);
  const morceaux = edition.morceaux.flatMap((morceau, rang) => {
    const [a, b] = bornes[rang] ?? [edition.debut, edition.fin];
    return morceau.de === undefined ? rapprocher(texte.slice(a, b), morceau.texte, a) : [morceau];
  });
  return { ...edition, morceaux };
}
