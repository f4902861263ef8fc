import type { Article } from '@francis/contract';
import { request } from '../../platform/http.ts';

/** What was read in this page: the law does not change while an answer is on the screen. */
const lus = new Map<string, Promise<Article>>();

/** A provision by its citation; open to everyone. @throws ApiError */
export function lireArticle(citation: string, revenus?: number): Promise<Article> {
  const adresse = `/api/articles?${new URLSearchParams({ citation, ...(revenus !== undefined && { revenus: String(revenus) }) })}`;
  const deja = lus.get(adresse);
  if (deja) return deja;
  const lecture = request<Article>(adresse, { anonymous: true });
  lus.set(adresse, lecture);
  // A failure is tried again at the next opening.
  lecture.catch(() => lus.delete(adresse));
  return lecture;
}
