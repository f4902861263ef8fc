import type { Attente } from './matrice-attentes.ts';

const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const entite = {
  genre: 'societe',
  nom: 'SCI des Tilleuls',
  forme: 'SCI à l’IR',
  valeur: null,
  detentions: [{ porteur: { client: INCONNU }, droit: 'pleine_propriete', part: 100 }],
};
const absent = { genre: 'clientModifierSansObjet', cible: 'client', statut: 404 } as const;

/** What is expected of links between files and of ownership charts. */
export const ATTENTES_FAMILLE = {
  'GET /api/pro/clients/{id}/famille': { genre: 'clientLire', cible: 'client', statut: 200 },
  // The other file, and the holder, are nobody of the firm: refused by name to who may write, and to them only.
  'POST /api/pro/clients/{id}/famille/liens': {
    genre: 'clientModifier',
    cible: 'client',
    corps: { client: INCONNU, nature: 'conjoint' },
    statut: 422,
  },
  'POST /api/pro/clients/{id}/famille/entites': {
    genre: 'clientModifier',
    cible: 'client',
    corps: entite,
    statut: 422,
  },
  'DELETE /api/pro/clients/{id}/famille/liens/{lienId}': absent,
  'PUT /api/pro/clients/{id}/famille/entites/{entiteId}': { ...absent, corps: { ...entite, version: 1 } },
  'DELETE /api/pro/clients/{id}/famille/entites/{entiteId}': absent,
} as const satisfies Readonly<Record<string, Attente>>;
