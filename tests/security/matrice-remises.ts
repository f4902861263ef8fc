import { TEXTE_ACCORD_REMISE } from '@francis/contract';
import type { Attente } from './matrice-attentes.ts';

const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const REMISE = {
  professionnel: INCONNU,
  faits: [{ champ: 'prenom', valeur: 'Ada' }],
  accord: { accord: true, texte: TEXTE_ACCORD_REMISE.version },
};
/** Of the one professional who received it: a colleague is a stranger to it. */
const recue = { genre: 'reunion', cible: 'remise' } as const;

/** What each route of the situations that are handed over answers. */
export const ATTENTES_REMISES: Readonly<Record<string, Attente>> = {
  'GET /api/remises': { genre: 'connectee', statut: 200 },
  'POST /api/remises': { genre: 'sansObjet', corps: REMISE, statut: 404 },
  'GET /api/pro/remises': { genre: 'clients', statut: 200 },
  'GET /api/pro/remises/{id}': { ...recue, statut: 200 },
  'POST /api/pro/remises/{id}/reponse': { ...recue, corps: { accepte: true }, statut: 200 },
  'POST /api/pro/remises/{id}/dossier': { ...recue, corps: { client_id: INCONNU, acceptes: ['nom'] }, statut: 409 },
  'DELETE /api/remises/{id}': { genre: 'sienne', cible: 'remise', statut: 204 },
};
