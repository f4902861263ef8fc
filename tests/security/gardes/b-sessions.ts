import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const P = 'apps/api/src/platform/';

/** Sessions and tokens. */
export const SESSIONS: readonly Promesse[] = [
  promesse('T023', `${S}t023-rotation-du-jeton.test.ts`, 'Le jeton de rafraîchissement tourne à chaque usage', [
    'marquer le jeton servi',
    `${C}repository.ts`,
    '      .set({ utiliseLe: instant })',
    '      .set({ utiliseLe: null })',
  ]),
  promesse('T024', `${S}t024-jeton-rejoue.test.ts`, 'Un jeton rejoué tue la famille, descendant compris, aussitôt', [
    'fermer la session d’un jeton rejoué',
    `${C}sessions.ts`,
    "        await depot.revoquerSession(trouvee.session.id, maintenant, 'reutilisation');\n",
    '',
  ]),
  promesse('T025', `${S}t025-onglets-simultanes.test.ts`, 'Deux onglets au même instant restent connectés', [
    'rendre le même enfant pendant la grâce',
    `${C}sessions.ts`,
    'if (Math.abs(ecouleMs) > GRACE_MS) return undefined;',
    'if (ecouleMs < GRACE_MS) return undefined;',
  ]),
  promesse(
    'T030',
    `${S}t030-coupure-en-cinq-secondes.test.ts`,
    'Compte fermé ou collaborateur retiré : coupé en cinq secondes',
    [
      'couper les flux ouverts',
      `${C}veille.ts`,
      'if (!vivantes.has(sessionId)) raw.destroy();',
      'if (vivantes.has(sessionId) && raw.destroyed) raw.destroy();',
    ],
    [
      'relire les permissions à chaque requête',
      'apps/api/src/domains/clients/policy.ts',
      "typeCompte === 'professionnel' && permissions.includes('espace-pro:acceder');",
      "typeCompte === 'professionnel' || permissions.includes('espace-pro:acceder');",
    ],
  ),
  promesse(
    'T033',
    `${S}t033-cookies-et-jetons.test.ts`,
    'Cookies __Host-, Secure, HttpOnly, SameSite ; aucun jeton ailleurs',
    ['cacher le cookie aux scripts', `${C}cookie.ts`, 'httpOnly: true', 'httpOnly: false'],
    ['préfixer le cookie', `${C}cookie.ts`, '`__Host-${nom}`', 'nom'],
  ),
  promesse(
    'T034',
    `${S}t034-requetes-d-un-autre-site.test.ts`,
    'Rien ne change sur demande d’un autre site, ni par GET',
    [
      'refuser ce que le navigateur dit venir d’ailleurs',
      `${P}http/same-origin.ts`,
      "    throw new ApiError('ACCES_REFUSE');\n  }\n  const { origin",
      '    return;\n  }\n  const { origin',
    ],
    ['comparer l’origine', `${P}http/same-origin.ts`, 'origin.host === host &&', ''],
    [
      'comparer le schéma de l’origine',
      `${P}http/same-origin.ts`,
      "(origin.protocol === 'https:' || (!https && origin.protocol === 'http:'))",
      'true',
    ],
    [
      'regarder d’où vient toute demande faite avec une session',
      `${C}identification.ts`,
      '    if (!LECTURES.has(request.method)) await requireSameOrigin(request);\n',
      '',
    ],
  ),
];
