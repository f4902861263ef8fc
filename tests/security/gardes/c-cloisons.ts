import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const P = 'apps/api/src/platform/';

/** Rights, and isolation between firms and clients. */
export const CLOISONS: readonly Promesse[] = [
  promesse(
    'T038',
    `${S}t038-matrice-des-droits.test.ts`,
    'Chaque route répond à chaque acteur ce qui est déclaré',
    [
      'réserver l’espace aux professionnels',
      'apps/api/src/domains/clients/service.ts',
      'if (peutEntrer(demandeur)) return;',
      "if (peutEntrer(demandeur) || demandeur.id !== '') return;",
    ],
    [
      'exiger une session',
      `${C}routes-sessions.ts`,
      "    '/api/auth/sessions',\n    {\n      onRequest: [identification.exiger],",
      "    '/api/auth/sessions',\n    {",
    ],
  ),
  promesse(
    'T039',
    `${S}t039-dossier-d-un-autre-cabinet.test.ts`,
    'Le dossier d’un autre cabinet répond comme s’il n’existait pas',
    [
      'ne rien dire de plus qu’« introuvable »',
      'apps/api/src/domains/clients/service.ts',
      "if (resultat.issue === 'introuvable') throw new ApiError('INTROUVABLE');",
      "if (resultat.issue === 'introuvable') throw new ApiError('INTROUVABLE', { detail: String(clientId) });",
    ],
  ),
  promesse(
    'T040',
    `${S}t040-cloison-de-la-base.test.ts`,
    'La base refuse l’autre cabinet même si la condition est oubliée',
    [
      'prendre le rôle cloisonné',
      'apps/api/src/domains/cabinet/repository-cloison.ts',
      "set_config('francis.cabinet', ${cabinetId}, true), set_config('role', ${ROLE_CABINET}, true)",
      "set_config('francis.cabinet', ${cabinetId}, true), set_config('francis.role', ${ROLE_CABINET}, true)",
    ],
    [
      'nommer le cabinet dans la requête',
      'apps/api/src/domains/clients/repository.ts',
      'and(eq(clients.id, id), eq(clients.cabinetId, cabinetId))',
      'and(eq(clients.id, id))',
    ],
  ),
  promesse('T042', `${S}t042-champs-ajoutes.test.ts`, 'Un champ ajouté à un corps ne donne aucun droit', [
    'refuser un champ inconnu à la connexion',
    'packages/contract/src/comptes.ts',
    'export const ConnexionRequete = z.strictObject({',
    'export const ConnexionRequete = z.object({',
  ]),
  promesse('T043', `${S}t043-reponses-du-contrat.test.ts`, 'Une réponse ne contient que les champs du contrat', [
    'écrire les réponses par leur schéma',
    `${P}http/server.ts`,
    '  app.setSerializerCompiler(serializerCompiler);',
    '  app.setSerializerCompiler(() => JSON.stringify);',
  ]),
];
