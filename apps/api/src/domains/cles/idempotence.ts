import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { cabinetDe } from '../cabinet/index.ts';
import { depotIdempotence, type Requete } from './idempotence-repository.ts';
import type { PortsCles } from './ports.ts';

const HEURE = 3_600_000;
const GARDEE_MS = 24 * HEURE;
/** Longer than any write takes: beyond, the server that made it is gone. */
const EN_COURS_MS = 2 * 60_000;
const VISIBLES = /^[\x21-\x7E]{1,200}$/;
const LECTURES: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETENTER_SECONDES = 5;

interface EnCours {
  readonly utilisateurId: string;
  readonly cle: string;
}

/**
 * `Idempotency-Key` on the writes that an API key may open: the same request sent twice is done once, and gets the same
 * answer for a day. Rights are checked again at each repeat, before the kept answer is given.
 */
export function monterIdempotence(app: TypedServer, { base, horloge, coffre, identification }: PortsCles): void {
  const enCours = new WeakMap<FastifyRequest, EnCours>();

  app.addHook('onRoute', (route) => {
    const { config, schema } = route;
    if (config?.portee === undefined || !schema) return;
    const dite = `Une clé d’API l’ouvre avec la portée \`${config.portee}\`.`;
    const ecrite = [route.method].flat().every((methode) => LECTURES.has(methode));
    const repetee = ecrite ? '' : ' L’en-tête `Idempotency-Key` y est compris.';
    route.schema = {
      ...schema,
      description: [schema.description, dite + repetee].filter(Boolean).join(' '),
      security: [...(schema.security ?? []), { cle: [] }],
    };
  });

  app.addHook('preHandler', async (request, reply) => {
    const entete = request.headers['idempotency-key'];
    if (entete === undefined || LECTURES.has(request.method) || request.routeOptions.config.portee === undefined)
      return;
    if (typeof entete !== 'string' || !VISIBLES.test(entete)) throw new ApiError('IDEMPOTENCE_CLE_INVALIDE');
    const compte = identification.compteDe(request);
    // What is kept ends with the membership, which a first request opens.
    const { utilisateurId } = await cabinetDe(base, compte, horloge.now());
    const cleApiId = identification.cleDe(request) ?? null;
    const cle = condenser([cleApiId ?? 'session', entete]);
    const empreinte = condenser([request.method, request.url, canonique(request.body)]);
    const recueLe = horloge.now();
    const expireLe = new Date(recueLe.getTime() + GARDEE_MS);
    const depot = depotIdempotence(base.queries, utilisateurId);
    const prise = await depot.prendre({ cle, cleApiId, empreinte, recueLe, expireLe });
    if (!prise) {
      enCours.set(request, { utilisateurId, cle });
      return;
    }
    if (prise.empreinte !== empreinte) throw new ApiError('IDEMPOTENCE_CORPS_DIFFERENT');
    if (prise.statut === null) throw attendre(prise, recueLe);
    await redire(reply, prise, prise.statut);
  });

  app.addHook('onSend', async (request, reply, corps) => {
    const attente = enCours.get(request);
    if (!attente) return;
    enCours.delete(request);
    const { utilisateurId, cle } = attente;
    const depot = depotIdempotence(base.queries, utilisateurId);
    const { statusCode } = reply;
    const gardable = corps === undefined || corps === null || typeof corps === 'string';
    // A failure did nothing, or says nothing of what it did: who repeats it learns more than by hearing it again.
    if (statusCode >= 500 || statusCode === 429 || !gardable) {
      await depot.rendre(cle);
      return;
    }
    const type = reply.getHeader('content-type');
    await depot.repondre(cle, {
      statut: statusCode,
      type: typeof type === 'string' ? type : null,
      corps: typeof corps === 'string' && corps !== '' ? coffre.sceller(corps, lienDe(attente)) : null,
    });
  });

  function redire(reply: FastifyReply, prise: Requete, statut: number): FastifyReply {
    void reply.status(statut).header('idempotency-replayed', 'true');
    if (prise.corps === null) return reply.send();
    if (prise.type !== null) void reply.type(prise.type);
    return reply.serializer((texte: string) => texte).send(coffre.ouvrir(prise.corps, lienDe(prise)));
  }
}

const attendre = ({ recueLe }: Requete, maintenant: Date): ApiError =>
  maintenant.getTime() - recueLe.getTime() < EN_COURS_MS
    ? new ApiError('IDEMPOTENCE_EN_COURS', { retryAfterSeconds: RETENTER_SECONDES })
    : new ApiError('IDEMPOTENCE_INTERROMPUE');

const lienDe = ({ utilisateurId, cle }: EnCours): string => `idempotence:${utilisateurId}:${cle}`;

const condenser = (parties: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parties)).digest('hex');

/** The same text for the same body, whatever the order in which its fields were written. */
const canonique = (corps: unknown): string =>
  JSON.stringify(corps ?? null, (_cle, valeur: unknown) =>
    typeof valeur === 'object' && valeur !== null && !Array.isArray(valeur)
      ? Object.fromEntries(Object.entries(valeur).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : valeur,
  );
