import { formaterFrancs } from '../ecriture/index.ts';

export { formaterFrancs };
export const formaterFrancsCentimes = (valeur: number): string => formaterFrancs(valeur, 2);
