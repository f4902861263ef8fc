import type { FaitRemis } from '@francis/contract';
import { formaterEuros } from '../../design-system/index.ts';

/** The value of a fact, with its unit. */
export function Valeur({ fait: { valeur, unite } }: { fait: Pick<FaitRemis, 'valeur' | 'unite'> }) {
  return <>{unite === 'EUR' && typeof valeur === 'number' ? formaterEuros(valeur) : valeur}</>;
}
