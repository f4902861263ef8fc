import { repondreSuisse } from '@francis/fiscal/suisse';
import { REPERTOIRE_COMMUNES } from '@francis/fiscal/suisse/communes';
import { repondreParLigne } from '../documents.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `francis suisse`: areas `ch_canton_gross` (default), `ch_canton_taxable`, `ch_federal` and `ch_social`, flat or under
 * `inputs`; any commune of the five cantons.
 */
export async function commandeSuisse(args: string[], terminal: Terminal): Promise<number> {
  return repondreParLigne(args, terminal, (brut) => repondreSuisse(brut, { communes: REPERTOIRE_COMMUNES }));
}
