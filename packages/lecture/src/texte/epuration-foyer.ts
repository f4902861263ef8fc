import type { TexteSuivi } from './texte-suivi.ts';

type Regle = readonly [RegExp, string];

const BIEN = '(?:appartements?|studios?|maisons?|garages?|logements?|parkings?)';
const PARENT = '(?:mere|pere|parents|grand-mere|grand-pere|grands-parents|maman|papa)';

/** Turns of phrase of a household, each rewritten as the plain one that the rules know. */
const REGLES: readonly Regle[] = [
  // « Célibataire, 35 700 €, 1 800 € de ménage »: the first amount is the pay.
  [/(^|[.;?,] ?)((?:je suis )?(?:celibataire|divorcee?|veuf|veuve)),? (\d{5,6}) ?€(?= ?[,;])/g, '$1$2, salaire $3 €'],
  // Telegraphic lists: what names the next amount does not speak of the one before.
  [
    /(\d{3,6}(?: ?€)?) (?=(?:creche|aide[- ]menag\w*|menage|dons?|garde|nounou|pension|loyers?|per|frais reels) [^\d,.;]{0,25}\d{3,})/g,
    '$1. ',
  ],
  [
    /\b(aide[- ]menag\w*|femme de menage|jardinier|menage|nounou), (?=\d+ ?€ (?:declares?|payes?|verses?|dans|par an))/g,
    '$1 ',
  ],
  [/, par mois(?= ?[,.;?])/g, ' par mois'],
  [/\bresultat foncier (?:net )?(?:(?:est|de|positif|beneficiaire|s'eleve|a|:) ?)*(?=\d)/g, 'revenus fonciers nets '],
  [
    new RegExp(
      `\\b(?:j'|nous |on )aid\\w+ (?:financierement )?(?:ma|mon|mes|notre|nos) ${PARENT}\\b[^.;\\d]{0,70}?(?:a hauteur de|de|avec|par) (?=\\d)`,
      'g',
    ),
    'je verse une pension alimentaire de ',
  ],
  [
    new RegExp(
      `\\b(je|on|nous) (verse|versons|donne|donnons) (\\d+ ?€(?: par (?:mois|an))?) a (?:ma|mon|mes|notre|nos) ${PARENT}\\b`,
      'g',
    ),
    '$1 $2 une pension alimentaire de $3',
  ],
  [
    /\b(?:je|on|nous) (?:viens|vient|venons) (?:juste )?de (?:me|se|nous) marier(?: \((en \d{4})\))?/g,
    'nous sommes maries $1',
  ],
  [
    /\b(?:je|on|nous) (?:viens|vient|venons) (?:juste )?de (?:me|se|nous) pacser(?: \((en \d{4})\))?/g,
    'nous sommes pacses $1',
  ],
  [/\b(?:un )?petits? (?:boulots?|jobs?)\b/g, 'un salaire'],
  [/\b(?:d'|de |a )un an\b/g, 'de 1 an'],
  [new RegExp(`, et (?=(?:un|une|notre|mon|des|2) ${BIEN} (?:loue|que (?:je|on|nous) lou))`, 'g'), '. '],
  [
    /\b(enfants?|fils|filles?|garcons?) (?:de|du cote de) (?:mon|ma) (?:mari|femme|epouse|epoux|conjointe?|compagne|compagnon|partenaire)\b/g,
    '$1',
  ],
  [
    /\bgardes? (?:de (?:mon|ma|mes|nos|notre) )?(?:d')?(?:enfants?|bebe|fils|fille|petite?) (?:a la maison|chez (?:nous|moi))\b/g,
    "garde d'enfants a domicile",
  ],
  [
    /(?<!\b(?:hors|pas|ailleurs)[^.;]{0,12})\b(nounou|nourrice|garde)\b((?:(?!\bhors\b|\bpas\b|\bailleurs\b)[^.;,\d]){0,20}?) (?:a (?:notre|mon|la|leur) (?:domicile|maison)|chez (?:nous|moi))\b/g,
    '$1 a domicile$2',
  ],
  // « ma grande de 9 ans et son petit frère »: children both.
  [/\b(mon|ma|notre) (grande?|petite?)(?= ?(?:de |\(|,)? ?\d{1,2} ans)/g, '$1 $2 enfant'],
  [/\b(?:et )?(?:son|leur) (?:petit |grand |jeune )?frere\b/g, ', et mon autre fils'],
  [/\b(?:et )?(?:sa|leur) (?:petite |grande |jeune )?soeur\b/g, ', et mon autre fille'],
  [
    // « +4 200 sur mon PEA mais j’ai rien retiré »: the gain that stays in goes with it.
    /(?:(?<![\d.])[-+]? ?\d+(?:\.\d+)? ?€? ?(?:(?:de|d') ?)?(?:(?:gains?|plus[- ]values?|pv|latente?s?|benefices?|gagnes?|dividendes?|interets?) ?){0,2}(?:sur|dans|de|en|via) )?(?:\b(?:mon |mes |le |un |mon contrat d'|l'))?\b(?:assurances?[- ]vie|pea|cryptos?|bitcoins?)\b[^.;?\d]{0,12}(?:de \d+ ans)?[^.;?\d]{0,24}(?:\d+(?:\.\d+)? ?€?[^.;?\d]{0,30})?\b(?:rien (?:retire|sorti)|aucun retrait|pas (?:de|fait de|eu de) retraits?|sans (?:rien )?(?:retraits?|retirer|sortir|y toucher)|pas (?:touchee?|sorti|retiree?)|n'y (?:ai pas touche|touche pas)|touche a rien)\b/g,
    ' ',
  ],
  [
    /\bsemaines? en alternance\b|\ben alternance(?=,? (?:une|1) semaine)|\b(?:une|1) semaine sur (?:2|l'autre) en alternance\b/g,
    'en garde alternee',
  ],
];

const VERSEMENTS: readonly Regle[] = [
  [/\bversement (?:envisage|prevu|possible|projete) ?(?:de |: )?(?=\d)/g, 'versement sur mon per de '],
  [/\b(je|j'y|on|nous|elle|il) (?:mets?|mettais|mettait|mettons|place|placais) (?=\d)/g, '$1 verse sur un per '],
];

/** « cumul imposable 28 560 € »: the month's own figures beside it say nothing more. */
function garderLeCumul(texte: TexteSuivi): TexteSuivi {
  if (!/\bcumul\w*\b[^.;]{0,50}\d{4,}/.test(texte.texte)) return texte;
  return texte.filtrer(
    /(?<=[.;?])(?!\d)/g,
    (phrase) => !(/\b(?:paies?|bulletin|fiche)\b/.test(phrase) && /\d ?€/.test(phrase) && !/\bcumul/.test(phrase)),
  );
}

const EMPLOIS =
  /\b(?:employeurs?|mi-temps|emplois|jobs|boulots|contrats|boites|cdd|patrons|missions|postes|entreprises)\b/;
const L_UN_L_AUTRE =
  /\b(?:chez|pour|dans|avec|de) (?:l'une?|l'autre|le premier|le second|le deuxieme|la premiere|la seconde)\b/g;

/** « deux employeurs : 14 000 chez l’un, 12 000 chez l’autre »: one person’s pays, not two persons. */
const memePersonne = (texte: TexteSuivi): TexteSuivi =>
  EMPLOIS.test(texte.texte) ? texte.remplacer(L_UN_L_AUTRE, ' ') : texte;

export function simplifierLeFoyer(texte: TexteSuivi): TexteSuivi {
  const regles = /\bper\b/.test(texte.texte) ? [...REGLES, ...VERSEMENTS] : REGLES;
  return garderLeCumul(regles.reduce((t, [motif, par]) => t.remplacer(motif, par), memePersonne(texte)));
}
