import type { Attente } from './matrice-attentes.ts';

const LETTRE = { texte: '# Mission' };
const INCONNU = '3f0c8f5e-6d1f-4c55-9d7c-0a3f9a1b2c3d';
const client = { genre: 'clientLire', cible: 'client', statut: 200 } as const;
/** Of a file that has none: its own tests read those that it has. */
const absent = { genre: 'clientSansAnalyse', cible: 'client', statut: 404 } as const;

/** What is expected of validated advice, and of the letters of a firm. */
export const ATTENTES_CONSEILS = {
  'GET /api/pro/clients/{id}/conseils': client,
  'GET /api/pro/clients/{id}/conseils/verification': client,
  'GET /api/pro/clients/{id}/analyses/{analyseId}/conseil': absent,
  'POST /api/pro/clients/{id}/conseils': {
    genre: 'clientSansAnalyseEcrire',
    cible: 'client',
    corps: { analyse_id: INCONNU, titre: 'Conseil', texte: 'Conseil' },
    statut: 404,
  },
  'GET /api/pro/clients/{id}/conseils/{conseilId}': absent,
  'GET /api/pro/clients/{id}/conseils/{conseilId}/pdf': absent,
  'GET /api/pro/clients/{id}/conseils/{conseilId}/json': absent,
  'GET /api/pro/conseils': { genre: 'cabinetTenir', statut: 200 },
  'GET /api/pro/modeles': { genre: 'clients', statut: 200 },
  'PUT /api/pro/modeles': {
    genre: 'cabinetTenir',
    corps: { genre: 'lettre_de_mission', texte: 'Bonjour' },
    statut: 200,
  },
  'GET /api/pro/clients/{id}/modeles/lettre_de_mission': client,
  'GET /api/pro/clients/{id}/modeles/lettre_de_mission/pdf': client,
  'POST /api/pro/clients/{id}/modeles/lettre_de_mission/pdf': { ...client, corps: LETTRE },
  'GET /api/pro/clients/{id}/modeles/rapport_adequation': client,
  'GET /api/pro/clients/{id}/modeles/rapport_adequation/pdf': client,
  'POST /api/pro/clients/{id}/modeles/rapport_adequation/pdf': { ...client, corps: LETTRE },
} as const satisfies Readonly<Record<string, Attente>>;
