import { FORMULAIRES_NOMMES, MOIS, NUMEROS_DE_FORMULAIRE, QUI_DEPOSE_UNE_LIASSE, motsDits } from '@francis/lecture';

/** The year that a question speaks of. */
export interface AnneeLue {
  /** Year of income, absent when no year is given. */
  readonly revenus?: number;
}

/** Nobody asks about the incomes of 2050: « moi 2 050 » is a pay. */
const AN = '((?:1[89]\\d|20[0-3])\\d)';
const PAR_PRIORITE: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `(?<!\\bsur le (?=revenu en ))\\brevenus?(?: \\w+){0,3}? (?:de |de l'annee |en |annee |percus en )?${AN}\\b`,
    ),
    0,
  ],
  [
    new RegExp(
      `\\b(?:salaires?|pensions?|retraites?|dividendes?|loyers?|net imposable|chiffre d'affaires|recettes?|annee fiscale)(?: \\w+){0,2}? ${AN}\\b`,
    ),
    0,
  ],
  // « Combien d'impôt sur 2025 ? »: what was earned that year.
  [
    new RegExp(
      `\\b(?:impots?|imposition)(?: sur le revenu)?(?: \\w+){0,2} (?:sur|pour|au titre de)(?: (?:l'|par )annee)? ${AN}\\b`,
    ),
    0,
  ],
  [
    new RegExp(
      `\\b(?:impots?|imposition|declarations?|avis|bareme|declar(?:e|es|er|ee|ees) (?:en|au printemps)|campagne)(?: [a-z']+){0,3}? ?${AN}\\b`,
    ),
    -1,
  ],
  [new RegExp(`\\b(?:tranches?|seuils?|decote|plafonds?|bareme)\\b[^.?]{0,40}\\b(?:en|de) ${AN}\\b`), -1],
  [
    new RegExp(
      // « payé 3 900 € de crèche en 2025 »: spent that year, and declared with its income.
      `\\b(?:pay(?:er|e|ons|erai|erons|era)|paier(?:ai|ons|a)|impots? pay(?:es?|ees?)|regl(?:er|e)|du|devrai|devoir|dois|devons)\\b(?:[^.?\\d]{0,30}|[^.?]{0,20}\\bd'impots?\\b[^.?]{0,20})\\ben ${AN}\\b`,
    ),
    -1,
  ],
  [
    new RegExp(
      `\\ben ${AN}\\b[^.?]{0,30}\\b(?:(?<!\\b(?:fiche|bulletin) de )pay(?:er|e|erai|erons)(?! (?:environ )?\\d)|(?<!\\b(?:avis|economies?|gain|reductions?|credits?|baisse) )d'impots?|a payer)\\b`,
    ),
    -1,
  ],
];
/** A year that dates something else: a death, a birth, a purchase, an opening. */
const AUTRE_DATE =
  /\b(?:morte?|decedee?|deces|nee?s?|naissance|confiee?s?|recueillie?s?|jusqu'(?:en|a|au)|jusque|achetee?s?|acquise?s?|construite?|ouverte?|marie(?:s|e|es)?|mariage|pacs(?:ee?s?)?|divorcee?s?|depacs\w*|rompu\w*|rupture|dissou\w*|veufs?|veuves?|depuis|separee?s?|perdu \w+ \w+|voiture|clio|dacia|renault|peugeot|citroen|tesla|twingo|megane|golf|moto|scooter)(?: [\w€']+){0,4}? (?:en |le |depuis |fin |debut )?(?:\w+ )?$/;

/**
 * « impôt 2025 » is that of the incomes of 2024 on the notice, and many people mean the incomes of 2025: the other year
 * of income, when the words leave both open.
 */
export function autreAnnee(texte: string, annee: number, derniere: number): number | undefined {
  const dite = new RegExp(`\\bimpots? (?:sur le revenu )?(?:de |en |de l'annee )?${annee + 1}\\b`);
  const tranchee = /\brevenus? (?:de |en |perc)|\bavis\b|\bdeclar|\bsalaires? (?:de )?20\d\d\b/;
  const m = dite.exec(texte);
  if (annee + 1 !== derniere || m === null) return undefined;
  // « qu’elle déclare », told in another sentence, is of somebody else's return.
  const debut = Math.max(0, ...FINS.map((fin) => texte.lastIndexOf(fin, m.index) + 1));
  const fins = FINS.map((fin) => texte.indexOf(fin, m.index + m[0].length)).filter((i) => i >= 0);
  return tranchee.test(texte.slice(debut, Math.min(texte.length, ...fins))) ? undefined : derniere;
}

const FINS = ['. ', '?', '!', ';', '\n'];

const LIASSE = motsDits(QUI_DEPOSE_UNE_LIASSE);

