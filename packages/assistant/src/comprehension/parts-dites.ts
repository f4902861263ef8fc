import { trouverMentions } from '@francis/lecture';
import { partsDuFoyer } from '../outils/parts-dites.ts';
import type { Faits } from './faits.ts';
import { decrireFoyer } from './foyer.ts';
import { situationFiscale } from './situation-fiscale.ts';

/** A half share alone is no count of parts. */
const PARTS_MIN = 1;

/** « célibataire, un enfant, 2 parts »: the parts say whether the parent lives alone, when only one answer gives them. */
export function avecLesPartsDites(faits: Faits, tours: readonly string[], annee: number): Faits {
  const { situation, caseT } = situationFiscale(faits);
  if (situation === undefined || caseT !== 'inconnu') return faits;
  const dites = tours.flatMap((tour) =>
    trouverMentions(tour).flatMap((m) =>
      m.type === 'quantite' && m.objet === 'parts' && m.valeur >= PARTS_MIN ? [m.valeur] : [],
    ),
  );
  const derniere = dites.at(-1);
  if (derniere === undefined) return faits;
  const [isole, accompagne] = [true, false].map((seul) =>
    partsDuFoyer(decrireFoyer(faits, annee, { situation, caseT: seul }), annee),
  );
  if (isole === accompagne || (derniere !== isole && derniere !== accompagne)) return faits;
  return { ...faits, ...(derniere === isole ? { vitSeul: true, eleveSeul: true } : { vitSeul: false }) };
}
