import { FRACTIONS } from '../lexique/chiffres.ts';
import { FORMULAIRES_NOMMES, NOM_DU_FORMULAIRE, NUMEROS_DE_FORMULAIRE, PAS_UNE_VILLE } from '../lexique/reperes.ts';
import { estUnAge, estUnAgeSansAns } from './ages.ts';
import type { Contexte } from './contexte.ts';
import { entiere, estAnnee, lireDate } from './dates.ts';
import type { Lu } from './lu.ts';
import type { Sens, UniteDeDuree } from './mention.ts';
import { lireMonnaie } from './monnaie.ts';

/** A number read, with what its neighbours may take from it. */
export interface NombreLu extends Lu {
  /** Rank of the number itself. */
  readonly i: number;
  readonly multiple: number;
  /** No word says what it is. */
  readonly nu: boolean;
}

const ORDINAUX = new Set(['e', 'er', 'ere', 're', 'eme', 'emes', 'ieme', 'iemes', 'nd', 'nde', 'me']);
const ARGENT_APRES = new Set(['net', 'nets', 'brut', 'bruts', 'imposable', 'imposables', 'ttc', 'ht']);
const TAUX_AVANT = new Set(['tmi', 'taux', 'tva', 'prelevement', 'prelevements', 'csg', 'majoration', 'flat']);
const TAUX_MAX = 100;
/** Longer than any amount: a number of a company, of a person, of a telephone. */
const CHIFFRES_MAX = 9;

/** What one number is, from the words around it. */
export function classer(c: Contexte, i: number, precedent: NombreLu | undefined): NombreLu {
  const jeton = c.jetons[i];
  const valeur = jeton?.valeur ?? 0;
  const texte = jeton?.texte ?? '';
  const rendre = (sens: Sens, a = i + 1, nu = false): NombreLu => ({ sens, de: i, a, i, multiple: 1, nu });
  const lu = (trouve: Lu): NombreLu => ({ multiple: 1, ...trouve, i, nu: false });

  const nomme = FORMULAIRES_NOMMES.has(texte) && NOM_DU_FORMULAIRE.has(c.en(i - 1));
  const formulaire =
    (nomme || NUMEROS_DE_FORMULAIRE.has(texte)) && c.en(i + 1) !== '€' && !ARGENT_APRES.has(c.en(i + 1));
  const monnaie = lireMonnaie(c, i);
  if (monnaie !== undefined) return lu(monnaie);
  if (formulaire || estUnArticle(c, i) || c.repereAvant(i) || suiteDeReference(c, i, precedent))
    return lireReference(c, i);
  const date = lireDate(c, i);
  if (date !== undefined) return lu(date);
  if (c.en(i + 1) === '%') return rendre({ type: 'taux', valeur: arrondir(valeur / 100) }, i + 2);
  const fraction = lireFraction(c, i);
  if (fraction !== undefined) return lu(fraction);
  // « acheté trois fois rien »: next to nothing.
  if (FOIS.has(c.en(i + 1)) && c.en(i + 2) === 'rien') return rendre({ type: 'reference' }, i + 3);
  const compte = lireUnite(c, i, valeur);
  if (compte !== undefined) return lu(compte);
  if (c.colle(i + 1) && ORDINAUX.has(c.en(i + 1))) return rendre({ type: 'quantite', valeur, objet: 'rang' }, i + 2);
  if (estFacteur(c, i)) return rendre({ type: 'quantite', valeur, objet: 'fois' });
  if (estUnCode(c, i) || estUnCodePostal(c, i, texte) || texte.length > CHIFFRES_MAX) return lireReference(c, i);
  const argent = c.argentAvant(i);
  // « 2 800 € en 2025 net d’aides »: a word of date before beats the word of money after.
  const datee = DATE_AVANT.has(c.en(i - 1));
  const qualifie = (ARGENT_APRES.has(c.en(i + 1)) && !datee) || parPeriode(c, i + 1);
  if (texte.length === 4 && estAnnee(valeur) && !qualifie && anneeProbable(c, i, argent, precedent))
    return rendre({ type: 'date', annee: valeur });
  const centaines = centainesTues(c, i);
  if (centaines !== undefined) return rendre({ type: 'montant', valeur: centaines, devise: 'EUR', certain: false });
  if (estUnAgeSansAns(c, i, valeur)) return rendre({ type: 'age', valeur });
  const apresTaux =
    TAUX_AVANT.has(c.en(i - 1)) ||
    (c.en(i - 1) === 'a' && c.en(i - 2).startsWith('tranche')) ||
    (['a', 'de', ':'].includes(c.en(i - 1)) && TAUX_AVANT.has(c.en(i - 2)));
  if (apresTaux && valeur <= TAUX_MAX) return rendre({ type: 'taux', valeur: arrondir(valeur / 100) });
  if (qualifie || (argent !== undefined && valeur >= 50))
    return rendre({ type: 'montant', valeur, devise: 'EUR', certain: true });
  const annee = anneeEnDeuxChiffres(c, i, valeur);
  if (annee !== undefined) return annee;
  // Cents are counted in money only; a quarter may be one of a share.
  const centimes =
    texte.includes(',') && Math.round(valeur * 100) % 25 !== 0 && Math.round(valeur * 10) !== valeur * 10;
  if (valeur >= 100 || centimes) return rendre({ type: 'montant', valeur, devise: 'EUR', certain: false }, i + 1, true);
  return rendre({ type: 'quantite', valeur, objet: nomCompte(c, i + 1) }, i + 1, true);
}

