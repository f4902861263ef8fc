import { type Devise, DEVISES, DEVISES_AVANT, MULTIPLES } from '../lexique/monnaies.ts';
import type { Contexte } from './contexte.ts';
import type { Lu } from './lu.ts';

interface Suffixe {
  readonly multiple: number;
  readonly devise: Devise | undefined;
  readonly a: number;
}

/** « k€ », « M d'euros », « € », « francs suisses », « .- » after a number. */
function lireSuffixe(c: Contexte, i: number, valeur: number): Suffixe {
  let a = i + 1;
  let multiple = 1;
  let devise: Devise | undefined;
  const mot = c.en(a);
  const facteur = Object.hasOwn(MULTIPLES, mot) ? MULTIPLES[mot] : undefined;
  if (facteur !== undefined && estMultiple(c, a, mot)) {
    multiple = facteur;
    if (mot.startsWith('ke') || mot.startsWith('me')) devise = 'EUR';
    a += 1;
  }
  // « 1,4 million d'euros »: the words of the currency may come twice, once rewritten.
  for (;;) {
    const saut = c.en(a) === 'd' ? (c.en(a + 1) === "'" ? 2 : 1) : c.en(a) === 'de' && multiple > 1 ? 1 : 0;
    const nom = c.en(a + saut);
    const dite = Object.hasOwn(DEVISES, nom) ? DEVISES[nom] : undefined;
    if (dite === undefined || ((nom === 'fr' || nom === 'livres') && saut > 0)) break;
    devise ??= dite;
    a += saut + 1;
    if (nom === 'fr' && c.en(a) === '.' && c.colle(a)) a += 1;
    if (c.en(a) === 'suisse' || c.en(a) === 'suisses') a += 1;
  }
  // « 1'200.- »
  if (devise === undefined && c.en(a) === '.' && c.en(a + 1) === '-' && c.colle(a) && c.colle(a + 1)) {
    devise = 'CHF';
    a += 2;
  }
  // « 3200e », « 50 e par mois »: the letter for the sign.
  if (devise === undefined && multiple === 1 && c.en(a) === 'e' && estEuro(c, a, valeur)) {
    devise = 'EUR';
    a += 1;
  }
  return { multiple, devise, a };
}

/** One letter is a multiple when it touches its number or its currency, and « m » when it is a capital or the currency follows. */
function estMultiple(c: Contexte, a: number, mot: string): boolean {
  if (mot.length > 2 || mot === 'ke' || mot === 'md') return true;
  const monnaie = c.en(a + 1) === '€' || (c.en(a + 1) === 'd' && c.en(a + 3) === '€');
  // « 3 k'… » and « 3 km » begin another word.
  if (mot === 'k')
    return c.colle(a) || monnaie || !c.colle(a + 1) || (c.jetons[a + 1]?.sorte === 'signe' && c.en(a + 1) !== "'");
  if (mot === 'm') return monnaie || c.capitale(a);
  return c.colle(a) && c.capitale(a);
}

function estEuro(c: Contexte, a: number, valeur: number): boolean {
  if (c.en(a + 1) === "'" || (c.colle(a + 1) && c.nombre(a + 1))) return false;
  if (valeur >= 100) return true;
  return ['par', 'de', 'net', 'brut', '/', 'chacun', 'mensuel'].includes(c.en(a + 1));
}

/** An amount with its currency or its multiple, which nothing else can be. */
export function lireMonnaie(c: Contexte, i: number): (Lu & { readonly multiple: number }) | undefined {
  const jeton = c.jetons[i];
  if (jeton === undefined) return undefined;
  const { multiple, devise: apres, a } = lireSuffixe(c, i, jeton.valeur);
  let de = i;
  let devise = apres;
  if (devise === undefined) {
    const k = c.en(i - 1) === '.' && c.en(i - 2) === 'fr' ? i - 2 : i - 1;
    // The sign of the amount before is not ours.
    if (DEVISES_AVANT.has(c.en(k)) && !c.nombre(k - 1) && (c.en(k) !== 'fr' || k < i - 1)) {
      devise = DEVISES[c.en(k)];
      de = k;
    }
  }
  if (devise === undefined && multiple === 1)
    return jeton.texte.includes('€') ? montant(jeton.valeur, 'EUR', i, i + 1, 1) : undefined;
  const centimes = devise === 'EUR' && multiple === 1 && apres !== undefined ? lireCentimes(c, a) : 0;
  const negatif = c.en(de - 1) === '-' && !c.colle(de - 1) && c.colle(de);
  const valeur = Math.round((jeton.valeur * multiple + centimes) * 100) / 100;
  return montant(
    negatif ? -valeur : valeur,
    devise ?? 'EUR',
    negatif ? de - 1 : de,
    centimes > 0 ? a + 1 : a,
    multiple,
  );
}

/** « 12 euros 40 » */
function lireCentimes(c: Contexte, a: number): number {
  const n = c.nombre(a) ? (c.jetons[a]?.valeur ?? 0) : 0;
  const seul =
    c.unite(a + 1) === undefined && c.temps(a + 1) === undefined && !['€', '%', 'k', 'x', '/'].includes(c.en(a + 1));
  return Number.isInteger(n) && n >= 10 && n < 100 && seul ? n / 100 : 0;
}

function montant(valeur: number, devise: Devise, de: number, a: number, multiple: number): Lu & { multiple: number } {
  return { sens: { type: 'montant', valeur, devise, certain: true }, de, a, multiple };
}
