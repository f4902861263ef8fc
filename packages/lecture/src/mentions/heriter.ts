import { suitUnePersonne } from './ages.ts';
import type { NombreLu } from './classer.ts';
import type { Contexte } from './contexte.ts';
import type { Sens } from './mention.ts';

/** What may stand between the numbers of one list or one range. */
const LIENS = new Set(['et', 'ou', 'a', '-', ',', '/', 'puis', '+', 'voire', 'soit', 'de']);
const ENFANT_MAX = 30;
const AGE_MAX = 110;
/** Shares of a company, that two numbers count: those of somebody, and all of them. */
const PARTS: ReadonlySet<string> = new Set(['parts', 'parts_sociales']);
const D_UN_TOTAL = new Set(['sur', 'les', 'un', 'total', 'de', 'des', '/', 'd', "'"]);
/** Names are told one after the other: beyond, the number is about something else. */
const TOUT_PRES = 12;
const MOIS_MAX = 16;
const COMPTE_MAX = 100;

function joints(c: Contexte, gauche: NombreLu, droite: NombreLu): boolean {
  if (droite.de - gauche.a > 3) return false;
  for (let k = gauche.a; k < droite.de; k += 1) if (!LIENS.has(c.en(k))) return false;
  return droite.de > gauche.a;
}

/** « 2 ou 3 enfants », « 30-35 k€ », « 8 et 12 ans »: a number without a unit has the one of the next number of its list. */
export function heriterDesUnites(c: Contexte, nombres: readonly NombreLu[]): NombreLu[] {
  const lus = partsSurUnTotal(c, nombres);
  for (let k = lus.length - 2; k >= 0; k -= 1) {
    const [nu, voisin] = [lus[k], lus[k + 1]];
    if (!nu?.nu || voisin === undefined || !joints(c, nu, voisin)) continue;
    const sens = sensDe(c, nu, voisin);
    if (sens !== undefined) lus[k] = { ...nu, sens, nu: false };
  }
  for (let k = 1; k < lus.length; k += 1) {
    const [voisin, nu] = [lus[k - 1], lus[k]];
    const valeur = c.jetons[nu?.i ?? 0]?.valeur ?? 0;
    if (
      !nu?.nu ||
      voisin === undefined ||
      nu.sens.type !== 'quantite' ||
      nu.sens.objet !== '' ||
      !Number.isInteger(valeur)
    )
      continue;
    const suivi = voisin.sens.type === 'age' && valeur > 0;
    // « 9 ans, 6 et 4 »; « Hélène, 40 ans, et Mathieu, 36 »
    if (suivi && valeur <= ENFANT_MAX && joints(c, voisin, nu))
      lus[k] = { ...nu, sens: { type: 'age', valeur }, nu: false };
    else if (suivi && valeur <= AGE_MAX && nu.i - voisin.i <= TOUT_PRES && suitUnePersonne(c, nu.i))
      lus[k] = { ...nu, sens: { type: 'age', valeur }, nu: false };
    // « 8 mois sur 12 », « 2 590 sur douze »
    else if (c.en(nu.de - 1) === 'sur' && nu.de - 1 <= voisin.a + 2 && valeur <= MOIS_MAX) {
      if (voisin.sens.type === 'duree') lus[k] = { ...nu, sens: { ...voisin.sens, valeur }, nu: false };
      if (voisin.sens.type === 'montant' && valeur > 1) {
        lus[k] = { ...nu, sens: { type: 'duree', valeur, unite: 'mois' }, nu: false };
        lus[k - 1] = { ...voisin, sens: { ...voisin.sens, fois: valeur } };
      }
    }
  }
  return lus;
}

/** « 30 parts sur 100 », « 400 des 1 000 parts »: both count shares, and neither is money. */
function partsSurUnTotal(c: Contexte, nombres: readonly NombreLu[]): NombreLu[] {
  const lus = [...nombres];
  for (let k = 1; k < lus.length; k += 1) {
    const [gauche, droite] = [lus[k - 1], lus[k]];
    if (gauche === undefined || droite === undefined || !surUnTotal(c, gauche, droite)) continue;
    const compte = [gauche, droite].find((n) => n.sens.type === 'quantite' && PARTS.has(n.sens.objet))?.sens;
    if (compte?.type !== 'quantite') continue;
    for (const rang of [k - 1, k]) {
      const n = lus[rang];
      if (n !== undefined && n.sens !== compte && compteSansNom(n))
        lus[rang] = { ...n, sens: { ...compte, valeur: c.jetons[n.i]?.valeur ?? 0 }, nu: false };
    }
  }
  return lus;
}

/** A number of which nothing says what it is, or that counts companies: « 40 SARL » after « 12 parts sur ». */
const compteSansNom = ({ nu, sens }: NombreLu): boolean =>
  nu || (sens.type === 'quantite' && sens.objet === 'societes');

function surUnTotal(c: Contexte, gauche: NombreLu, droite: NombreLu): boolean {
  let dit = false;
  for (let k = gauche.a; k < droite.de; k += 1) {
    if (!D_UN_TOTAL.has(c.en(k))) return false;
    if (c.en(k) === 'sur' || c.en(k) === 'des' || c.en(k) === '/') dit = true;
  }
  return dit;
}

function sensDe(c: Contexte, nu: NombreLu, voisin: NombreLu): Sens | undefined {
  const valeur = c.jetons[nu.i]?.valeur ?? 0;
  const { sens } = voisin;
  switch (sens.type) {
    case 'montant': {
      if (!sens.certain) return undefined;
      const base = sens.valeur / voisin.multiple;
      // « 30 à 35 k€ » are thousands both; « 2 et 350 € » are not.
      if (voisin.multiple > 1 && valeur < 1000) return { ...sens, valeur: valeur * voisin.multiple };
      return valeur >= 10 && valeur * 10 >= base ? { ...sens, valeur } : undefined;
    }
    case 'taux':
      return c.en(voisin.a - 1) === '%' && valeur <= 100 ? { type: 'taux', valeur: valeur / 100 } : undefined;
    case 'age':
      return valeur < 100 ? { type: 'age', valeur } : undefined;
    case 'duree':
      return valeur < 1000 ? { ...sens, valeur } : undefined;
    case 'quantite':
      // « 1 800, zéro enfant »: nobody counts people in thousands.
      if (valeur > COMPTE_MAX && valeur > COMPTE_MAX * sens.valeur) return undefined;
      return sens.objet !== '' && sens.objet !== 'fois' && sens.objet !== 'rang' ? { ...sens, valeur } : undefined;
    default:
      return undefined;
  }
}