const arrondir = (n: number): number => Math.round(n * 1e8) / 1e8;

function lireReference(c: Contexte, i: number): NombreLu {
  let a = i + 1;
  while (
    a < c.jetons.length &&
    c.colle(a) &&
    (c.jetons[a]?.sorte !== 'signe' || (c.en(a) === '-' && c.colle(a + 1) && c.jetons[a + 1]?.sorte !== 'signe'))
  )
    a += 1;
  while (c.suiteDArticle(a) || (c.en(a).length === 1 && 'bcefghik'.includes(c.en(a)) && c.jetons[a]?.sorte === 'mot'))
    a += 1;
  const de = c.colle(i) && c.jetons[i - 1]?.sorte === 'mot' ? i - 1 : i;
  return { sens: { type: 'reference' }, de, a, i, multiple: 1, nu: false };
}

/** « 150-0 B ter », « 1609 nonies G », « 990 I », « 1447-C »: the suffix of an article without its word. */
function estUnArticle(c: Contexte, i: number): boolean {
  const tiret = c.en(i + 1) === '-' && c.colle(i + 1) && c.colle(i + 2);
  const k = tiret ? i + (c.nombre(i + 2) ? 3 : 2) : i + 1;
  if (c.suiteDArticle(k) || (c.en(k) === 'a' && c.suiteDArticle(k + 1))) return true;
  const lettre = c.en(k).length === 1 && 'bcdefghi'.includes(c.en(k)) && c.capitale(k) && c.en(k + 1) !== "'";
  return lettre && (tiret || (c.jetons[i]?.valeur ?? 0) > 100);
}

/** « articles 199 et 200 »: the second number names as the first does. */
function suiteDeReference(c: Contexte, i: number, precedent: NombreLu | undefined): boolean {
  if (precedent?.sens.type !== 'reference' || precedent.a > i) return false;
  for (let k = precedent.a; k < i; k += 1) if (!['et', 'ou', ',', '-', 'a', 'au', 'c'].includes(c.en(k))) return false;
  return (
    precedent.a < i &&
    c.unite(i + 1) === undefined &&
    c.temps(i + 1) === undefined &&
    c.en(i + 1) !== '%' &&
    (c.jetons[i]?.valeur ?? 0) < 10_000
  );
}

/** « T3 », « 2TR », « CO2 »: figures stuck to letters. */
function estUnCode(c: Contexte, i: number): boolean {
  const avant = c.colle(i) && c.jetons[i - 1]?.sorte === 'mot';
  const apres = c.colle(i + 1) && c.jetons[i + 1]?.sorte === 'mot' && c.en(i + 1).length <= 3;
  const tiret =
    c.colle(i) &&
    c.en(i - 1) === '-' &&
    c.colle(i - 1) &&
    c.jetons[i - 2]?.sorte === 'mot' &&
    !estAnnee(c.jetons[i]?.valeur ?? 0);
  return avant || apres || tiret;
}

