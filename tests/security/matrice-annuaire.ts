import { TEXTE_ACCORD_ANNUAIRE } from '@francis/contract';
import type { Attente } from './matrice-attentes.ts';
import { ATTENTES_ECHANGES, type CibleEchanges } from './matrice-echanges.ts';
import { ATTENTES_REMISES } from './matrice-remises.ts';

export type CibleAnnuaire = 'ficheAnnuaire' | 'remise' | CibleEchanges;

/** A line that shows the name alone. */
export const FICHE_ANNUAIRE = {
  nom: true,
  cabinet: false,
  ville: null,
  metiers: [],
  sujets: [],
  langues: [],
  presentation: null,
  accord: { accord: true, texte: TEXTE_ACCORD_ANNUAIRE.version },
} as const;

/** What each route of the directory, and of what is handed over there, answers. */
export const ATTENTES_ANNUAIRE: Readonly<Record<string, Attente>> = {
  'GET /api/pro/annuaire': { genre: 'clients', statut: 200 },
  'PUT /api/pro/annuaire': { genre: 'clients', corps: FICHE_ANNUAIRE, statut: 200 },
  'DELETE /api/pro/annuaire': { genre: 'clients', statut: 204 },
  'GET /api/annuaire': { genre: 'connectee', statut: 200 },
  // Shown to whoever is signed in, by the choice of its person.
  'GET /api/annuaire/{id}': { genre: 'connectee', cible: 'ficheAnnuaire', statut: 200 },
  ...ATTENTES_ECHANGES,
  ...ATTENTES_REMISES,
};
