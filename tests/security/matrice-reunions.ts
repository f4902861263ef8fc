import { TEXTE_ACCORD_REUNION } from '@francis/contract';
import type { Attente } from './matrice-attentes.ts';

const ACCORD = { accord: true, texte: TEXTE_ACCORD_REUNION.version };
const LIGNE = { locuteur: 'Zoé', texte: 'Je suis mariée.', a: 1 };
const reunion = { genre: 'reunion', cible: 'reunion' } as const;
const finie = { genre: 'reunion', cible: 'reunionFinie' } as const;

/** What each route of the meetings answers. */
export const ATTENTES_REUNIONS: Readonly<Record<string, Attente>> = {
  'GET /api/pro/reunions': { genre: 'clients', statut: 200 },
  'POST /api/pro/reunions': { genre: 'clientsOuvrir', corps: { consentement: ACCORD }, statut: 201 },
  'GET /api/pro/reunions/clients': { genre: 'clients', statut: 200 },
  'POST /api/pro/reunions/note': { genre: 'clientsOuvrir', corps: { texte: LIGNE.texte }, statut: 200 },
  'GET /api/pro/reunions/{id}': { ...finie, statut: 200 },
  'GET /api/pro/reunions/{id}/export': { ...finie, statut: 200 },
  'POST /api/pro/reunions/{id}/suggestions': { ...reunion, corps: { lignes: [LIGNE] }, statut: 200 },
  'POST /api/pro/reunions/{id}/fin': {
    ...reunion,
    corps: { lignes: [LIGNE], garder_transcription: true, resumer: true },
    statut: 200,
  },
  // No file here is named by this identifier: its owner is told so, as of any other one's.
  'PUT /api/pro/reunions/{id}/client': {
    ...finie,
    genre: 'clientSansAnalyse',
    corps: { client_id: '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d' },
    statut: 404,
  },
  'POST /api/pro/reunions/{id}/dossier': { ...finie, corps: { acceptes: ['p0'] }, statut: 409 },
  'POST /api/pro/reunions/{id}/refus': { ...reunion, statut: 204 },
  'DELETE /api/pro/reunions/{id}': { ...finie, statut: 204 },
};
