import type { Attente } from './matrice-attentes.ts';

const lirePro = { genre: 'clientLire', cible: 'client', statut: 200 } as const;

/** What each route of the analyses of a file answers. */
export const ATTENTES_ANALYSES: Readonly<Record<string, Attente>> = {
  'POST /api/pro/clients/{id}/analyze': lirePro,
  'POST /api/pro/clients/{id}/analyze_irpp_2025': lirePro,
  'GET /api/pro/clients/{id}/analyses': lirePro,
  'GET /api/pro/clients/{id}/arbitrages': lirePro,
  'GET /api/pro/clients/{id}/synthese': lirePro,
  'POST /api/pro/clients/analyse': { genre: 'clients', statut: 200, corps: { data: {} } },
  'GET /api/pro/clients/{id}/analyses/{analyseId}': { genre: 'clientSansAnalyse', cible: 'client', statut: 404 },
  'POST /api/pro/clients/{id}/analyses/{analyseId}/rejouer': {
    genre: 'clientSansAnalyse',
    cible: 'client',
    statut: 404,
  },
};