function estUnCodePostal(c: Contexte, i: number, texte: string): boolean {
  if ((texte.length !== 5 && texte.length !== 2) || !Number.isInteger(Number(texte))) return false;
  if (c.en(i - 1) === '(' && c.en(i + 1) === ')' && c.capitale(i - 2)) return true;
  return (
    texte.length === 5 &&
    c.capitale(i + 1) &&
    !PAS_UNE_VILLE.has(c.en(i + 1)) &&
    c.argentAvant(i) === undefined &&
    c.en(i - 1) !== ':'
  );
}

function lireFraction(c: Contexte, i: number): Lu | undefined {
  const n = c.jetons[i]?.valeur ?? 0;
  const diviseur = FRACTIONS[c.en(i + 1)];
  if (diviseur !== undefined) return { sens: { type: 'taux', valeur: arrondir(n / diviseur) }, de: i, a: i + 2 };
  if (c.en(i + 1) !== '/' || !c.colle(i + 1) || !c.colle(i + 2) || !c.nombre(i + 2)) return undefined;
  const d = c.jetons[i + 2]?.valeur ?? 0;
  if (n > 0 && n < d && d <= 12) return { sens: { type: 'taux', valeur: arrondir(n / d) }, de: i, a: i + 3 };
  return n + d === 100 ? { sens: { type: 'taux', valeur: n / 100 }, de: i, a: i + 3 } : undefined;
}

/** Longer, nobody counts in months. */
const MOIS_MAX = 600;

/** « la maison 380 000 moi et mon frère »: no time is that long. */
const DUREE_MAX = 3660;

/** What is counted: years and months, an age, kilometres, children. */
function lireUnite(c: Contexte, i: number, valeur: number): Lu | undefined {
  // « 36 000 moi, 28 000 elle »: whose it is, and no months.
  const temps = c.en(i + 1) === 'moi' && valeur > MOIS_MAX ? undefined : c.temps(i + 1);
  if (temps !== undefined && valeur <= DUREE_MAX) {
    const demi = c.en(temps.suite) === 'et' && c.en(temps.suite + 1).startsWith('demi');
    const total = demi ? valeur + 0.5 : valeur;
    const a = demi ? temps.suite + 2 : temps.suite;
    if (temps.concept === 'an' && estUnAge(c, i, valeur, a)) return { sens: { type: 'age', valeur: total }, de: i, a };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the units of time of the dictionary are those of the type.
    return { sens: { type: 'duree', valeur: total, unite: temps.concept as UniteDeDuree }, de: i, a };
  }
  // « un deux-pièces »
  const unite = c.unite(c.en(i + 1) === '-' && c.colle(i + 1) && c.colle(i + 2) ? i + 2 : i + 1);
  if (unite === undefined) return undefined;
  // « 14h30 »
  const minutes = unite.concept === 'heures' && c.colle(unite.suite) && c.nombre(unite.suite) ? 1 : 0;
  const demie = c.en(unite.suite) === 'et' && c.en(unite.suite + 1).startsWith('demi') ? 2 : 0;
  return {
    sens: { type: 'quantite', valeur: valeur + (demie > 0 ? 0.5 : 0), objet: unite.concept },
    de: i,
    a: unite.suite + minutes + demie,
  };
}

const FOIS = new Set(['x', '×', '*', 'fois']);
const FACTEUR_MAX = 60;

/** « 12 × 2 100 », « 2 100 x 12 »: the small number counts the other. */
function estFacteur(c: Contexte, i: number): boolean {
  const n = c.jetons[i]?.valeur ?? 0;
  if (n > FACTEUR_MAX || !Number.isInteger(n)) return false;
  return (FOIS.has(c.en(i + 1)) && c.nombre(i + 2)) || FOIS.has(c.en(i - 1));
}

/** « par mois », « /an » after the number. */
const parPeriode = (c: Contexte, k: number): boolean =>
  ['par', '/', 'chaque'].includes(c.en(k)) && c.temps(k + 1) !== undefined;

