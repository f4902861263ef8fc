import type { DecisionImport, ImportDepose, ImportFait, ImportVerifie } from '@francis/contract';
import { request, send } from '../../platform/http.ts';

const ICI = '/api/pro/clients/imports';
const celui = (id: string): string => `${ICI}/${encodeURIComponent(id)}`;

export function deposer(fichier: File): Promise<ImportDepose> {
  const body = new FormData();
  body.append('fichier', fichier);
  return request<ImportDepose>(ICI, { body });
}
export const verifier = (id: string, correspondance: readonly (string | null)[]): Promise<ImportVerifie> =>
  request<ImportVerifie>(`${celui(id)}/verifier`, { body: { correspondance } });
export const importer = (id: string, body: DecisionImport): Promise<ImportFait> =>
  request<ImportFait>(`${celui(id)}/importer`, { body });
export const lireFautes = async (id: string): Promise<File> =>
  new File([await (await send(`${celui(id)}/fautes`)).blob()], 'lignes_fautives.csv', { type: 'text/csv' });
