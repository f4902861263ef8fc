import { repondreLuxembourg } from '@francis/fiscal/luxembourg';
import { repondreParLigne } from '../documents.ts';
import type { Terminal } from '../terminal.ts';

/** `francis luxembourg`: area `lu_income_tax`, flat or under `inputs`, on taxable income or gross salary. */
export async function commandeLuxembourg(args: string[], terminal: Terminal): Promise<number> {
  return repondreParLigne(args, terminal, repondreLuxembourg);
}