/** « en 2024 », « depuis 2012 »: a word of date beats a word of money farther away. */
const AVANT_ANNEE = new Set(
  'en depuis annee annees fin debut avant apres ete hiver printemps automne pour sur revenus revenu impot impots declaration bareme avis'.split(
    ' ',
  ),
);
const DATE_AVANT = new Set(['en', 'depuis']);
const RECENTES = [2015, 2035] as const;
/** « dépenses 2025 », « dons 2025 »: what is counted over a year, before that year. */
const COMPTES_PAR_AN = new Set(
  'depenses depense dons versements loyers recettes charges cotisations travaux'.split(' '),
);
/** « elle 1990 », beside « moi 2 350 »: of people, money is told and no year. */
const QUELQU_UN = new Set('moi elle lui madame monsieur femme mari conjoint conjointe compagne compagnon'.split(' '));
const enLettres = (c: Contexte, i: number): boolean => Number.isNaN(Number.parseInt(c.dit(i), 10));

/** Whether a number that may be a year is one: said so, or not beside a word of money. */
function anneeProbable(c: Contexte, i: number, argent: string | undefined, precedent: NombreLu | undefined): boolean {
  if (AVANT_ANNEE.has(c.en(i - 1)) || c.capitale(i - 1)) return true;
  if (QUELQU_UN.has(c.en(i - 1)) && precedent?.sens.type === 'montant') return false;
  // « moi mille neuf cent cinquante » is a pay.
  if (enLettres(c, i)) return false;
  const valeur = c.jetons[i]?.valeur ?? 0;
  const recente = valeur >= RECENTES[0] && valeur <= RECENTES[1];
  if (recente && COMPTES_PAR_AN.has(c.en(i - 1))) return true;
  return argent === undefined || (recente && (argent !== 'argent' || c.en(i - 1) === 'de'));
}

/** « née en 96 », « en vingt-trois », « en vingt vingt-six », « les années 90 ». */
function anneeEnDeuxChiffres(c: Contexte, i: number, valeur: number): NombreLu | undefined {
  const rendre = (annee: number, a: number): NombreLu => ({
    sens: { type: 'date', annee },
    de: i,
    a,
    i,
    multiple: 1,
    nu: false,
  });
  const suivant = c.nombre(i + 1) ? (c.jetons[i + 1]?.valeur ?? 0) : 0;
  if (valeur === 20 && suivant >= 10 && suivant < 100 && enLettres(c, i) && enLettres(c, i + 1))
    return rendre(2000 + suivant, i + 2);
  const avant = c.en(i - 1);
  const dite = avant === 'annees' || (avant === 'en' && (valeur > DERNIER_MOIS || c.en(i - 2).startsWith('ne')));
  return dite && valeur < 100 && Number.isInteger(valeur) ? rendre(entiere(valeur), i + 1) : undefined;
}
const DERNIER_MOIS = 12;

const UNITES = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'];

/** « deux mille deux » said of money is 2 200 more often than 2 002: the hundred goes without saying. */
function centainesTues(c: Contexte, i: number): number | undefined {
  const mots = c.dit(i).toLowerCase().split(/[ -]+/);
  const rang = UNITES.indexOf(mots.at(-1) ?? '');
  const valeur = c.jetons[i]?.valeur ?? 0;
  if (mots.at(-2) !== 'mille' || rang < 0) return undefined;
  return valeur % 100 === 0 ? valeur : valeur + (rang + 2) * 99;
}

const PETITS_MOTS = new Set(
  'plus mais dans sans sous vers puis tous nous vous alors etes apres depuis moins jamais toujours hors autres derniers dernieres premiers mieux deux'.split(
    ' ',
  ),
);

/** A plural noun that nothing else names: « 3 trucs ». */
function nomCompte(c: Contexte, k: number): string {
  const mot = c.en(k);
  return c.jetons[k]?.sorte === 'mot' &&
    !PETITS_MOTS.has(mot) &&
    mot.length >= 4 &&
    (mot.endsWith('s') || mot.endsWith('x'))
    ? mot
    : '';
}
