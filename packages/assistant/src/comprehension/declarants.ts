import { motsDits } from '@francis/lecture';
import { estAgeDUnEnfantNomme } from './ages-d-enfants.ts';
import type { Faits, FaitsPersonne } from './faits.ts';
import { lireOutreMer } from './outre-mer.ts';
import { lirePersonnes } from './personnes.ts';
import { lireSansRevenu } from './sans-revenu.ts';
import { lireTrajet, placeDesKilometres } from './trajet.ts';

const INVALIDE =
  /\b(?:carte (?:d'invalidite|cmi|mobilite inclusion)|cmi(?:[- ]invalidite)?|invalidite (?:a|de|d'au moins) (?:80|8\d|9\d|100) ?%|invalide|je suis handicapee?|case p)\b/;
/** Ages and states of the two adults, and their journey to work. */
/** The card is said of who speaks, whoever else has one. */
const CARTE_A_SOI = motsDits(
  "j'ai aussi une carte|j'ai aussi une cmi|j'ai aussi la carte|j'ai aussi la cmi|j'ai aussi ma carte|j'ai aussi ma cmi|j'ai une carte|j'ai une cmi|j'ai la carte|j'ai la cmi|j'ai ma carte|j'ai ma cmi|je suis moi-meme invalide|je suis moi-meme handicapee|je suis moi-meme handicape|je suis moi meme invalide|je suis moi meme handicapee|je suis moi meme handicape|je suis invalide|je suis handicapee|je suis handicape",
);

export const aSaCarte = (texte: string): boolean => CARTE_A_SOI.test(texte);

const EPARGNES = ['epargne retraite', 'epargne-retraite', 'plan retraite'];
/** « mon plafond d’épargne retraite »: nobody is retired. */
const sansEpargneRetraite = (texte: string): string =>
  EPARGNES.reduce((t, mots) => t.replaceAll(mots, 'epargne'), texte);

