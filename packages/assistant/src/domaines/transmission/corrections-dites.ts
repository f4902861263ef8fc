import { motsDits, VERS } from '@francis/lecture';
import { type QuestionLue, sansPassages } from '../question.ts';
import { FAMILLE_DE } from './personnes-nommees.ts';
import { situerLesMots } from './preparer-succession.ts';

const DETERMINANTS = new Set('mon ma mes notre nos son sa ses leur le la les un une des'.split(' '));
const DE = new Set(['de', 'du', 'des']);
const nomDe = (mot: string): string => (mot.startsWith("d'") || mot.startsWith("l'") ? mot.slice(2) : mot);
const compose = (un: string, deux: string): string => (FAMILLE_DE.has(`${un}-${deux}`) ? `${un}-${deux}` : un);

/** « pas ma belle-fille », « au lieu du fils », « et non à mon gendre »: whoever is said not to be. */
export function sansLesDementis(q: QuestionLue): QuestionLue {
  const mots = situerLesMots(q.texte);
  const passages = mots.flatMap((mot, i): (readonly [number, number])[] => {
    const lieu = mot.nu === 'lieu' && mots[i - 1]?.nu === 'au';
    const nie = (mot.nu === 'pas' || mot.nu === 'non') && i > 0;
    if (!lieu && !nie) return [];
    let k = i + 1;
    if (lieu && DE.has(mots[k]?.nu ?? '')) k += 1;
    if (VERS.has(mots[k]?.nu ?? '')) k += 1;
    const determine = DETERMINANTS.has(mots[k]?.nu ?? '');
    if (determine) k += 1;
    const [un, deux] = [nomDe(mots[k]?.nu ?? ''), mots[k + 1]?.nu ?? ''];
    const nom = compose(un, deux);
    if (!FAMILLE_DE.has(nom) || (nie && !determine)) return [];
    const fin = (nom === un ? mots[k] : mots[k + 1])?.fin;
    return fin === undefined ? [] : [[lieu ? (mots[i - 1]?.debut ?? mot.debut) : mot.debut, fin]];
  });
  return sansPassages(q, passages);
}

const ETRE = new Set([
  "c'est",
  'c',
  'est',
  'sont',
  'etaient',
  'etions',
  'etait',
  'sommes',
  'serions',
  'seraient',
  '=',
  "qu'ils",
]);
const UNITES = new Set(['ans', 'an', 'mois', '%', '€', 'eme', 'e', 'jours', 'fois']);
const CORRIGE = motsDits(
  "au lieu de|plutot que|pas|et non|en fait|et si|s'ils|si on|si benef|si benefice|erreur|je me suis trompe|pardon",
);
const [DEUX, DOUZE] = [2, 12];

/** « en fait c’est 3 neveux, pas 2 », « et s’ils étaient quatre ? »: how many the last turn says that they are. */
export function nombreCorrige({ phrases }: QuestionLue): number | undefined {
  const derniere = phrases.at(-1) ?? '';
  if (phrases.length < DEUX || !CORRIGE.test(derniere)) return undefined;
  const mots = situerLesMots(derniere);
  const trouve = mots.find((mot, i) => {
    const n = Number(mot.nu);
    if (!Number.isInteger(n) || n < 1 || n > DOUZE || UNITES.has(mots[i + 1]?.nu ?? '')) return false;
    const suivi =
      FAMILLE_DE.has(mots[i + 1]?.nu ?? '') || FAMILLE_DE.has(compose(mots[i + 1]?.nu ?? '', mots[i + 2]?.nu ?? ''));
    return ETRE.has(mots[i - 1]?.nu ?? '') && (suivi || n >= DEUX);
  });
  return trouve === undefined ? undefined : Number(trouve.nu);
}
