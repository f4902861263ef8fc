import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Served over https: the browser then refuses the cookie from anyone else (`__Host-`), which imposes the root path. */
  readonly https: boolean;
}

const nomDe = ({ https }: CookieOptions): string => (https ? '__Host-francis-session' : 'francis-session');

const attributs = ({ https }: CookieOptions) =>
  ({ httpOnly: true, sameSite: 'strict', secure: https, path: https ? '/' : '/api/auth' }) as const;

/** The refresh token: out of reach of scripts, never sent by another site. */
export const lireCookie = (request: FastifyRequest, options: CookieOptions): string | undefined =>
  request.cookies[nomDe(options)];

export const poserCookie = (reply: FastifyReply, options: CookieOptions, jeton: string, expires: Date): FastifyReply =>
  reply.setCookie(nomDe(options), jeton, { ...attributs(options), expires });

export const effacerCookie = (reply: FastifyReply, options: CookieOptions): FastifyReply =>
  reply.clearCookie(nomDe(options), attributs(options));
