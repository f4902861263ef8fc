import {
  GENRES_MODELE,
  LETTRE_MAX,
  LettreEcrite,
  LIBELLES_MODELE,
  ModeleModification,
  ModeleRempli,
  ModelesCabinet,
} from '@francis/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { imageDuCabinet } from '../cabinet/index.ts';
import { demandeurDe } from '../clients/index.ts';
import { modelesDe, modifierModele, remplirModele } from './modeles.ts';
import { papierModele } from './papier.ts';
import type { OptionsConseils } from './routes.ts';

const tags = ['Modèles'];
const security = [{ jeton: [] }];
const params = z.object({ id: z.uuid() });
/** A sign takes four bytes at most, and its escape in JSON six. */
const CORPS_MAX = 6 * LETTRE_MAX + 1_024;

/** Letters of the firm: its own words, which we fill and never vouch for. */
export function routesModeles(app: TypedServer, { ports, garder, identification }: OptionsConseils): void {
  const demandeur = (request: FastifyRequest) => demandeurDe(identification, request);
  const onRequest = [identification.exiger, garder];

  app.get(
    '/api/pro/modeles',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'La lettre de mission et le rapport d’adéquation du cabinet.',
        response: { 200: ModelesCabinet, ...refusals(401, 403) },
      },
    },
    (request) => modelesDe(ports, demandeur(request)),
  );

  app.put(
    '/api/pro/modeles',
    {
      onRequest,
      schema: {
        tags,
        security,
        summary: 'Écrit un modèle du cabinet, ou revient au texte de départ.',
        body: ModeleModification,
        response: { 200: ModelesCabinet, ...refusals(400, 401, 403, 413, 415, 422) },
      },
    },
    (request) => modifierModele(ports, demandeur(request), request.body),
  );

  for (const genre of GENRES_MODELE) {
    const nom = LIBELLES_MODELE[genre];
    const chemin = `/api/pro/clients/:id/modeles/${genre}`;
    app.get(
      chemin,
      {
        onRequest,
        schema: {
          tags,
          security,
          summary: `${nom} du cabinet, rempli avec le dossier d’un client.`,
          params,
          response: { 200: ModeleRempli, ...refusals(401, 403, 404, 422) },
        },
      },
      async (request) => (await remplirModele(ports, demandeur(request), request.params.id, genre)).rempli,
    );

    const enPdf = {
      200: { description: 'Le fichier.', content: { 'application/pdf': { schema: z.instanceof(Buffer) } } },
    };
    /** @param texte the letter as the adviser finished it; filled by the file alone when absent. */
    const imprimer = async (request: FastifyRequest, reply: FastifyReply, id: string, texte?: string) => {
      const qui = demandeur(request);
      const le = ports.horloge.now();
      const pdf = await app.papers.pass(qui.id, async () => {
        const { rempli, cabinet, cabinetId } = await remplirModele(ports, qui, id, genre);
        const logo = await imageDuCabinet(ports.base.queries, cabinetId);
        return papierModele({ ...rempli, texte: texte ?? rempli.texte }, { cabinet, logo }, le);
      });
      const fichier = `${genre}_${id}_${le.toISOString().slice(0, 10)}.pdf`;
      return reply.header('content-disposition', `attachment; filename="${fichier}"`).type('application/pdf').send(pdf);
    };

    app.get(
      `${chemin}/pdf`,
      {
        onRequest,
        schema: {
          tags,
          security,
          summary: `${nom}, en PDF.`,
          params,
          response: { ...enPdf, ...refusals(401, 403, 404, 422, 429) },
        },
      },
      (request, reply) => imprimer(request, reply, request.params.id),
    );

    app.post(
      `${chemin}/pdf`,
      {
        onRequest,
        bodyLimit: CORPS_MAX,
        schema: {
          tags,
          security,
          summary: `${nom}, en PDF, tel que le conseiller l’a fini. Son texte n’est pas gardé.`,
          params,
          body: LettreEcrite,
          response: { ...enPdf, ...refusals(400, 401, 403, 404, 413, 415, 422, 429) },
        },
      },
      (request, reply) => imprimer(request, reply, request.params.id, request.body.texte),
    );
  }
}