export function lireDeclarants(texte: string): {
  readonly personne1: FaitsPersonne;
  readonly personne2: FaitsPersonne;
  readonly commun: Faits;
} {
  const ages = agesDesAdultes(texte);
  const retraites =
    /\b(?:sommes|couple de|2|tous les 2|tous 2|maries) (?:\w+ )?retraite(?:e?s)\b|\bretraites\b(?! de)/.test(texte) &&
    motsDits('nous|couple|maries|pacses|2').test(texte);
  const retraite =
    /\b(?:je suis|suis|etant|veuve?|celibataire|divorcee?),? (?:\w+ )?(?:a la |en )?retraitee?\b|\bma (?:pension de )?retraite\b|(?<!\b(?:(?:depart|mise)(?: \w+)? (?:a la|en)|primes? de|indemnites? de) )\bretraitee?\b/.exec(
      sansEpargneRetraite(texte),
    );
  const duConjoint = retraite !== null && lirePersonnes(texte.slice(0, retraite.index)).pop()?.personne === 2;
  const moi = retraite !== null && !duConjoint;
  const sansCarte =
    /\b(?:pas|sans|ni|aucune?|non) (?:de |d'|la |titulaire de (?:la )?)?(?:carte|cmi|invalide|handicapee?)/.test(texte);
  const invalide =
    !sansCarte &&
    INVALIDE.test(texte) &&
    (aSaCarte(texte) ||
      !/\b(?:enfant|fils|fille|garcon|ainee?|cadette?|petite?|bebe|femme|mari|epouse|epoux|conjointe?)\b(?:,? ?\(?\d{1,2} ans\)?,?)?[^.,]{0,30}\b(?:handicap|invalid|carte|cmi)/.test(
        texte,
      ));
  const conjointInvalide =
    !sansCarte &&
    /\b(?:femme|mari|epouse|epoux|conjointe?|compagne|compagnon)\b[^.,]{0,30}\b(?:handicapee?|invalide|carte (?:d'invalidite|cmi|mobilite)|cmi)\b/.test(
      texte,
    );
  const combattant =
    /(?<!\b(?:pas|ni|non) (?:d')?)\bancien combattant\b(?! non)|\bcarte du combattant\b|\bcase w\b/.test(texte);
  const trajet = lireTrajet(texte);
  const ne =
    /\b(?:suis|retraitee?|celibataire|veuve?|divorcee?),? nee? (?:le )?(?:\d{1,2} )?(?:en )?(?:[a-z]{3,9} )?(19\d\d)\b/.exec(
      texte,
    );
  const nees = naissancesDesAdultes(texte);
  const rien = lireSansRevenu(texte);
  const departement = lireOutreMer(texte);
  return {
    personne1: {
      ...(ages[1] === undefined ? {} : { age: ages[1] }),
      ...(ne === null ? (nees[1] === undefined ? {} : { anneeNaissance: nees[1] }) : { anneeNaissance: Number(ne[1]) }),
      ...(moi || retraites ? { retraite: true } : {}),
      ...(invalide ? { invalide: true } : {}),
      ...(combattant ? { ancienCombattant: true } : {}),
      ...(rien.moi ? { sansRevenu: true } : {}),
    },
    personne2: {
      ...(ages[2] === undefined ? {} : { age: ages[2] }),
      ...(nees[2] === undefined ? {} : { anneeNaissance: nees[2] }),
      ...(retraites || duConjoint ? { retraite: true } : {}),
      ...(conjointInvalide ? { invalide: true } : {}),
      ...(rien.autre ? { sansRevenu: true } : {}),
    },
    commun: {
      ...(trajet ? { trajet } : {}),
      ...(trajet && trajetDuConjoint(texte) ? { trajetDe: 2 as const } : {}),
      ...(departement ? { departement } : {}),
      ...(/\bmutualis\w+|\b6qr\b/.test(texte) ? { mutualisation: true } : {}),
      ...(motsDits('micro- foncier|micro-foncier|micro foncier|microfoncier').test(texte)
        ? { regimeFoncier: 'micro' as const }
        : (SCPI_SEULE(texte) ||
              /\b(?:au|regime|en) reel\b|\breel foncier\b|\(reel\)|\bfonciers? nets?\b/.test(texte) ||
              RESULTAT_FONCIER.test(texte)) &&
            !motsDits('frais reels|frais reel').test(texte.replace(/\bau reel\b/, ''))
          ? { regimeFoncier: 'reel' as const }
          : {}),
      ...(/\b(?:option|opte\w*|choisi\w*|coche\w*)\b[^.]{0,25}\bbareme\b|\b2op\b|\bimposes? au bareme\b/.test(texte)
        ? { optionBareme: true }
        : {}),
    },
  };
}

/** What rents leave once their charges are off, whatever the words of the regime. */
const RESULTAT_FONCIER = motsDits(
  'fonciers reel|foncier reel|fonciers reels|foncier reels|reel net|reel nets|reels nets|resultat reel|resultat net foncier|resultat foncier|resultat net positif|foncier positif|revenu foncier net|revenus fonciers nets|net de charges',
);

const SCPI = motsDits('scpi');
const LOUE_LUI_MEME = motsDits(
  'loyer|loyers|je loue|on loue|nous louons|je louais|bailleur|appartement|appart|studio|maison|garage|parking|immeuble|locataire|location nue|loue nu|loue vide',
);
/** Shares alone, with nothing let by oneself: the flat regime is closed to them (CGI art. 32). */
const SCPI_SEULE = (texte: string): boolean => SCPI.test(texte) && !LOUE_LUI_MEME.test(texte);

const NE = new Set(['ne', 'nee']);
const NES = new Set(['nes', 'nees']);
const AVANT_L_AN = 5;
const ADULTE_EN = 1990;
const FIN_DE_PHRASE = ['.', '?', '!', ';'];
/** « né en 1951, mon épouse est née en 1954 », « nous sommes nés en 1959 »: the years of birth of the two adults. */
function naissancesDesAdultes(texte: string): Partial<Record<1 | 2, number>> {
  const nees: Partial<Record<1 | 2, number>> = {};
  let place = 0;
  const mots = texte.split(' ').map((brut) => {
    const mot = { brut, debut: place };
    place += brut.length + 1;
    return mot;
  });
  mots.forEach(({ brut, debut }, i) => {
    if (!NE.has(brut) && !NES.has(brut)) return;
    const annee = mots
      .slice(i + 1, i + 1 + AVANT_L_AN)
      .map((m) => Number.parseInt(m.brut, 10))
      .find((n) => n >= 1900 && n <= ADULTE_EN);
    if (annee === undefined) return;
    const avant = texte.slice(Math.max(0, ...FIN_DE_PHRASE.map((signe) => texte.lastIndexOf(signe, debut) + 1)), debut);
    if (ENFANT.test(avant)) return;
    if (NES.has(brut)) {
      nees[1] ??= annee;
      nees[2] ??= annee;
    } else nees[lirePersonnes(avant).at(-1)?.personne === 2 ? 2 : 1] ??= annee;
  });
  return nees;
}

/** The last person named before the kilometres is the spouse. */
function trajetDuConjoint(texte: string): boolean {
  const marques = lirePersonnes(texte.slice(0, placeDesKilometres(texte) ?? 0));
  return marques[marques.length - 1]?.personne === 2;
}

const ENFANT = motsDits(
  'enfants|enfant|filles|fille|fils|garcons|garcon|bebes|bebe|jumeaux|petites|petite|petits|petit|ainee|aine|cadette|cadet|pere|mere|grand-pere|grand-mere|frere|soeur',
);

const ONT = [
  'ils ont',
  'elles ont',
  'ils ont maintenant',
  'elles ont maintenant',
  'il a',
  'elle a',
  'il en a',
  'elle en a',
];

function agesDesAdultes(texte: string): Partial<Record<1 | 2, number>> {
  const ages: Partial<Record<1 | 2, number>> = {};
  for (const m of texte.matchAll(/(\d{2,3})(?:(?: ans)? (?:et|,) (\d{2,3}))? ans\b/g)) {
    const avant = texte.slice(Math.max(0, m.index - 60), m.index);
    const phrase = avant.slice(Math.max(avant.lastIndexOf('.'), avant.lastIndexOf('?'), avant.lastIndexOf(';')) + 1);
    if (
      /\b(?:depuis|il y a|pendant|dans|apres|tous les|moins de|plus de|au moins|durant|pour|sur|duree de) $/.test(avant)
    )
      continue;
    const dernierEnfant = phrase.search(/\b(?:enfants?|filles?|fils|garcons?|bebes?|pere|mere|frere|soeur)\b[^,.]*$/);
    // « mes deux fils…, ils ont 25 et 28 ans »
    if (ENFANT.test(phrase) && ONT.some((mots) => phrase.trimEnd().endsWith(mots))) continue;
    if (Number(m[1]) < 16 || (dernierEnfant >= 0 && ENFANT.test(phrase.slice(dernierEnfant)))) continue;
    if (m[2]) {
      ages[1] ??= Number(m[1]);
      ages[2] ??= Number(m[2]);
      continue;
    }
    if (estAgeDUnEnfantNomme(texte, Number(m[1]), m.index, m.index + m[0].length)) continue;
    const marques = lirePersonnes(phrase);
    const qui = marques[marques.length - 1]?.personne === 2 ? 2 : 1;
    if (ages[qui] === undefined) ages[qui] = Number(m[1]);
    else ages[qui === 1 ? 2 : 1] ??= Number(m[1]);
  }
  return ages;
}
