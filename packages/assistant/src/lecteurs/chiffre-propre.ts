import { horsDuSujet, type Mention, motsDits, normaliserTexte } from '@francis/lecture';

const COMBIEN = motsDits('combien|cb|quel montant|quelle somme');
/** A length, a count, or what one may: a rule says it for everybody. */
const DE_TOUS = motsDits(
  "combien de temps|combien de jours|combien d'annees|combien d'ans|combien de mois|combien de fois|combien de parts|combien de personnes|combien puis-je|combien peut-on|combien je peux|combien on peut|combien pouvons-nous|au maximum|maximum|jusqu'a combien|a partir de combien|combien d'heures|combien d'enfants",
);
/** What is asked is the person's own: « mes cotisations, combien ? », « la Sécu me doit combien ». */
const A_SOI = motsDits(
  'mes cotisations|mes prelevements|mes impots|mon impot|ma taxe|mes droits|ma retenue|mon taux|mes charges|mes indemnites|me doit|me doivent|me rembourse|me remboursent|me verse|me versent|me coute|me coutera|me coutent|nous coute|nous coutera|vais payer|vais toucher|vais recevoir|vais devoir|dois payer|dois verser|dois rembourser|toucherai|recevrai|paierai|payerai',
);

/** How much tax there is to pay, whoever pays it. */
const COMBIEN_D_IMPOT = motsDits(
  ['combien', 'cb']
    .flatMap((mot) => [
      ...[
        "d'impot",
        "d'impots",
        'de droits',
        'de flat tax',
        'de pfu',
        'de csg',
        'de prelevements',
        'de taxe',
        'de ps',
      ].map((impot) => `${mot} ${impot}`),
      ...[
        'impot',
        'impots',
        'droits',
        'flat tax',
        'pfu',
        'csg',
        'prelevements',
        'prelevements sociaux',
        'ir',
        'is',
      ].flatMap((impot) => [`${impot} ${mot}`, `${impot} : ${mot}`, `${impot} c'est ${mot}`, `${impot}, ${mot}`]),
    ])
    .concat('que dois-je ?', 'que dois-je payer', 'que dois-je a', 'je dois combien', 'je dois quoi ?')
    .concat(
      'me restera',
      'me restera-t-il',
      'nous restera',
      'il me reste quoi',
      "j'en recupere",
      "j'en recup",
      'droits ?',
    )
    .join('|'),
);
/** A rule that exempts says how much. */
const EXEMPTE = ['Pas d', 'Aucun'];
const SANS_DROIT = 'sans aucun droit';
const exempte = (texte: string): boolean =>
  EXEMPTE.some((mot) => texte.startsWith(mot)) ||
  (texte.startsWith('Non') && (texte.split('. ')[0] ?? '').includes(SANS_DROIT));

/** Whether a question asks how much tax there is, and the rule that is quoted does not say « none ». */
export const demandeLeMontantDUnImpot = (question: string, texte: string): boolean =>
  COMBIEN_D_IMPOT.test(normaliserTexte(question).replaceAll('sans droits', '')) && !exempte(texte);

/** Whether a question asks how much, of the one who asks: a rule tells how it is computed, and not how much it is. */
export function demandeSonPropreChiffre(question: string): boolean {
  const texte = normaliserTexte(question);
  return COMBIEN.test(texte) && A_SOI.test(texte) && !DE_TOUS.test(texte);
}

const TAUX_A_SOI = motsDits(
  'je suis au taux|mon taux|notre taux|suis a un taux|taux qui m|taux de ma fiche|on me preleve|on me prend|on me retient|me prelevent|me preleve',
);
/** Rates told as one's own: « je suis au taux de 5,8 %, c’est le bon ? » is not answered without one's incomes. */
export const sonTaux = (mentions: readonly Mention[], question: string): string[] =>
  TAUX_A_SOI.test(normaliserTexte(question)) ? mentions.flatMap((m) => (m.type === 'taux' ? [m.mots] : [])) : [];

/** What a question asks of another law, or of a market: a rule of tax that speaks of the same things does not answer it. */
export const horsDeLImpot = (question: string): string[] => horsDuSujet(question);
