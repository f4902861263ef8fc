import { repondreAndorre } from '@francis/fiscal/andorre';
import { repondreParLigne } from '../documents.ts';
import type { Terminal } from '../terminal.ts';

/** `francis andorre`: area `ad_irpf`, flat or under `inputs`. */
export async function commandeAndorre(args: string[], terminal: Terminal): Promise<number> {
  return repondreParLigne(args, terminal, repondreAndorre);
}
