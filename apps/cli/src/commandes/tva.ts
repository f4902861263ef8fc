import { repondreTva } from '@francis/fiscal/tva';
import { repondreParLigne } from '../documents.ts';
import type { Terminal } from '../terminal.ts';

/** `francis tva`: area `vat`, flat or under `inputs`; the rates of a day, and the gross amounts when `net` is given. */
export async function commandeTva(args: string[], terminal: Terminal): Promise<number> {
  return repondreParLigne(args, terminal, repondreTva);
}