/** Year of income named by a normalised text. `derniere`: the latest declared year of income. */
export function lireAnnee(texte: string, derniere: number): AnneeLue {
  // A regime, not the paper that is filed in a year.
  const utile = texte
    .replaceAll('declaration controlee', 'regime controle')
    .replace(/\b(?:19|20)\d\d\b/g, (an, position: number) =>
      NUMEROS_DE_FORMULAIRE.has(an) ||
      (FORMULAIRES_NOMMES.has(an) && LIASSE.test(texte)) ||
      dateDuTaux(texte, position) ||
      AUTRE_DATE.test(texte.slice(Math.max(0, position - 50), position))
        ? 'xxxx'
        : an,
    );
  let plusTard: { readonly dit: string | undefined; readonly an: number } | undefined;
  for (const [motif, ecart] of PAR_PRIORITE) {
    const m = motif.exec(utile);
    if (!m || estMontant(utile, m) || dejaVerse(utile, m) || dejaGagne(utile, m)) continue;
    const an = Number(m[1]) + ecart;
    // The same words, taken another way, say no other year.
    if (an <= derniere + 1 && m[1] !== plusTard?.dit) return { revenus: an };
    // A day to come is that of an act: « la retraite en avril 2027 ». A year to come gives way to one that is known.
    if (!MOIS_DITS.has(m[0].split(' ').at(-2) ?? '')) plusTard ??= { dit: m[1], an };
  }
  if (motsDits("l'an dernier|l'annee derniere|l'an passe|l'annee passee").test(utile)) return { revenus: derniere };
  const dites = [...utile.matchAll(ANNEES)].flatMap((m) => {
    const an = Number(m[1]);
    // « une prime de 2 000 », « un contrat de 2012 »: an amount, or what something is as old as.
    const vague = SANS_DATE.test(m[0]) && an < derniere - ANS_RECENTS;
    // « signature en février 2027 »: as above.
    const aVenir = an > derniere + 1 && MOIS_DITS.has(m[0].split(' ')[0] ?? '');
    return vague || aVenir || estMontant(utile, m) ? [] : [an];
  });
  // « acheté en 2017, vendu en 2025 »: the old year dates what came before.
  const annee = dites.find((an) => an >= derniere - ANS_RECENTS && an <= derniere + 1) ?? plusTard?.an ?? dites.at(-1);
  return annee === undefined ? {} : { revenus: annee };
}

const TAUX = motsDits('taux|prelevement a la source');
const A_COMPTER = ['a partir de septembre ', 'a compter de septembre ', 'des septembre '];
/** « quel taux à partir de septembre 2026 »: the month from which the rate of last year's incomes is applied (CGI art. 204 H). */
const dateDuTaux = (texte: string, position: number): boolean =>
  TAUX.test(texte) && A_COMPTER.some((mots) => texte.slice(0, position).endsWith(mots));

const VERSE = 'paye ';
const PRES = 45;
/** « 220 € par mois, payé toute l’année en 2025 »: what was paid that year, and not a tax to pay in it. */
function dejaVerse(texte: string, m: RegExpExecArray): boolean {
  const avant = texte.slice(Math.max(0, m.index - PRES), m.index);
  return m[0].startsWith(VERSE) && avant.includes('€') && avant.trimEnd().endsWith(',');
}

const GAGNE = motsDits(
  'fait|gagne|gagnes|touche|touches|percu|percus|encaisse|encaisses|facture|factures|recu|recus|realise|chiffre',
);
/** « j’ai fait 38 000 € en 2025, célibataire, combien d’impôt »: earned that year, and taxed in the next one. */
function dejaGagne(texte: string, m: RegExpExecArray): boolean {
  const avant = texte.slice(Math.max(0, m.index - PRES), m.index);
  const phrase = avant.slice(avant.lastIndexOf('. ') + 1);
  return m[0].startsWith(EN) && phrase.trimEnd().endsWith('€') && GAGNE.test(phrase);
}
const EN = 'en ';

const ANNEES =
  /\b(?:en|pour|sur|de|l'annee|annee ?:?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) ((?:1[89]|20)\d\d)\b(?! ?€)/g;
const MOIS_DITS: ReadonlySet<string> = new Set(MOIS);
const SANS_DATE = /^(?:de|pour|sur) /;
/** Years back whose return may still be asked about. */
const ANS_RECENTS = 3;

function estMontant(texte: string, m: RegExpExecArray | RegExpMatchArray): boolean {
  const fin = (m.index ?? 0) + m[0].length;
  return /^ ?(?:€|net|brut|par mois|km)/.test(texte.slice(fin, fin + 10)) && !/^ ?net/.test(texte.slice(fin, fin + 4));
}
