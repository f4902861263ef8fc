import type { Attente } from './matrice-attentes.ts';

const CLE = { nom: 'Comptabilité', portees: ['clients:lire'], jours: 30, password: 'faux' };

const passage = { genre: 'clientLire', cible: 'passage', statut: 200 } as const;

/** What is expected of the keys of a firm, of its imports and of its portfolio. */
export const ATTENTES_OUTILS_PRO = {
  'GET /api/pro/cabinet/cles': { genre: 'clients', statut: 200 },
  'POST /api/pro/cabinet/cles': { genre: 'clients', corps: CLE, statut: 400 },
  'DELETE /api/pro/cabinet/cles/{id}': { genre: 'sienneDuCabinet', cible: 'cle', statut: 200 },
  'GET /api/pro/cabinet/cles/{id}/usages': { genre: 'sienneDuCabinet', cible: 'cle', statut: 200 },
  'GET /api/pro/webhooks': { genre: 'cabinetTenir', statut: 200 },
  'POST /api/pro/webhooks': {
    genre: 'cabinetTenir',
    corps: { url: 'https://exemple.test/', password: 'faux' },
    statut: 400,
  },
  'POST /api/pro/webhooks/{id}/secret': {
    genre: 'cabinetChose',
    cible: 'webhook',
    corps: { password: 'faux' },
    statut: 400,
  },
  'POST /api/pro/webhooks/{id}/activation': { genre: 'cabinetChose', cible: 'webhook', statut: 200 },
  'POST /api/pro/webhooks/{id}/essai': { genre: 'cabinetChose', cible: 'webhook', statut: 200 },
  'GET /api/pro/webhooks/{id}/livraisons': { genre: 'cabinetChose', cible: 'webhook', statut: 200 },
  'POST /api/pro/webhooks/{id}/livraisons/{livraisonId}/renvoi': {
    genre: 'cabinetSansObjet',
    cible: 'webhook',
    statut: 404,
  },
  'DELETE /api/pro/webhooks/{id}': { genre: 'cabinetChose', cible: 'webhook', statut: 200 },
  'POST /api/pro/clients/imports': { genre: 'clients', statut: 415 },
  'POST /api/pro/clients/imports/{id}/verifier': {
    genre: 'importSien',
    cible: 'import',
    corps: { correspondance: ['nom_client', 'prenom_client'] },
    statut: 200,
  },
  'GET /api/pro/clients/imports/{id}/fautes': { genre: 'importSien', cible: 'import', statut: 200 },
  'POST /api/pro/clients/imports/{id}/importer': {
    genre: 'importSien',
    cible: 'import',
    corps: { sans_les_fautives: true, avec_les_doublons: true },
    statut: 200,
  },
  // One run at a time in a firm: the members that come next are told so.
  'POST /api/pro/portefeuille/passages': { genre: 'clients', corps: {}, statut: 409 },
  'GET /api/pro/portefeuille/radar': { genre: 'clients', statut: 200 },
  'GET /api/pro/conversations/radar': { genre: 'clients', statut: 200 },
  'GET /api/pro/portefeuille/passages': { genre: 'clients', statut: 200 },
  'GET /api/pro/portefeuille/passages/{id}': passage,
  'GET /api/pro/portefeuille/passages/{id}/lignes': passage,
  'GET /api/pro/portefeuille/passages/{id}/export-excel': passage,
  'GET /api/pro/portefeuille/passages/{id}/export-csv': passage,
  'DELETE /api/pro/clients/imports/{id}': { genre: 'importSien', cible: 'import', statut: 204 },
} as const satisfies Readonly<Record<string, Attente>>;
