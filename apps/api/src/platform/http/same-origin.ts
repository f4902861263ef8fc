import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';

/**
 * Guards the routes that a cookie opens. A browser says where the request comes from in `Sec-Fetch-Site`, which no page
 * can write, else in `Origin`; a program sends neither and has no cookie that another site could use.
 */
export async function requireSameOrigin(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) {
    if (site === 'same-origin') return;
    throw new ApiError('ACCES_REFUSE');
  }
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  if (URL.canParse(origin) && isOurs(new URL(origin), host, request.server.https)) return;
  throw new ApiError('ACCES_REFUSE');
}

/** Served over https, a page of the same name in plain http is somebody else's: whoever holds the network writes it. */
const isOurs = (origin: URL, host: string | undefined, https: boolean): boolean =>
  origin.host === host && (origin.protocol === 'https:' || (!https && origin.protocol === 'http:'));
