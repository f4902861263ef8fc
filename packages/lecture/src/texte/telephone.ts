import { DIZAINES, UNITES } from '../lexique/chiffres.ts';
import { estNombre, type Mot, motsDe, SEPARATEURS } from './mots-et-nombres.ts';

/** « 06 12 34 56 78 », « +33 6 12 34 56 78 »: pairs of figures that follow the first group of a French telephone. */
const PAIRES_D_UN_TELEPHONE = 4;

function ecrit(mots: readonly Mot[], i: number): readonly [number, number] | undefined {
  const [texte = '', suivant = ''] = [mots[i]?.texte, mots[i + 1]?.texte];
  const duPays = texte === '33' && (mots[i]?.avant.endsWith('+') ?? false) && suivant.length === 1;
  if (!duPays && !(texte.length === 2 && texte.startsWith('0') && texte !== '00')) return undefined;
  const fin = i + (duPays ? 1 : 0) + PAIRES_D_UN_TELEPHONE;
  const groupes = mots.slice(i + 1, fin + 1);
  const entier = groupes.length === fin - i && groupes.every((m) => estNombre(m.texte) && SEPARATEURS.has(m.avant));
  return entier && groupes.slice(-PAIRES_D_UN_TELEPHONE).every((m) => m.texte.length === 2) ? [i, fin] : undefined;
}

const ENTRE_MOTS: ReadonlySet<string> = new Set([' ', '-', ', ', '\u00a0']);
const estSousCent = (mot: Mot | undefined): boolean =>
  mot !== undefined && ENTRE_MOTS.has(mot.avant) && (mot.texte in UNITES || mot.texte in DIZAINES);

/** The same as it is dictated: « zéro six, douze, trente-quatre… », numbers under a hundred that no amount strings so. */
function dicte(mots: readonly Mot[], i: number): readonly [number, number] | undefined {
  if (mots[i]?.texte !== 'zero') return undefined;
  let fin = i;
  while (estSousCent(mots[fin + 1]) || (mots[fin + 1]?.texte === 'et' && estSousCent(mots[fin + 2]))) fin += 1;
  return fin - i > PAIRES_D_UN_TELEPHONE ? [i, fin] : undefined;
}

/** Where the telephone that begins at `i` ends. */
export const numeroDeTelephone = (mots: readonly Mot[], i: number): readonly [number, number] | undefined =>
  ecrit(mots, i) ?? dicte(mots, i);

const VINGT = 20;
const DIX = 10;
/** After sixty and eighty, ten to nineteen are added. */
const PAR_VINGT: ReadonlySet<number> = new Set([60, 80]);

/** The two figures that begin at `i`, and how many words say them; undefined for a figure alone. */
function paire(mots: readonly string[], i: number): readonly [chiffres: string, fin: number] | undefined {
  const [mot = '', suivant = ''] = [mots[i], mots[i + 1]];
  const unite = UNITES[mot];
  if (unite === 0) {
    const chiffre = UNITES[suivant];
    return chiffre !== undefined && chiffre < DIX ? [`0${chiffre}`, i + 2] : undefined;
  }
  const quatreVingt = unite === 4 && DIZAINES[suivant] === VINGT;
  const dizaine = quatreVingt ? 80 : DIZAINES[mot];
  if (dizaine === undefined) {
    if (unite === undefined || unite < DIX) return undefined;
    const reste = UNITES[suivant] ?? 0;
    // « dix-sept » to « dix-neuf ».
    return unite === DIX && reste > 6 && reste < DIX ? [String(DIX + reste), i + 2] : [String(unite), i + 1];
  }
  let fin = i + (quatreVingt ? 2 : 1);
  if (mots[fin] === 'et') fin += 1;
  const reste = UNITES[mots[fin] ?? ''] ?? 0;
  if (reste >= DIX && PAR_VINGT.has(dizaine)) {
    const [ajoute, apres] = paire(mots, fin) ?? ['0', fin];
    return [String(dizaine + Number(ajoute)), apres];
  }
  return reste > 0 && reste < DIX ? [String(dizaine + reste), fin + 1] : [String(dizaine), fin];
}

const CHIFFRES_D_UN_TELEPHONE = 10;

function chiffresDe(mots: readonly Mot[]): string | undefined {
  const textes = mots.map((m) => m.texte);
  if (estNombre(textes[0] ?? '')) return textes[0] === '33' ? `+${textes.join('')}` : textes.join('');
  let chiffres = '';
  for (let i = 0; i < textes.length; ) {
    const lue = paire(textes, i);
    if (lue === undefined) return undefined;
    chiffres += lue[0];
    [, i] = lue;
  }
  return chiffres.length === CHIFFRES_D_UN_TELEPHONE ? chiffres : undefined;
}

/** The first telephone that a text tells, in figures or as it is dictated, and where; none that could be read two ways. */
export function lireTelephone(
  texte: string,
): { readonly valeur: string; readonly debut: number; readonly fin: number } | undefined {
  const mots = motsDe(texte);
  for (let i = 0; i < mots.length; i += 1) {
    const [de, a] = numeroDeTelephone(mots, i) ?? [0, -1];
    const [premier, dernier] = [mots[de], mots[a]];
    if (premier === undefined || dernier === undefined) continue;
    const valeur = chiffresDe(mots.slice(de, a + 1));
    if (valeur === undefined) return undefined;
    return { valeur, debut: premier.debut - (valeur.startsWith('+') ? 1 : 0), fin: dernier.fin };
  }
  return undefined;
}
