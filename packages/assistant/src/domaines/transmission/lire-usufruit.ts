import {
  A_TERME,
  AUTRE_QUE_LA_VALEUR,
  DEMANDE_LA_VALEUR,
  DEMEMBREMENT,
  DIT_US,
  motsDits,
  PAS_LES_DROITS,
  PENDANT,
} from '@francis/lecture';
import { sansAbsents } from '../domaine.ts';
import { montantUnique, type QuestionLue } from '../question.ts';
import { ageDeLUsufruitier } from './age-usufruitier.ts';
import { fractionDite } from './fraction-dite.ts';
import { sansLesACote } from './montants-a-cote.ts';
import { decouper } from './personnes-nommees.ts';

const DEMEMBRE = motsDits(`${DEMEMBREMENT}|${DIT_US}`);
const TERME = motsDits(A_TERME);
const VALEUR = motsDits(DEMANDE_LA_VALEUR);
const AUTRE = motsDits(AUTRE_QUE_LA_VALEUR);
const DROITS = motsDits('droits|droit|payer|paie|paye|paiera|paierai|fisc|taxe|impots|dmtg|doit|dois');
const TERME_MAX = 99;
/** « US 85 ans » is the age of the usufructuary, « US 12 ans » how long it lasts. */
const VIE_COURTE = 30;
const POUR = new Set(['pour', 'pendant', 'durant']);

/** « je ne demande pas les droits »: said to set them apart. */
const sansLesDroitsEcartes = (texte: string): string =>
  PAS_LES_DROITS.split('|').reduce((t, mots) => t.replaceAll(mots, ' '), texte);

/** « sa valeur fiscale ? »: the value of the split, and nothing of what is due on it. */
export function demandeLaValeurDemembree(q: QuestionLue): boolean {
  if (q.juridiction !== 'FR' || !DEMEMBRE.test(q.texte)) return false;
  const demande = q.phrases.map(sansLesDroitsEcartes).findLast((phrase) => VALEUR.test(phrase) || DROITS.test(phrase));
  return demande !== undefined && VALEUR.test(demande) && !DROITS.test(demande);
}

/** How long a usufruct of a fixed term lasts, as told last: « pour 18 ans », « temporaire 12 ans », « 10 ans fixes ». */
export function dureeDeLUsufruit({ phrases }: QuestionLue): number | undefined {
  for (const phrase of phrases.toReversed()) {
    const terme = TERME.test(phrase);
    const mots = decouper(phrase);
    for (const [i, mot] of mots.entries()) {
      const duree = Number(mot);
      if (mot === '' || !Number.isInteger(duree) || duree < 1 || duree > TERME_MAX || mots[i + 1] !== 'ans') continue;
      const avant = mots[i - 1] ?? '';
      const dit =
        (PENDANT.has(avant) && (duree <= VIE_COURTE || POUR.has(avant))) ||
        (avant === 'de' && PENDANT.has(mots[i - 2] ?? '') && terme);
      if (dit || (terme && duree <= VIE_COURTE) || (mots[i + 2] === 'd' && mots[i + 3] === 'usufruit')) return duree;
    }
    if (motsDits('viager|viagere').test(phrase)) return undefined;
  }
  return undefined;
}

/** A good, and whose life or how long its usufruct is of. */
export function lireUsufruit(dite: QuestionLue) {
  if (dite.juridiction !== 'FR' || !DEMEMBRE.test(dite.texte)) return undefined;
  const valeurSeule = demandeLaValeurDemembree(dite);
  if (!valeurSeule && AUTRE.test(sansLesDroitsEcartes(dite.texte))) return undefined;
  const q = sansLesACote(dite);
  const duree = dureeDeLUsufruit(q);
  const entiere = montantDuBien(q);
  const valeur = entiere === undefined ? undefined : entiere * fractionDite(q);
  if (duree !== undefined) return { entree: sansAbsents({ date: q.jour, valeur, duree_annees: duree }) };
  const age = ageDeLUsufruitier(q);
  return age === undefined ? undefined : { entree: sansAbsents({ date: q.jour, valeur, age_usufruitier: age }) };
}

/** The only amount, or that of the good whose value is asked: « la maison 268 000, 15 000 sur un compte, juste pour la maison ». */
function montantDuBien(q: QuestionLue): number | undefined {
  const seul = montantUnique(q);
  if (seul !== undefined) return seul;
  const vise = VISES.find((bien) =>
    motsDits([`sur ${bien}`, `pour ${bien}`, `de ${bien}`].join('|')).test(q.phrases.at(-1) ?? ''),
  );
  if (vise === undefined) return undefined;
  const nom = vise.split(' ').at(-1) ?? '';
  const siens = q.montants.filter((m) => motsDits(nom).test(m.gauche.slice(m.gauche.lastIndexOf(',') + 1)));
  return siens.length === 1 ? siens[0]?.montant : undefined;
}
const VISES = [
  'la maison',
  "l'appartement",
  'le studio',
  "l'immeuble",
  'ce bien',
  'la maison',
  'le terrain',
  'la villa',
  'le local',
];
