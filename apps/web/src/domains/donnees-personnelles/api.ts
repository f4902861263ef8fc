import type { Consentement, ListeConsentements, MesDonnees, MessageReponse } from '@francis/contract';
import type { SuppressionReponse, SuppressionRequete } from '@francis/contract';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { request, send } from '../../platform/http.ts';

export const donneesQuery = queryOptions({
  queryKey: ['mes-donnees'],
  queryFn: ({ signal }) => request<MesDonnees>('/api/my-data', { signal }),
});

export type Format = 'archive' | 'json';
const EXPORTS: Readonly<Record<Format, { chemin: string; nom: string }>> = {
  archive: { chemin: '/api/my-data/export/archive', nom: 'francis-mes-donnees.zip' },
  json: { chemin: '/api/my-data/export', nom: 'francis-mes-donnees.json' },
};

/** The file as the server made it, under its name. */
export async function exporter(format: Format, preuve: { password?: string }): Promise<File> {
  const { chemin, nom } = EXPORTS[format];
  const contenu = await (await send(chemin, { body: preuve, headers: { accept: '*/*' } })).blob();
  return new File([contenu], nom, { type: contenu.type });
}

export const demanderSuppression = (
  body: z.infer<typeof SuppressionRequete>,
): Promise<z.infer<typeof SuppressionReponse>> => request('/api/request-delete', { body });
export const annulerSuppression = (): Promise<MessageReponse> => request('/api/cancel-delete', { method: 'POST' });

type Consentements = z.infer<typeof ListeConsentements>;
export const consentementsQuery = queryOptions({
  queryKey: ['consentements'],
  queryFn: ({ signal }) => request<Consentements>('/api/my-data/consents', { signal }),
});
export const choisir = (
  body: Pick<Consentement, 'finalite' | 'accorde'> & { version: string },
): Promise<Consentements> => request('/api/my-data/consents', { body });
