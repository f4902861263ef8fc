import type { Attente } from './matrice-attentes.ts';

export type CibleEchanges = 'echange' | 'blocage';

const fiche = { genre: 'connectee', cible: 'ficheAnnuaire' } as const;
const sien = { genre: 'sienne', cible: 'echange' } as const;
const MESSAGE = { texte: 'Bonjour' };
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';

/** What each route of what people do around the directory answers. */
export const ATTENTES_ECHANGES: Readonly<Record<string, Attente>> = {
  'GET /api/annuaire/suivis': { genre: 'connectee', statut: 200 },
  'PUT /api/annuaire/{id}/suivi': { ...fiche, statut: 204 },
  'DELETE /api/annuaire/{id}/suivi': { ...fiche, statut: 204 },
  'GET /api/annuaire/recherche': { genre: 'connectee', statut: 200 },
  'PUT /api/annuaire/recherche': {
    genre: 'connectee',
    corps: { ville: 'Lyon', metiers: [], sujets: [], langues: [] },
    statut: 200,
  },
  'GET /api/annuaire/accords': { genre: 'connectee', statut: 200 },
  // The owner names their own line.
  'POST /api/annuaire/{id}/messages': { ...fiche, corps: MESSAGE, statut: 422 },
  'PUT /api/annuaire/{id}/blocage': { ...fiche, statut: 422, termine: true },
  'GET /api/blocages': { genre: 'connectee', statut: 200 },
  'DELETE /api/blocages/{id}': { genre: 'sienne', cible: 'blocage', statut: 204 },
  'GET /api/echanges': { genre: 'connectee', statut: 200 },
  'GET /api/echanges/{id}': { ...sien, statut: 200 },
  'GET /api/echanges/{id}/messages': { ...sien, statut: 200 },
  'POST /api/echanges/{id}/messages': { ...sien, corps: MESSAGE, statut: 201 },
  'PUT /api/echanges/{id}/lecture': { ...sien, corps: { rang: 1 }, statut: 204 },
  'PUT /api/echanges/{id}/blocage': { ...sien, statut: 204, termine: true },
  'GET /api/signalements': { genre: 'connectee', statut: 200 },
  'POST /api/signalements': {
    genre: 'sansObjet',
    corps: { cible: 'message', id: INCONNU, motif: 'autre' },
    statut: 404,
  },
};
