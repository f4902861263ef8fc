import { motsDits } from '@francis/lecture';
import { type FaitManquant, manque } from '../domaine.ts';
import { demandeUnCalcul, type QuestionLue } from '../question.ts';

/** An estate whose duties are asked and of which nothing is told. */
export function demanderLesFaits(q: QuestionLue): { manques: FaitManquant[] } | undefined {
  if (
    q.montants.length > 0 ||
    !demandeUnCalcul(q) ||
    !/\bherit\w+|\bsuccession\b|\blaiss\w+/.test(q.texte) ||
    /\bconjoint|\bmari\b|\bfemme\b|\bepou/.test(q.texte)
  )
    return undefined;
  return {
    manques: [
      manque('le patrimoine net laissé', 'les droits se calculent sur la part de chacun'),
      manque('le nombre d’héritiers et leur lien avec la personne décédée', 'chacun a son abattement et son barème'),
    ],
  };
}

const DU_PARTAGE = motsDits("du partage|d'un partage|au partage|apres partage|apres le partage");
const RECU = motsDits("j'ai recu|je recois|j'ai touche|je touche|j'ai eu|me revient|me reviennent|je recevrai");
const ORIGINE = motsDits(
  'succession|heritage|herite|herites|deces|decede|decedee|mort|morte|divorce|divorces|divorcons|divorcee|separation|communaute|indivision|droit de partage|soulte|donation',
);

/** « J'ai reçu 90 000 € du partage »: what was shared decides of everything, and no income does. */
export function demanderCeQuiEstPartage(q: QuestionLue): { manques: FaitManquant[] } | undefined {
  if (q.montants.length !== 1 || !DU_PARTAGE.test(q.texte) || !RECU.test(q.texte) || ORIGINE.test(q.texte))
    return undefined;
  return {
    manques: [
      manque(
        'ce qui a été partagé : une succession (et votre lien avec la personne décédée), une indivision, ou les biens d’un couple',
        'recevoir sa part d’un partage n’est pas un revenu ; les droits dépendent de ce qui est partagé',
      ),
    ],
  };
}
