import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refusals } from '../../platform/http/responses.ts';
import type { TypedServer } from '../../platform/http/server.ts';
import { type Demandeur, demandeurDe, gardeClients, type PortsClients } from '../clients/index.ts';
import type { Identification } from '../comptes/index.ts';
import { classeurDossier } from './exports/classeur.ts';
import type { Contenu } from './exports/contenu.ts';
import { ecrireCsv } from './exports/csv.ts';
import { papierAnalyse, papierDossier, papierIrpp } from './exports/papiers.ts';
import { exporter } from './exporter.ts';

interface Options {
  readonly ports: PortsClients;
  readonly identification: Identification;
}

interface Export {
  readonly chemin: string;
  readonly summary: string;
  readonly nom: string;
  readonly extension: string;
  readonly type: string;
  readonly ecrire: (contenu: Contenu) => Promise<Buffer> | string;
}

const PDF = 'application/pdf';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The files of the specification, under their names. */
const EXPORTS: readonly Export[] = [
  {
    chemin: 'export-pdf',
    summary: 'Un dossier client en PDF.',
    nom: 'fiche_client',
    extension: 'pdf',
    type: PDF,
    ecrire: papierDossier,
  },
  {
    chemin: 'export-excel',
    summary: 'Un dossier client en Excel.',
    nom: 'fiche_client',
    extension: 'xlsx',
    type: EXCEL,
    ecrire: classeurDossier,
  },
  {
    chemin: 'export-csv',
    summary: 'Un dossier client en CSV.',
    nom: 'fiche_client',
    extension: 'csv',
    type: 'text/csv',
    ecrire: ecrireCsv,
  },
  {
    chemin: 'export-analysis-pdf',
    summary: 'L’analyse générale en PDF.',
    nom: 'analyse_client',
    extension: 'pdf',
    type: PDF,
    ecrire: papierAnalyse,
  },
  {
    chemin: 'export-irpp-pdf',
    summary: 'L’impôt sur les revenus 2025 en PDF, avec son calcul.',
    nom: 'analyse_irpp_client',
    extension: 'pdf',
    type: PDF,
    ecrire: papierIrpp,
  },
];

export function routesExports(app: TypedServer, { ports, identification }: Options): void {
  const demandeur = (request: FastifyRequest): Demandeur => demandeurDe(identification, request);
  const onRequest = [identification.exiger, gardeClients(ports, identification)];
  for (const { chemin, summary, nom, extension, type, ecrire } of EXPORTS)
    app.get(
      `/api/pro/clients/:id/${chemin}`,
      {
        onRequest,
        config: { portee: 'exports:lire' },
        schema: {
          tags: ['Exports'],
          security: [{ jeton: [] }],
          summary,
          params: z.object({ id: z.uuid() }),
          response: {
            200: {
              description: 'Le fichier.',
              content: { [type]: { schema: type === 'text/csv' ? z.string() : z.instanceof(Buffer) } },
            },
            ...refusals(401, 403, 404, 422, 429),
          },
        },
      },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const qui = demandeur(request);
        const fichier = await app.papers.pass(qui.id, async () =>
          ecrire(await exporter(ports, qui, request.params.id)),
        );
        const jour = ports.horloge.now().toISOString().slice(0, 10);
        return reply
          .header('content-disposition', `attachment; filename="${nom}_${request.params.id}_${jour}.${extension}"`)
          .type(type === 'text/csv' ? 'text/csv; charset=utf-8' : type)
          .send(fichier);
      },
    );
}
