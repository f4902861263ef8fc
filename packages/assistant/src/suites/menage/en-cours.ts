import { estCouple, type Menage } from './etat.ts';

/** Whether the last try was that of two people who would file together. */
export const estUneUnion = ({ base, essai }: Menage): boolean =>
  essai !== undefined && essai.length === 1 && base.length === 2 && estCouple(essai[0]) && !base.some(estCouple);

/** The household that a follow-up edits: the try of a union goes on, any other try starts again from what was told. */
export const enCours = (menage: Menage): Menage['base'] =>
  estUneUnion(menage) ? (menage.essai ?? menage.base) : menage.base;
