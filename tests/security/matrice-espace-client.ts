import type { Attente } from './matrice-attentes.ts';

const lire = { genre: 'clientLire', cible: 'client', statut: 200 } as const;
/** Of a thing that the file does not hold: who may write in it is told so, who only reads is refused first. */
const sansObjet = { genre: 'clientModifierSansObjet', cible: 'client', statut: 404 } as const;
/** The secret of a link opens it; a session opens nothing there. */
const parLien = { genre: 'sansLien', statut: 404 } as const;
const DEMANDE = {
  email: 'client@exemple.test',
  faits: [{ chemin: 'foyer.dons_66', montrer: false }],
  documents: [],
};

/** What each route of the space of a client answers. */
export const ATTENTES_ESPACE_CLIENT: Readonly<Record<string, Attente>> = {
  'GET /api/pro/clients/{id}/invitations': lire,
  // A colleague came first: one invitation to one address.
  'POST /api/pro/clients/{id}/invitations': { ...lire, genre: 'clientModifier', corps: DEMANDE, statut: 409 },
  'POST /api/pro/clients/{id}/invitations/{invitationId}/renvoi': sansObjet,
  'DELETE /api/pro/clients/{id}/invitations/{invitationId}': sansObjet,
  'GET /api/pro/clients/{id}/propositions': lire,
  'POST /api/pro/clients/{id}/propositions/{propositionId}': { ...sansObjet, corps: { decision: 'refuser' } },
  'GET /api/pro/clients/{id}/propositions/documents/{depotId}': {
    genre: 'clientSansAnalyse',
    cible: 'client',
    statut: 404,
  },
  'GET /api/espace-client/porte': parLien,
  'POST /api/espace-client/code': parLien,
  'POST /api/espace-client/session': { ...parLien, corps: { code: '123456' } },
  'GET /api/espace-client': parLien,
  'POST /api/espace-client/documents': parLien,
  'DELETE /api/espace-client/documents/{id}': { ...parLien, cible: 'document' },
  'POST /api/espace-client/envoi': { ...parLien, corps: { faits: {} } },
  'DELETE /api/espace-client': parLien,
};
