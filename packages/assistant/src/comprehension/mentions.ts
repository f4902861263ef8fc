import {
  type Periodicite,
  type Qualite,
  foisParAn,
  lireOrganismes,
  lirePeriodicite,
  lireQualite,
  motsDits,
  pourLesDerniers,
} from '@francis/lecture';

/** An amount of money as written, with the words around it. */
export interface Mention {
  readonly montant: number;
  readonly debut: number;
  readonly fin: number;
  /** Words between the previous amount (or the start of the sentence) and this one. */
  readonly gauche: string;
  /** Words between this amount and the next one (or the end of the sentence). */
  readonly droite: string;
  readonly phrase: string;
  /** Index of the sentence in the text. */
  readonly rang: number;
  /** Amounts joined by « et », « , », « + » only, which share what is said of one of them. */
  readonly groupe: number;
  readonly periodicite: Periodicite;
  readonly qualite: Qualite;
}

interface Brute {
  readonly montant: number;
  readonly debut: number;
  readonly fin: number;
}

const NOMBRE = /(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\d)/g;
/** What a number counts when it is not money. */
const AUTRE_UNITE =
  /^ ?(?:%|km|kms|kilometres?|cv|chevaux|ans?\b|annees?\b|mois\b|semaines?\b|jours?\b|heures?\b|h\b|trimestres?\b|parts?\b|demi|quarts?\b|enfants?\b|filles?\b|fils\b|garcons?\b|ados?\b|bebes?\b|jumeaux|personnes?\b|m2|m²|metres?\b|g\b|kg\b|eur(?=\/)|chf\b|francs?\b|kwh|fois\b|eme\b|ere?\b|emplois?\b|salaires?\b|appartements?\b|studios?\b|maisons?\b|actions\b|tranches?\b|milliers\b|-)/;
const SUR_UN_TOTAL = [
  'parts sur ',
  'part sur ',
  'actions sur ',
  'titres sur ',
  'parts sociales sur ',
  'parts sur les ',
  'parts sur un total de ',
  'parts sociales sur les ',
  'parts sociales sur un total de ',
];
const ARGENT_AVANT =
  /(?:gagn\w*|touch\w*|percoi\w*|percev\w*|declar\w*|vers\w*|donn\w*|dons?|pay\w*|encaiss\w*|salaire|salaires|rapport\w*|frais|ldds?|lep|livret a|revenus?|imposable|retraite|pension|loyers?|dividendes?|interets?|per|chiffre d'affaires|ca|brut|net|avec|plutot|montant|recettes?|suis a|je fais|depens\w*|plus de|moi|moins)(?: (?:a|de|d'|net|nets|sont|est|environ|imposables?|par an|par mois|cumul|:|=))*(?: ?[:=])? ?$/;
/** Verbs after which even a number that looks like a year is an amount. */
const VERBE_AVANT =
  /\b(?:gagne|gagnais|gagnons|touche|touchons|percois|verse|versais|versons|donne|paye|paie|depense|plutot|suis a|et avec|verser|donner|moi|elle|lui|augmentation de|prime de) ?$/;
const REFERENCE_AVANT =
  /\b(?:art(?:icle)?\.?|case|ligne|formulaire|loi|cgi|boi|n°|numero|cerfa|revenus? (?:de )?|revenus? de l'annee|impots?|bareme|declaration|(?:fiches?|bulletins?) de (?:paye|paie|salaires?)|annee|depuis|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|en|fin|debut|pour|avant|apres) ?$/;

const TEMPS_AVANT = /\b(?:en|depuis|l'annee|annee|annees|mois de|mois d'|courant) ?$/;
const PERIODE_APRES = /^ ?(?:nets? )?par mois/;

function estArgent(texte: string, debut: number, fin: number, montant: number): boolean {
  const apres = texte.slice(fin, fin + 40);
  // A postcode, alone between brackets or after its name.
  if (
    /(?:\(|code postal |cp )$/.test(texte.slice(0, debut)) &&
    /^\d{5}(?:\)| (?!et\b|plus\b|net|brut|\+|euro|de\b|chac)[a-z])/.test(texte.slice(debut, fin + 6)) &&
    !/^ ?€/.test(apres)
  )
    return false;
  if (/^ ?€/.test(apres)) return true;
  const avant = texte.slice(Math.max(0, debut - 40), debut);
  const annee = Number.isInteger(montant) && montant >= 1900 && montant <= 2100;
  // « toute l'année 2025 », « sur les 12 mois de 2025 », « par virement en 2026 ».
  if (annee && TEMPS_AVANT.test(avant) && !PERIODE_APRES.test(apres)) return false;
  // « 13 salaires » counts, « 28 900 salaire » is a pay.
  if (AUTRE_UNITE.test(apres)) return montant >= UN_SALAIRE && apres.trimStart().startsWith('salaire');
  // « 940 prélevés »: what was withheld.
  if (montant >= UN_PRELEVEMENT && PRELEVE.some((mot) => apres.trimStart().startsWith(mot))) return true;
  if (montant >= UN_PRELEVEMENT && PRELEVE_AVANT.test(texte.slice(0, debut).trimEnd().split(' ').at(-1) ?? ''))
    return true;
  // « 150 aux Restos », « + 100 SPA »: who receives it says that it is a gift.
  if (montant >= UN_DON && estUnDon(texte.slice(Math.max(0, debut - AVANT_LE_DON), debut), apres)) return true;
  // « 400 parts sur 1 000 »: how many there are in all.
  if (SUR_UN_TOTAL.some((mots) => texte.slice(0, debut).endsWith(mots))) return false;
  // A number that looks like a year is one, unless the words around it make it an amount: « 2 800 € en 2025 net d’aides ».
  if (annee && qualifieLeSuivant(apres)) return false;
  if (annee && NOMMENT.some((mots) => apres.trimStart().startsWith(mots))) return true;
  if (annee)
    return (
      /^ ?(?:nets?\b|bruts?\b|(?:imposables? )?par mois)/.test(apres) ||
      (VERBE_AVANT.test(avant) && !REFERENCE_AVANT.test(avant))
    );
  if (
    /\b(?:art(?:icle)?s?\.?|case|formulaire|loi|n°|numero|cerfa|cgi|attestation|ifu|imprime|annexe|declaration) ?$/.test(
      avant,
    )
  )
    return false;
  if (Math.abs(montant) >= 1000) return true;
  return (
    montant >= 100 &&
    (ARGENT_AVANT.test(avant) ||
      A_UNE_OEUVRE.some((mots) => apres.trimStart().startsWith(mots)) ||
      /^ ?(?:net|nets|brut|par mois|de salaire|d'interets|de dividendes|de gains?|de pertes?|de plus-values?|de moins-values?|de frais|de charges|de loyers?)/.test(
        apres,
      ))
  );
}

const AVANT_LE_DON = 40;
/** « Restos 300, Ligue contre le cancer 150 », « 150 aux Restos »: a body stands right before the number, or right after. */
function estUnDon(avant: string, apres: string): boolean {
  const dernier = lireOrganismes(avant).at(-1);
  const colle = dernier !== undefined && SEPARE_DU_DON.has(avant.slice(dernier.fin).trim());
  return colle || (lireOrganismes(apres)[0]?.debut ?? PRES_DU_DON) < PRES_DU_DON;
}
const SEPARE_DU_DON = new Set(['', ':', '=', '(', 'le cancer', 'le cancer :']);

const UN_PRELEVEMENT = 50;
const PRELEVE = ['preleves', 'preleve', 'retenus', 'retenu', 'ponctionnes', 'deja preleve', 'deja retenu'];
const PRELEVE_AVANT = motsDits('preleve|prelevee|preleves|retenu|retenue|retenus|ponctionne|ponctionnes');
const UN_SALAIRE = 1000;
const UN_DON = 20;
const PRES_DU_DON = 12;
/** « IFI 2026 net taxable 1 320 000 », « revenus 2025 nets : 31 000 »: the words after a year qualify the next number. */
function qualifieLeSuivant(apres: string): boolean {
  const mots = apres.trimStart().split(' ');
  const premier = mots.findIndex((mot) => !QUALIFIENT.has(mot));
  const suivant = Number.parseFloat(mots[premier] ?? '');
  return premier > 0 && Math.abs(suivant) >= 100;
}
/** « 2 000 d’intérêts », « 2 100 de charges »: what is counted right after the number. */
const NOMMENT =
  "d'interets|de charges|de loyers|de travaux|de frais|de dividendes|de recettes|de ventes|de dons|de plus-value|de gains|d'achats|d'amortissements|de ca |de prestations|de courses".split(
    '|',
  );
/** « 120 € à la SPA et 200 à la Ligue »: what is given to a body. */
const A_UNE_OEUVRE =
  "ttc|ht |hors taxe|a la ligue|a la spa|aux restos|a amnesty|a l'unicef|a unicef|a la croix|a la fondation|a emmaus|a msf|a medecins|a l'institut|au secours|a l'association|a une association|au telethon|a greenpeace|a la paroisse|a mon eglise".split(
    '|',
  );
const QUALIFIENT = new Set('net|nets|brut|bruts|imposable|imposables|taxable|taxables|global|:|=|de|est|a'.split('|'));

const FIN_DE_PHRASE = /[?!;\n]|\.(?!\d)/g;

/** Cuts a text at its sentence ends: list of [start, end]. */
export function bornesDesPhrases(texte: string): (readonly [number, number])[] {
  const bornes: (readonly [number, number])[] = [];
  let debut = 0;
  for (const m of texte.matchAll(FIN_DE_PHRASE)) {
    const fin = m.index + 1;
    if (texte.slice(debut, fin).trim().length > 1) bornes.push([debut, fin]);
    debut = fin;
  }
  if (texte.slice(debut).trim()) bornes.push([debut, texte.length]);
  return bornes;
}

const LIEN =
  /^ ?(?:€ ?)?(?:\(?(?:nets?|imposables?|bruts?|par mois|par an|chacun)\)? ?)*(?:,|et|\+|puis|\/|ainsi que|plus)? ?(?:et )?(?:de )?(?:(?:ma|mon|sa|son|la|le|l'|moi|lui|elle|pour|chez|je|il|madame|monsieur|femme|mari|epouse?|epoux|conjointe?|compagn\w+\b|copine|copain|partenaire|gagne|touche|percoit|declare|a|celui|celle|autre|un|une|du) ?(?:, ?)?)*:? ?(?:de )?$/;

/** « 5 000 € dont 1 000 € »: what follows is already in the amount before it. */
const DONT =
  /^[^#.;?]*?\b(?:dont|y compris|comprenant|incluant|inclus|incluse|dans lesquels|parmi lesquels|sur lesquels|compris)\b[^.;?]*$/;
export const estUnePartie = (m: Mention, precedente: Mention | undefined): boolean =>
  precedente !== undefined && precedente.rang === m.rang && precedente.montant >= m.montant && DONT.test(m.gauche);

/** Nobody tells more amounts than this; each is compared with the others, so that a text full of them would hold the server. */
const MONTANTS_LUS = 200;

/** All the amounts of money of a normalised text, in order. */
export const lireMentions = pourLesDerniers((texte): readonly Mention[] => {
  const phrases = bornesDesPhrases(texte);
  const brutes: Brute[] = [];
  for (const m of texte.matchAll(NOMBRE)) {
    const fin = m.index + m[0].length;
    const negatif = m[0].startsWith('-') && /(?:^|[\s:(])$/.test(texte.slice(0, m.index));
    const montant = negatif ? Number(m[0]) : Math.abs(Number(m[0]));
    if (!estArgent(texte, m.index, fin, montant)) continue;
    // « ces 2 000 € » points back to an amount already read.
    const rappel = /\b(?:ces|cette somme de|ce montant de|sur les|des) $/.test(
      texte.slice(Math.max(0, m.index - 20), m.index),
    );
    // « quelle économie pour 4 000 ? », once 4 000 was told.
    const redit = texte.slice(0, m.index).endsWith(' pour ');
    if ((rappel || redit) && brutes.some((b) => b.montant === montant)) continue;
    brutes.push({ montant, debut: m.index, fin });
    if (brutes.length === MONTANTS_LUS) break;
  }
  let groupe = -1;
  const mentions = brutes.map((brute, i) => {
    const rang = phrases.findIndex(([a, b]) => brute.debut >= a && brute.debut < b);
    const [debutPhrase, finPhrase] = phrases[rang] ?? [0, texte.length];
    const precedente = brutes[i - 1];
    const suivante = brutes[i + 1];
    const gauche = texte.slice(Math.max(debutPhrase, precedente?.fin ?? 0), brute.debut);
    const droite = texte.slice(brute.fin, Math.min(finPhrase, suivante?.debut ?? texte.length)).replace(/^ ?€/, '');
    const jointe = precedente !== undefined && precedente.debut >= debutPhrase && LIEN.test(gauche);
    if (!jointe) groupe += 1;
    return {
      ...brute,
      gauche: gauche.replace(/^ ?€/, ''),
      droite,
      phrase: texte.slice(debutPhrase, finPhrase),
      rang,
      groupe,
      // « 1 850 x 13 net, 940 prélevés »: what multiplies stands after the amount before.
      periodicite: lirePeriodicite(
        gauche.trimStart().startsWith('x ') ? gauche.slice(gauche.indexOf(',') + 1) : gauche,
        droite,
        brute.montant,
      ),
      qualite: lireQualite(gauche, droite),
    };
  });
  return mentions.map((mention) => partagerPeriode(mention, mentions));
});

/** Euros of the year, by the period said. */
export const annuelle = (m: Mention): number => Math.round(m.montant * foisParAn(m.periodicite) * 100) / 100;

/** « 3 000 et 2 500 € par mois »: the period said of the last amount of a group holds for the ones before it. */
function partagerPeriode(mention: Mention, toutes: readonly Mention[]): Mention {
  if (mention.periodicite.unite !== 'absente') return mention;
  const suivante = toutes.find(
    (m) => m.groupe === mention.groupe && m.debut > mention.debut && m.periodicite.unite !== 'absente',
  );
  const comparables =
    suivante !== undefined && mention.montant < 4 * suivante.montant && suivante.montant < 4 * mention.montant;
  return comparables ? { ...mention, periodicite: suivante.periodicite } : mention;
}
