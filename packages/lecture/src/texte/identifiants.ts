import { ANNONCES, AVANT_UN_NUMERO, IDENTIFIANTS, type Identifiant } from '../lexique/identifiants.ts';
import { pourLesDerniers } from './derniers.ts';
import type { Portee } from './edition.ts';
import { aUnChiffre, estNombre, type Mot, motsDe, SEPARATEURS } from './mots-et-nombres.ts';
import { numeroDeTelephone } from './telephone.ts';

const COLLES: ReadonlySet<string> = new Set(['-', '/', '']);
/** No amount has that many figures in one piece. */
const CHIFFRES_D_UN_SEUL_TENANT = 10;
/** Groups of figures as a number of social security is cut, and as an IBAN is. */
const COUPES_DU_NIR = [1, 2, 2, 2, 3, 3];
const GROUPE_D_IBAN = 4;
/** Figures of a year. */
const AN = 4;
const ARGENT = ['€', 'e', 'eur', 'euro', 'euros', 'k', 'chf', 'km', 'ans', 'francs'];

const estDeLArgent = (mots: readonly Mot[], i: number, brut: string): boolean =>
  brut.slice(mots[i]?.fin, (mots[i]?.fin ?? 0) + 2).includes('€') || ARGENT.includes(mots[i + 1]?.texte ?? '');

/** Where the number that begins at `i` ends, when it has no more signs than `signes`. */
function suite(mots: readonly Mot[], i: number, signes: number, separateurs: ReadonlySet<string>): number {
  let fin = i;
  let compte = mots[i]?.texte.length ?? 0;
  for (const mot of mots.slice(i + 1)) {
    // « F-2024-AB »: letters go with a hyphen only.
    const groupe = aUnChiffre(mot.texte) || mot.avant === '-';
    compte += mot.texte.length;
    if (!separateurs.has(mot.avant) || !groupe || compte > signes) break;
    fin += 1;
  }
  return fin;
}

const PAR_MOTS: ReadonlyMap<string, Identifiant> = new Map(
  IDENTIFIANTS.toReversed().flatMap((d) => d.mots.map((mots): [string, Identifiant] => [mots, d])),
);

/** The identifier named by the words that end at `i`. */
function nommePar(mots: readonly Mot[], i: number): Identifiant | undefined {
  const [avant = '', mot = ''] = [mots[i - 1]?.texte, mots[i]?.texte];
  return PAR_MOTS.get(`${avant} ${mot}`) ?? PAR_MOTS.get(mot);
}

/** « n° FR76 3000 … », « SIREN : 552 100 554 », « facture 2024-118 ». */
function apresSonNom(mots: readonly Mot[], nom: number, brut: string): readonly [number, number] | undefined {
  const identifiant = nommePar(mots, nom);
  if (identifiant === undefined) return undefined;
  let i = nom + 1;
  let annonce = false;
  while (i < mots.length && AVANT_UN_NUMERO.has(mots[i]?.texte ?? '')) {
    annonce ||= ANNONCES.has(mots[i]?.texte ?? '');
    i += 1;
  }
  const premier = mots[i];
  if (premier === undefined || i - nom > 3) return undefined;
  if (identifiant.lettres === true && estNombre(premier.texte)) return undefined;
  if (!identifiant.papier) {
    if (!aUnChiffre(premier.texte)) return undefined;
    const fin = suite(mots, i, identifiant.signes, SEPARATEURS);
    return estDeLArgent(mots, fin, brut) ? undefined : [i, fin];
  }
  const fin = suite(mots, i, identifiant.signes, COLLES);
  const numero = mots.slice(i, fin + 1).some((m) => aUnChiffre(m.texte));
  const groupes = mots.slice(i, fin + 1).map((m) => m.texte.length);
  // A day has three groups, two years are a period, « 2-3 » hesitates.
  const deux = groupes.length === 2 && groupes.some((n) => n !== AN) && groupes.reduce((a, b) => a + b) > AN;
  const forme = deux || (fin === i && !estNombre(premier.texte) && premier.texte.length > AN);
  return numero && (annonce || forme) && !estDeLArgent(mots, fin, brut) ? [i, fin] : undefined;
}

/** A number that nothing names, whose shape is that of no amount. */
function parSaForme(mots: readonly Mot[], i: number, brut: string): readonly [number, number] | undefined {
  const appel = numeroDeTelephone(mots, i);
  if (appel !== undefined) return estDeLArgent(mots, appel[1], brut) ? undefined : appel;
  const texte = mots[i]?.texte ?? '';
  if (estNombre(texte) && texte.length >= CHIFFRES_D_UN_SEUL_TENANT && !estDeLArgent(mots, i, brut)) return [i, i];
  const nir = COUPES_DU_NIR.every((n, k) => {
    const groupe = mots[i + k];
    return groupe?.texte.length === n && aUnChiffre(groupe.texte) && (k === 0 || SEPARATEURS.has(groupe.avant));
  });
  if (nir) return [i, suite(mots, i, COUPES_DU_NIR.reduce((a, b) => a + b) + 2, SEPARATEURS)];
  const iban = texte.length === GROUPE_D_IBAN && !estNombre(texte.slice(0, 1)) && estNombre(texte.slice(2));
  if (!iban) return undefined;
  const fin = suite(mots, i, 34, SEPARATEURS);
  return fin - i >= 3 ? [i, fin] : undefined;
}

/** Where a text holds numbers that name somebody or something: none of them is an amount, a year or a count. */
export const trouverIdentifiants = pourLesDerniers((brut): readonly Portee[] => {
  const mots = motsDe(brut);
  const portees: Portee[] = [];
  for (let i = 0; i < mots.length; i += 1) {
    const lu = apresSonNom(mots, i, brut) ?? parSaForme(mots, i, brut);
    const [de, a] = [mots[lu?.[0] ?? -1], mots[lu?.[1] ?? -1]];
    if (lu === undefined || de === undefined || a === undefined) continue;
    portees.push([de.debut, a.fin]);
    i = lu[1];
  }
  return portees;
});

/** Neither a word nor a space: nothing is read across it. */
const MASQUE = '·';

/** The same text without them, its places kept. */
export function sansIdentifiants(brut: string): string {
  let net = brut;
  for (const [debut, fin] of trouverIdentifiants(brut))
    net = `${net.slice(0, debut)}${MASQUE.repeat(fin - debut)}${net.slice(fin)}`;
  return net;
}
