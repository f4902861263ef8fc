import {
  ACHAT_DATE,
  DEJA_COMPTE,
  DONNE_OU_LAISSE,
  FOYER_DIT,
  GAGNE_A_COTE,
  GAGNE_APRES,
  GARDE_POUR_SOI,
  MIS_A_PART,
  motsDits,
  PAYE_JADIS,
  PLAFOND_VOULU,
  TRANSMISSION_DEMANDEE,
  TRANSMISSION_DITE,
} from '@francis/lecture';
import { type QuestionLue, sansPassages } from '../question.ts';

const PAYE = motsDits(PAYE_JADIS);
const GAGNE = motsDits(GAGNE_A_COTE);
const A_PART = motsDits(MIS_A_PART);
const GARDE = motsDits(GARDE_POUR_SOI);
const COMPTE = motsDits(DEJA_COMPTE);
const DONNE = motsDits(DONNE_OU_LAISSE);
const RUPTURES = [',', ';', ':', '(', ')', '. ', '?', '!', ' et ', ' mais ', ' puis ', ' plus ', ' + '];
/** How far the words that say what an amount is stand from it. */
const PORTEE = 32;

/** The words before an amount, and after it. */
type Autour = Readonly<Record<'gauche' | 'droite', string>>;

/** What is said just before an amount, in its own clause. */
const justeAvant = ({ gauche }: Autour): string =>
  gauche.slice(Math.max(0, ...RUPTURES.map((signe) => gauche.lastIndexOf(signe) + 1))).slice(-PORTEE);
const justeApres = ({ droite }: Autour): string => droite.replace('€', '').trimStart();

/** « achetée 95 000 », « il loue à 850 », « 210 000 de chiffre d’affaires »: nobody gives nor leaves it. */
export function estACote(m: Autour): boolean {
  const [avant, apres] = [justeAvant(m), justeApres(m)];
  if (DONNE.test(avant)) return false;
  return (
    PAYE.test(avant) ||
    GAGNE.test(avant) ||
    GARDE.test(avant) ||
    COMPTE.test(avant) ||
    PLAFOND_VOULU.some((mots) => avant.trimEnd().endsWith(mots)) ||
    GAGNE_APRES.some((mots) => apres.startsWith(mots)) ||
    A_PART.test(apres.slice(0, PORTEE))
  );
}

/** « par mois » goes with the amount that it is said of. */
function periode(droite: string): number {
  const suite = droite.slice(0, SUITE);
  const trouvee = PERIODES.find((mots) => suite.includes(mots));
  return trouvee === undefined ? 0 : suite.indexOf(trouvee) + trouvee.length;
}
const PERIODES = ['par mois', 'par an', '/mois', '/an', 'mensuels', 'annuels'];
const SUITE = 20;

const DEMANDEE = motsDits(TRANSMISSION_DEMANDEE);
const DITE = motsDits(TRANSMISSION_DITE);
const FOYER = motsDits(FOYER_DIT);
/** A gift or an estate is asked about: what a household earns is told beside it, and not the other way round. */
export const demandeUneTransmission = (texte: string): boolean =>
  DEMANDEE.test(texte) || (DITE.test(texte) && !FOYER.test(texte));

const ACHETE = motsDits(ACHAT_DATE);

/** « acheté en 2001 »: no day of what is given or left now. */
const datesDAchat = (q: QuestionLue): (readonly [number, number])[] =>
  q.dates.flatMap(({ debut, fin }): (readonly [number, number])[] => {
    const gauche = q.texte.slice(Math.max(0, debut - PORTEE), debut);
    const dite = gauche.slice(Math.max(0, ...['. ', '?', '(', ';'].map((signe) => gauche.lastIndexOf(signe) + 1)));
    return ACHETE.test(dite) || ACHETE.test(q.texte.slice(debut, fin)) ? [[debut, fin]] : [];
  });

/** The question without what only stands beside what is given or left; one amount at least is kept. */
export function sansLesACote(q: QuestionLue): QuestionLue {
  // What a household earns is told beside nothing else when no gift nor estate is asked about.
  if (!demandeUneTransmission(q.texte)) return q;
  const aCote = q.montants.filter(estACote);
  const montants = aCote.length === q.montants.length ? [] : aCote;
  return sansPassages(q, [
    ...montants.map(({ debut, fin, droite }) => [debut, fin + periode(droite)] as const),
    ...datesDAchat(q),
  ]);
}
