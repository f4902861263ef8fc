import type { ClesPubliees } from '@francis/contract';
import { request } from '../../../platform/http.ts';

type CleServeur = ClesPubliees['keys'][number];

/** The key changes rarely: read again after this long, or as soon as the server no longer opens what it encrypted. */
const MEMOIRE_MS = 10 * 60_000;

let gardee: { readonly lecture: Promise<CleServeur>; readonly jusqua: number } | undefined;

async function lire(): Promise<CleServeur> {
  const { keys } = await request<ClesPubliees>('/api/auth/keys', { anonymous: true });
  const [premiere] = keys;
  if (!premiere) throw new Error('no published key');
  return premiere;
}

/** @throws ApiError, when the server does not answer: nothing is then sent at all. */
export function cleDuServeur(): Promise<CleServeur> {
  if (!gardee || Date.now() >= gardee.jusqua) {
    const lecture = lire();
    gardee = { lecture, jusqua: Date.now() + MEMOIRE_MS };
    lecture.catch(oublierCle);
  }
  return gardee.lecture;
}

export function oublierCle(): void {
  gardee = undefined;
}
