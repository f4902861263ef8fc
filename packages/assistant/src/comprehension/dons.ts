import type { Mention } from './mentions.ts';
import { lireOrganismes, MOIS } from '@francis/lecture';

/**
 * Rate of a gift from the body that receives it: the one named right after the amount (« 400 € aux Restos », « 1 200 €
 * donnés au Secours catholique »), or right before it (« Restos : 400 € »), whichever is nearer.
 */
export function tauxDuDon({ gauche, droite }: Mention): 66 | 75 {
  const avant = lireOrganismes(gauche).at(-1);
  const apres = lireOrganismes(droite)[0];
  // « 900 € à un orchestre »: the body that follows is no body that helps, whatever stands before the amount.
  const autre = apres === undefined && A_QUI.some((mot) => droite.slice(0, PRES_DU_MONTANT).includes(mot));
  if (avant === undefined || apres === undefined) return !autre && (avant ?? apres)?.aide === true ? 75 : 66;
  const separe = SEPARE.some((signe) => gauche.slice(avant.fin).includes(signe));
  const precede = PRECEDE.some((signe) => gauche.slice(avant.fin).includes(signe));
  const loin = gauche.length - avant.fin;
  const suit =
    A_QUI.some((mot) => droite.slice(0, apres.debut).includes(mot)) && !droite.slice(0, apres.debut).includes(',');
  const nomme = !precede && (suit || separe || apres.debut <= loin) ? apres : avant;
  return nomme.aide ? 75 : 66;
}

/** Words right after an amount. */
const PRES_DU_MONTANT = 20;
const SEPARE = [',', ';', '.', ' et ', '+'];
const PRECEDE = [':', '='];
const A_QUI = [' a ', ' au ', ' aux ', " a l'", ' pour ', ' vers ', ' en faveur '];

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
