import {
  AutorisationReponse,
  AutorisationRequete,
  LiaisonRequete,
  ListeFournisseurs,
  ListeIdentites,
  RetourExterneReponse,
  RetourExterneRequete,
} from '@francis/contract';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../../platform/errors.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import { requireSameOrigin } from '../../platform/http/same-origin.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { type CookieOptions, cookieNomme } from './cookie.ts';
import { delier } from './externes/comptes-externes.ts';
import { type Depart, partir, partirLier, type PortsExternes, revenir } from './externes/externes.ts';
import { depotIdentites, type Identite } from './externes/repository.ts';
import type { Identification } from './identification.ts';
import { exigerNiveau } from './mfa/facteurs.ts';
import { origineDe } from './origine.ts';
import { presenterIdentite } from './presenter.ts';
import { demandeurDe, type Reponses } from './reponses.ts';

interface Options {
  readonly ports: PortsExternes;
  readonly identification: Identification;
  readonly reponses: Reponses;
  readonly cookie: CookieOptions;
}

const tags = ['Connexion externe'];
const security = [{ jeton: [] }];
const Fournisseur = z.object({ fournisseur: z.string().max(60) });
const Identifiant = z.object({ id: z.string().max(200) });
const MINUTE = 60_000;
const ESSAIS_PAR_MINUTE = 60;

/** Logging in with another provider, and the identities linked to an account. */
export function routesExternes(app: TypedServer, { ports, identification, reponses, cookie }: Options): void {
  const essais = new RateLimiter(ports.horloge, ESSAIS_PAR_MINUTE, MINUTE);
  const onRequest = [requireSameOrigin, identification.exiger];
  const navigateur = cookieNomme('francis-externe', cookie);
  const nomDe = (identite: Identite): string =>
    ports.fournisseurs.find(({ id }) => id === identite.fournisseur)?.nom ?? identite.fournisseur;
  const repartir = (reply: FastifyReply, depart: Depart) => {
    navigateur.poser(reply, depart.navigateur, depart.expireLe);
    return { url: depart.url };
  };

  app.get(
    '/api/auth/external',
    {
      schema: { tags, summary: 'Les fournisseurs de connexion.', response: { 200: ListeFournisseurs, ...refusals() } },
    },
    async () => ({ fournisseurs: ports.fournisseurs.map(({ id, nom }) => ({ id, nom })) }),
  );

  app.post(
    '/api/auth/external/:fournisseur/authorize',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Donne l’adresse du fournisseur où se connecter.',
        params: Fournisseur,
        body: AutorisationRequete,
        response: { 200: AutorisationReponse, ...refusals(400, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      essais.consume(addressKey(request.ip));
      const { accountType: typeCompte } = request.body;
      return repartir(reply, await partir(ports, request.params.fournisseur, { typeCompte }));
    },
  );

  app.post(
    '/api/auth/external/callback',
    {
      onRequest: [requireSameOrigin],
      schema: {
        tags,
        summary: 'Termine la connexion, ou la liaison, au retour du fournisseur.',
        description: 'Le corps porte les paramètres de l’adresse de retour ; le cookie lie le retour au départ.',
        body: RetourExterneRequete,
        response: { 200: RetourExterneReponse, ...refusals(400, 403, 404, 409, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      essais.consume(addressKey(request.ip));
      const parti = navigateur.lire(request);
      navigateur.effacer(reply);
      const retour = await revenir(ports, request.body, parti, origineDe(request));
      if (retour.genre !== 'liee') return reponses.ouverture(request, reply, retour);
      return { success: true as const, liee: presenterIdentite(retour.identite, retour.nom) };
    },
  );

  app.get(
    '/api/auth/identities',
    {
      onRequest: [identification.exiger],
      schema: { tags, security, summary: 'Vos identités liées.', response: { 200: ListeIdentites, ...refusals(401) } },
    },
    async (request) => {
      const { id, motDePasse, emailVerifieLe } = identification.compteDe(request);
      const siennes = await depotIdentites(ports.base.queries).de(id);
      return {
        identites: siennes.map((identite) => presenterIdentite(identite, nomDe(identite))),
        motDePasse: motDePasse !== null,
        adresseConfirmee: emailVerifieLe !== null,
      };
    },
  );

  app.post(
    '/api/auth/identities/:fournisseur',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Donne l’adresse du fournisseur où lier une identité.',
        params: Fournisseur,
        body: LiaisonRequete,
        response: { 200: AutorisationReponse, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
      },
    },
    async (request, reply) => {
      const demandeur = demandeurDe(identification, request);
      return repartir(reply, await partirLier(ports, demandeur, request.params.fournisseur, request.body.password));
    },
  );

  app.delete(
    '/api/auth/identities/:id',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Retire une identité liée.',
        params: Identifiant,
        response: { 204: z.undefined().describe('Identité retirée.'), ...refusals(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const demandeur = demandeurDe(identification, request);
      const siennes = await depotIdentites(ports.base.queries).de(demandeur.compte.id);
      const visee = siennes.find(({ id }) => id === request.params.id);
      if (!visee) throw new ApiError('INTROUVABLE');
      await exigerNiveau(ports, demandeur);
      await delier(ports, demandeur.compte, { id: visee.id, nom: nomDe(visee) }, demandeur.origine);
      return reply.status(204).send();
    },
  );
}
