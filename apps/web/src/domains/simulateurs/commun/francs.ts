import { formaterFrancs } from '../../../design-system/index.ts';

export { formaterFrancs };
export const formaterFrancsCentimes = (valeur: number): string => formaterFrancs(valeur, 2);
