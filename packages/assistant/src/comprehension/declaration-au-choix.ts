import { motsDits } from '@francis/lecture';

const COMMUNE = motsDits(
  'declaration commune|declarations communes|imposition commune|declarer ensemble|declarer en commun|une seule declaration|commune ou|ensemble ou|commun ou',
);
const SEPAREES = motsDits(
  'separee|separees|separement|separes|chacun de son cote|chacun de notre cote|chacun la sienne|chacun son impot|deux declarations|2 declarations|chacun sa declaration',
);
const UNION = ['marie', 'mariage', 'pacs', 'noces'];
const RECENTE = ["l'annee du mariage", "l'annee de notre mariage", "l'annee du pacs", "l'annee de notre pacs"];
const ROMPUE = motsDits('divorce|divorces|divorcee|divorcees|ex|separation|depacses|depacse');
const PORTEE = 60;
const PREMIERE = 1990;
const DERNIERE = 2100;

/** The first year told within a stretch of words. */
const anneeDans = (morceau: string): number | undefined =>
  morceau
    .split(' ')
    .map((mot) => Number.parseInt(mot, 10))
    .find((n) => n > PREMIERE && n < DERNIERE);

/**
 * « mariés le 14 juin 2025, déclaration commune ou séparée ? »: the couple of the year of its union may file apart for
 * the whole of that year, and in no other (CGI art. 6, 5).
 * @param texte normalised question
 * @param annee year of the incomes
 */
export function declarationAuChoix(texte: string, annee: number): boolean {
  if (!COMMUNE.test(texte) || !SEPAREES.test(texte) || ROMPUE.test(texte)) return false;
  if (RECENTE.some((mots) => texte.includes(mots))) return true;
  return UNION.some((mot) => {
    const place = texte.indexOf(mot);
    return place >= 0 && anneeDans(texte.slice(place, place + PORTEE)) === annee;
  });
}
