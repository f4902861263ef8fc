import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { type AccesParCle, empreinteDe, origineDe } from '../comptes/index.ts';
import { etatDe } from './policy.ts';
import type { PortsCles } from './ports.ts';
import { cleParEmpreinte, marquerUsage } from './repository.ts';

const MINUTE = 60_000;
const APPELS_PAR_MINUTE = 600;

/**
 * Which key calls, for whom, and whether it opens this route. Read again at each request: a revocation, a departure or
 * a lost role is immediate. Each call is in the audit before anything is done.
 */
export function lecteurDeCles(ports: PortsCles): (secret: string, request: FastifyRequest) => Promise<AccesParCle> {
  const { base, horloge, audit, compteAdmis } = ports;
  const appels = new RateLimiter(horloge, APPELS_PAR_MINUTE, MINUTE);
  return async (secret, request) => {
    const cle = await cleParEmpreinte(base.queries, empreinteDe(secret));
    if (!cle) throw new ApiError('CLE_INVALIDE');
    appels.consume(cle.id);
    const maintenant = horloge.now();
    const compte = await compteAdmis(cle.utilisateurId);
    if (!compte) throw new ApiError('CLE_INVALIDE');
    const vivante = etatDe(cle, maintenant) === 'active';
    const { url = request.url, config } = request.routeOptions;
    const { portee } = config;
    const ouverte = portee !== undefined && cle.portees.includes(portee);
    const { id, cabinetId, niveau, utiliseeLe } = cle;
    await audit.noter({
      action: vivante && ouverte ? 'cle.appel' : 'cle.appel_refuse',
      ressource: `cle:${id}`,
      compte,
      origine: origineDe(request),
      reussi: vivante && ouverte,
      risque: vivante && ouverte ? 'low' : 'medium',
      metadonnees: { cabinetId, methode: request.method, route: url, requestId: request.id },
    });
    if (!vivante) throw new ApiError('CLE_INVALIDE');
    if (!ouverte) throw new ApiError('PORTEE_INSUFFISANTE', { detail: 'Cette clé d’API n’ouvre pas cette adresse.' });
    if (utiliseeLe === null || maintenant.getTime() - utiliseeLe.getTime() >= MINUTE)
      await marquerUsage(base.queries, id, maintenant);
    return { compte, cleId: id, niveau };
  };
}
