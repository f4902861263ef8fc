import type { Faits } from './faits.ts';
import type { SituationImposee } from './foyer.ts';

export interface SituationFiscale {
  readonly situation: SituationImposee | undefined;
  /** Whether box T applies: `inconnu` when nothing says if the parent lives alone. */
  readonly caseT: 'oui' | 'non' | 'inconnu';
}

/** Situation in the terms of the declaration, with the question of the lone parent. */
export function situationFiscale(faits: Faits): SituationFiscale {
  const dite = faits.situation;
  const enfants = faits.enfantsChezAutreParent ? 0 : (faits.enfants?.length ?? 0);
  if (dite === 'concubinage' || dite === 'en_couple') return { situation: 'celibataire', caseT: 'non' };
  if (dite === undefined)
    return { situation: faits.revenuNetImposable === undefined ? undefined : 'celibataire', caseT: 'non' };
  if ((dite !== 'celibataire' && dite !== 'divorce') || enfants === 0) return { situation: dite, caseT: 'non' };
  if (faits.vitSeul === false) return { situation: dite, caseT: 'non' };
  return { situation: dite, caseT: faits.vitSeul || faits.eleveSeul ? 'oui' : 'inconnu' };
}
