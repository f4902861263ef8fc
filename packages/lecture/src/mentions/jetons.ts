/** A word, a number or a sign of a text whose numbers are in digits. */
export interface Jeton {
  readonly sorte: 'mot' | 'nombre' | 'signe';
  readonly texte: string;
  readonly debut: number;
  readonly fin: number;
  /** Touches the token before. */
  readonly colle: boolean;
  /** Value of a number, decimals and groups of three read. */
  readonly valeur: number;
}

const estChiffre = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';
const estLettre = (c: string | undefined): boolean => c !== undefined && c >= 'a' && c <= 'z';

/** Number of figures from `i`. */
function chiffresDepuis(texte: string, i: number): number {
  let n = 0;
  while (estChiffre(texte[i + n])) n += 1;
  return n;
}

const MONNAIES = ['€', '$', '£', 'eur', 'chf', 'usd'];
const monnaieEn = (texte: string, i: number): boolean => {
  const place = texte[i] === ' ' ? i + 1 : i;
  return MONNAIES.some((m) => texte.startsWith(m, place));
};

/** Groups of three figures after the first ones, all cut the same way: where they end. */
function finDesGroupes(texte: string, debut: number, entiers: number, separateur: string): number {
  let fin = debut + entiers;
  while (texte[fin] === separateur && chiffresDepuis(texte, fin + 1) === 3) fin += 4;
  return fin;
}

/** « 2 150,50 », « 1'200 », « 3.100 », « 0.25 »: the number that begins at `debut`. */
function lireNombre(texte: string, debut: number): { readonly fin: number; readonly valeur: number } {
  const entiers = chiffresDepuis(texte, debut);
  let fin = debut + entiers;
  // « T3 180 000 € »: the three belongs to its letter.
  const nom = estLettre(texte[debut - 1]) && texte.slice(Math.max(0, debut - 3), debut) !== 'chf';
  if (entiers <= 3 && texte[debut] !== '0' && !nom)
    for (const separateur of [' ', '.', "'"]) {
      const groupes = finDesGroupes(texte, debut, entiers, separateur);
      if (groupes > fin) {
        fin = groupes;
        break;
      }
    }
  const groupe = fin > debut + entiers;
  let valeur = Number(texte.slice(debut, fin).replaceAll(' ', '').replaceAll('.', '').replaceAll("'", ''));
  const apres = texte[fin];
  const decimales = nom || (apres !== ',' && apres !== '.') ? 0 : chiffresDepuis(texte, fin + 1);
  // « 28,500 € », as the English write it; « 1,067 € » is a rate of exchange.
  if (
    apres === ',' &&
    decimales === 3 &&
    texte[fin + 3] === '0' &&
    !groupe &&
    entiers <= 3 &&
    monnaieEn(texte, fin + 4)
  )
    return { fin: fin + 4, valeur: valeur * 1000 + Number(texte.slice(fin + 1, fin + 4)) };
  if (decimales >= 1 && decimales <= (groupe ? 2 : 3)) {
    valeur = Number(`${valeur}.${texte.slice(fin + 1, fin + 1 + decimales)}`);
    fin += 1 + decimales;
  } else if (apres === '€' && chiffresDepuis(texte, fin + 1) === 2 && !nom) {
    // « 200€50 »
    return { fin: fin + 3, valeur: Number(`${valeur}.${texte.slice(fin + 1, fin + 3)}`) };
  }
  return { fin, valeur };
}

/** « deux virgule trois »: the sign was a word, and the numbers are one. */
function joindreLesVirgules(jetons: readonly Jeton[], brut: (debut: number, fin: number) => string): Jeton[] {
  const joints: Jeton[] = [];
  for (const jeton of jetons) {
    const [entier, virgule] = joints.slice(-2);
    const dite = virgule?.texte === ',' && brut(virgule.debut, virgule.fin).includes('irgule');
    if (!dite || entier?.sorte !== 'nombre' || jeton.sorte !== 'nombre') {
      joints.push(jeton);
      continue;
    }
    const valeur = Number(`${entier.valeur}.${jeton.texte}`);
    joints.splice(-2, 2, { ...entier, texte: `${entier.texte},${jeton.texte}`, fin: jeton.fin, valeur });
  }
  return joints;
}

/** Cuts a text of `mettreEnChiffres` into words, numbers and signs; `brut` gives the words that were typed there. */
export function lireJetons(texte: string, brut: (debut: number, fin: number) => string): Jeton[] {
  const jetons: Jeton[] = [];
  let i = 0;
  while (i < texte.length) {
    const c = texte[i] ?? '';
    if (c === ' ' || c === '\n') {
      i += 1;
      continue;
    }
    const debut = i;
    let valeur = Number.NaN;
    let sorte: Jeton['sorte'] = 'signe';
    if (estChiffre(c)) {
      sorte = 'nombre';
      ({ fin: i, valeur } = lireNombre(texte, debut));
    } else if (estLettre(c)) {
      sorte = 'mot';
      while (estLettre(texte[i])) i += 1;
    } else i += 1;
    const colle = jetons.at(-1)?.fin === debut;
    jetons.push({ sorte, texte: texte.slice(debut, i), debut, fin: i, colle, valeur });
  }
  return joindreLesVirgules(jetons, brut);
}
