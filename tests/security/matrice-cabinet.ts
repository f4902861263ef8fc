import { MOT_DE_PASSE } from '../../apps/api/src/testing/application-de-test.ts';
import type { Attente } from './matrice-attentes.ts';

/** What is expected of a firm: its members, its invitations, its logo. */
export const ATTENTES_CABINET = {
  'GET /api/pro/cabinet': { genre: 'clients', statut: 200 },
  'PATCH /api/pro/cabinet': { genre: 'clients', corps: { moi: { specialization: 'IFI' } }, statut: 200 },
  'GET /api/pro/cabinet/membres': { genre: 'clients', statut: 200 },
  'POST /api/pro/cabinet/invitations': {
    genre: 'cabinetTenir',
    corps: { email: 'collegue@exemple.test', role: 'lecteur' },
    statut: 200,
  },
  'DELETE /api/pro/cabinet/invitations/{id}': { genre: 'cabinetChose', cible: 'invitation', statut: 200 },
  'POST /api/pro/cabinet/invitations/accepter': { genre: 'clients', corps: { ticket: 'faux' }, statut: 400 },
  'PATCH /api/pro/cabinet/membres/{id}': {
    genre: 'cabinetChose',
    cible: 'membre',
    corps: { role: 'lecteur' },
    statut: 200,
  },
  'DELETE /api/pro/cabinet/membres/{id}': { genre: 'cabinetChose', cible: 'membre', statut: 200 },
  'GET /api/pro/cabinet/logo': { genre: 'clients', statut: 200 },
  'PUT /api/pro/cabinet/logo': { genre: 'cabinetTenir', corps: { image: 'AAAA' }, statut: 422 },
  'DELETE /api/pro/cabinet/logo': { genre: 'cabinetTenir', statut: 200 },
  'POST /api/pro/cabinet/archives': { genre: 'cabinetTenir', statut: 202 },
  'GET /api/pro/cabinet/archives': { genre: 'cabinetTenir', statut: 200 },
  'POST /api/pro/cabinet/archives/{id}/fichier': {
    // The right password, and no file behind: what is refused first is the person.
    genre: 'cabinetSansObjet',
    cible: 'archive',
    corps: { password: MOT_DE_PASSE },
    statut: 404,
  },
  'DELETE /api/pro/cabinet/archives/{id}': { genre: 'cabinetChose', cible: 'archive', statut: 200 },
} as const satisfies Readonly<Record<string, Attente>>;
