import {
  ComparaisonCantonsReponse,
  FoyersReponse,
  FoyersRequete,
  ImpotLuxembourgReponse,
  ImpotLuxembourgRequete,
  ImpotSuisseReponse,
  ImpotSuisseRequete,
  QuatrePaysReponse,
  QuatrePaysRequete,
  SimulationPdfRequete,
  StatutsReponse,
  StatutsRequete,
  TmiParametres,
  TmiReponse,
  TmiRequete,
} from '@francis/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { addressKey, RateLimiter } from '../../platform/http/rate-limiter.ts';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { calculerFoyers } from './foyers.ts';
import { calculerLuxembourg } from './luxembourg.ts';
import { composerFeuille } from './modeles.ts';
import { papierSimulation } from './papier.ts';
import { comparerQuatrePays } from './quatre-pays.ts';
import { calculerTmi } from './service.ts';
import { comparerStatutsJuridiques } from './statuts.ts';
import { calculerSuisse, comparerSuisse } from './suisse.ts';

interface Options {
  readonly horloge: Clock;
  readonly simulationsParMinute: number;
}

const MINUTE = 60_000;
/** A portfolio of households, each with every field written out. */
const TAILLE_PORTEFEUILLE = 4 * 1024 * 1024;
/** The model of the contributions takes about a second of one core, a drawn document a part of it: the other routes, a thousandth of that. */
const PART_DES_LOURDS = 4;

const tags = ['Simulateurs'];
const REFUS = refusals(400, 413, 415, 422, 429);

/** Public simulators: no account, a limit by address and by route, nothing kept. */
export function routesSimulateurs(app: TypedServer, { horloge, simulationsParMinute }: Options): void {
  const limiter = (parMinute = simulationsParMinute) => {
    const limite = new RateLimiter(horloge, parMinute, MINUTE);
    return { onRequest: async (request: FastifyRequest) => limite.consume(addressKey(request.ip)) };
  };

  app.post(
    '/api/tools/calculate-tmi',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Tranche marginale et impôt d’un foyer, sans compte.',
        description: 'Le revenu est pris comme net imposable, sur la dernière année votée sauf `bareme`.',
        querystring: TmiParametres,
        body: TmiRequete,
        response: { 200: TmiReponse, ...REFUS },
      },
    },
    async (request) => calculerTmi(request.body, request.query.bareme),
  );

  app.post(
    '/api/calculate-swiss-tax',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Impôts et cotisations d’un foyer en Suisse.',
        description: 'Cinq cantons, de 2024 à 2026 ; montants en CHF, taux en pour cent.',
        body: ImpotSuisseRequete,
        response: { 200: ImpotSuisseReponse, ...REFUS },
      },
    },
    async (request) => calculerSuisse(request.body),
  );

  app.post(
    '/api/compare-swiss-cantons',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Le même foyer dans les cinq cantons.',
        description: 'La commune donnée vaut pour son canton, le chef-lieu pour les autres.',
        body: ImpotSuisseRequete,
        response: { 200: ComparaisonCantonsReponse, ...REFUS },
      },
    },
    async (request) => comparerSuisse(request.body),
  );

  app.post(
    '/api/tools/calc-luxembourg',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Impôt sur le revenu au Luxembourg.',
        description: 'Le revenu net est pris comme revenu imposable ajusté, de 2023 à 2026.',
        body: ImpotLuxembourgRequete,
        response: { 200: ImpotLuxembourgReponse, ...REFUS },
      },
    },
    async (request) => calculerLuxembourg(request.body),
  );

  app.post(
    '/api/simulations/impot-revenu',
    {
      ...limiter(),
      bodyLimit: TAILLE_PORTEFEUILLE,
      schema: {
        tags,
        summary: 'Impôt sur le revenu d’un foyer, ou de 1 000 au plus.',
        description:
          'Mêmes champs et mêmes lignes que la commande `francis ir`. Dans une liste, la réponse est 200 et un foyer refusé dit pourquoi à sa place (`erreur`). Un foyer seul refusé répond 422, avec la phrase du moteur et le champ.',
        body: FoyersRequete,
        response: { 200: FoyersReponse, ...REFUS },
      },
    },
    async (request) => calculerFoyers(request.body),
  );

  app.post(
    '/api/simulations/quatre-pays',
    {
      ...limiter(),
      schema: {
        tags,
        summary: 'Le même foyer en France, en Suisse, au Luxembourg et en Andorre.',
        description: 'Chaque pays dans sa monnaie ; le cours du change, s’il est donné, est celui du demandeur.',
        body: QuatrePaysRequete,
        response: { 200: QuatrePaysReponse, ...REFUS },
      },
    },
    async (request) => comparerQuatrePays(request.body),
  );

  app.post(
    '/api/simulations/statuts',
    {
      ...limiter(Math.ceil(simulationsParMinute / PART_DES_LOURDS)),
      schema: {
        tags,
        summary: 'SASU, EURL, entreprise individuelle et micro-entreprise comparées.',
        description: 'Cotisations du modèle public de l’Urssaf, impôt du foyer recalculé en entier.',
        body: StatutsRequete,
        response: { 200: StatutsReponse, ...REFUS },
      },
    },
    async (request) => comparerStatutsJuridiques(request.body),
  );

  app.post(
    '/api/simulations/pdf',
    {
      ...limiter(Math.ceil(simulationsParMinute / PART_DES_LOURDS)),
      schema: {
        tags,
        summary: 'Le résultat d’un simulateur en PDF.',
        description: 'Recalculé en entier sur la saisie ; ni la saisie ni le document ne sont gardés.',
        body: SimulationPdfRequete,
        response: {
          200: { description: 'Le fichier.', content: { 'application/pdf': { schema: z.instanceof(Buffer) } } },
          ...REFUS,
        },
      },
    },
    async (request, reply) => {
      const le = horloge.now();
      const jour = JOUR.format(le);
      const papier = await papierSimulation(await composerFeuille(request.body, jour), le, jour);
      return reply
        .header('content-disposition', `attachment; filename="${request.body.simulateur}_${jour}.pdf"`)
        .type('application/pdf')
        .send(papier);
    },
  );
}

/** The day in France, as AAAA-MM-JJ. */
const JOUR = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });
