import { motsDits } from '@francis/lecture';
import type { Faits } from './faits.ts';
import { aEleveSeul } from './situation.ts';

interface AgeOuEnfants {
  readonly code: 'age' | 'enfants';
  readonly sujet: string;
  readonly raison: string;
}

const ELEVE_JADIS = motsDits(
  'ai eleve seul|ai eleve seule|a eleve seul|a eleve seule|ayant eleve seul|ayant eleve seule|avoir eleve seul|avoir eleve seule',
);

/** What a half part depends on and that the question leaves unsaid. `partsSeules`: the number of parts is all that is asked. */
export function manquesDesParts(faits: Faits, texte: string, partsSeules: boolean): AgeOuEnfants[] {
  const { personne1, situation, enfants, caseL } = faits;
  const manques: AgeOuEnfants[] = [];
  if (personne1?.ancienCombattant && personne1.age === undefined && personne1.anneeNaissance === undefined)
    manques.push({
      code: 'age',
      sujet: 'l’âge de l’ancien combattant',
      raison: 'la demi-part ne s’ouvre qu’à un âge que fixe la loi',
    });
  // Alone, and a child raised alone in the past: how many years decides of a half part.
  const seul =
    situation !== 'marie' && situation !== 'pacse' && situation !== 'concubinage' && situation !== 'en_couple';
  if (
    !partsSeules &&
    seul &&
    !caseL &&
    (enfants?.length ?? 0) === 0 &&
    (ELEVE_JADIS.test(texte) || aEleveSeul(texte, 'sans dire'))
  )
    manques.push({
      code: 'enfants',
      sujet: 'si vous vivez seul et avez élevé seul cet enfant pendant cinq ans au moins (case L)',
      raison: 'cela ouvre une demi-part',
    });
  // Children who have left: raised alone, they may still count.
  if (partsSeules && enfants?.length === 0 && situation === 'veuf' && !caseL && texte.includes('enfants'))
    manques.push({
      code: 'enfants',
      sujet: 'si vous avez élevé seul un de ces enfants, et combien d’années (case L)',
      raison: 'cela peut ouvrir une demi-part',
    });
  return manques;
}
