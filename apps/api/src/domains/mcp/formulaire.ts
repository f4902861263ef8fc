import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../platform/errors.ts';

/** Forms are what RFC 6749 sends; a parameter that comes twice is refused (§ 3.2), an empty one is absent. */
export function lireFormulaires(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, corps, fini) => {
    const champs = new Map<string, string>();
    for (const [nom, valeur] of new URLSearchParams(String(corps))) {
      if (champs.has(nom)) return fini(new ApiError('APPLICATION_REQUETE_INVALIDE'));
      if (valeur !== '') champs.set(nom, valeur);
    }
    fini(null, Object.fromEntries(champs));
  });
}
