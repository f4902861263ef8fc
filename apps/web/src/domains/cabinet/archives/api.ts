import type { ArchiveCabinet, ArchivesCabinet } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import { request, send } from '../../../platform/http.ts';

const ICI = '/api/pro/cabinet/archives';
const laSienne = (id: string): string => `${ICI}/${encodeURIComponent(id)}`;
const SUIVI_MS = 1_000;

export const seFait = ({ etat }: ArchiveCabinet): boolean => etat === 'attente' || etat === 'en_cours';

/** Asked again while one is being made. */
export const archivesQuery = queryOptions({
  queryKey: ['cabinet', 'archives'],
  queryFn: ({ signal }) => request<ArchivesCabinet>(ICI, { signal }),
  refetchInterval: ({ state }) => (state.data?.archives.some(seFait) ? SUIVI_MS : false),
});
export const demanderArchive = (): Promise<ArchiveCabinet> => request(ICI, { method: 'POST' });
export const supprimerArchive = (id: string): Promise<ArchivesCabinet> => request(laSienne(id), { method: 'DELETE' });

const NOM = /filename="([^"]+)"/;

/** The browser saves the file under the name that the server gives it. */
export async function telechargerArchive(id: string, password: string): Promise<void> {
  const reponse = await send(`${laSienne(id)}/fichier`, { body: { password } });
  const adresse = URL.createObjectURL(await reponse.blob());
  const lien = document.createElement('a');
  lien.href = adresse;
  lien.download = NOM.exec(reponse.headers.get('content-disposition') ?? '')?.[1] ?? 'cabinet.zip';
  lien.click();
  URL.revokeObjectURL(adresse);
}
