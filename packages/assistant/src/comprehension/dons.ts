import type { Mention } from './mentions.ts';
import { MOIS } from '@francis/lecture';

/** Bodies that feed, house or care for people in difficulty (CGI 200, 1 ter). */
const AIDE_AUX_PERSONNES =
  /\b(?:restos?(?: du coeur)?|restaurants? du coeur|secours (?:populaire|catholique|islamique)|croix[- ]rouge|emmaus|banques? alimentaires?|abbe pierre|fondation pour le logement|samu social|samusocial|armee du salut|petits freres des pauvres|medecins (?:du monde|sans frontieres)|msf|soupe populaire|aide alimentaire|personnes? en difficulte|sans[- ]abris?|entraide|coluche|ordre de malte|atd quart monde|restos|violences? (?:conjugales|domestiques)|75 %)\b/;

/**
 * Rate of a gift from the body that receives it. « 400 € aux Restos »: the body follows; « Restos : 400 € »: it precedes.
 */
export function tauxDuDon(mention: Mention): 66 | 75 {
  const suit = /^ ?(?:par an|par mois|en 20\d\d|,)? ?(?:a|au|aux|pour|en faveur|de dons?|vers)\b/.test(mention.droite);
  const cote = suit ? mention.droite : `${mention.gauche} ${/[:=] ?$/.test(mention.gauche) ? '' : mention.droite}`;
  return AIDE_AUX_PERSONNES.test(cote) ? 75 : 66;
}

/** Month and day on which the ceiling of gifts at 75 % was raised, in 2025 (LF 2026 art. 28). */
const RELEVEMENT = { mois: MOIS.indexOf('octobre'), jour: 14 } as const;
const DIT = /\b(avant|depuis|a partir|apres|a compter)(?: du| de)?(?: le)? (\d{1,2}) octobre\b/;
const QUAND = new RegExp(`\\b(?:(\\d{1,2}|1er) )?(${MOIS.join('|')})\\b`, 'g');

/** « depuis septembre », « entre mars et mai »: a span, not a day. */
const PERIODE = /\b(?:avant|depuis|apres|entre|jusqu'?|a partir|des)\b/;

function lireCote(texte: string): boolean | undefined {
  const dit = DIT.exec(texte);
  if (dit !== null) return Number(dit[2]) === RELEVEMENT.jour ? dit[1] !== 'avant' : undefined;
  if (PERIODE.test(texte)) return undefined;
  const cotes = new Set(
    [...texte.matchAll(QUAND)].map(([, jour, nom]) => {
      const mois = MOIS.indexOf(nom ?? '');
      if (mois !== RELEVEMENT.mois) return mois > RELEVEMENT.mois;
      return jour === undefined ? undefined : Number.parseInt(jour, 10) >= RELEVEMENT.jour;
    }),
  );
  const [seul] = cotes;
  return cotes.size === 1 ? seul : undefined;
}

/** Words around an amount that may tell its date: further, they speak of something else. */
const PRES = 45;

/**
 * A gift told with its date was made from 14 October on, or before; undefined when no date is told beside it, when
 * October has no day, or when two dates fall on both sides.
 */
export function depuisLeRelevement({ gauche, droite }: Mention): boolean | undefined {
  return lireCote(droite.slice(0, PRES)) ?? lireCote(gauche.slice(-PRES));
}
