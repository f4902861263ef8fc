import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Served over https: the browser then refuses the cookie from anyone else (`__Host-`), which imposes the root path. */
  readonly https: boolean;
}

/** A cookie out of reach of scripts, never sent by another site. */
export function cookieNomme(nom: string, { https }: CookieOptions, chemin = '/api/auth') {
  const complet = https ? `__Host-${nom}` : nom;
  const attributs = { httpOnly: true, sameSite: 'strict', secure: https, path: https ? '/' : chemin } as const;
  return {
    lire: (request: FastifyRequest): string | undefined => request.cookies[complet],
    poser: (reply: FastifyReply, valeur: string, expires: Date): FastifyReply =>
      reply.setCookie(complet, valeur, { ...attributs, expires }),
    effacer: (reply: FastifyReply): FastifyReply => reply.clearCookie(complet, attributs),
  };
}

const session = (options: CookieOptions) => cookieNomme('francis-session', options);

/** The refresh token. */
export const lireCookie = (request: FastifyRequest, options: CookieOptions): string | undefined =>
  session(options).lire(request);

export const poserCookie = (reply: FastifyReply, options: CookieOptions, jeton: string, expires: Date): FastifyReply =>
  session(options).poser(reply, jeton, expires);

export const effacerCookie = (reply: FastifyReply, options: CookieOptions): FastifyReply =>
  session(options).effacer(reply);
