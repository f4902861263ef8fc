import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const P = 'apps/api/src/platform/';
const B = 'apps/web/src/domains/assistant/balisage/';

/** Inputs, web and outbound requests. */
export const ENTREES: readonly Promesse[] = [
  promesse(
    'T053',
    `${S}t053-schemas-stricts.test.ts`,
    'Chaque corps est lu par un schéma strict qui nomme le champ fautif',
    [
      'refuser un champ inconnu dans un objet imbriqué',
      'packages/contract/src/comptes-passkeys.ts',
      '    response: z.strictObject({\n      clientDataJSON: Octets,\n      attestationObject',
      '    response: z.object({\n      clientDataJSON: Octets,\n      attestationObject',
    ],
    [
      'nommer le champ',
      `${P}http/french-validation.ts`,
      "chemin: parts.join('.').slice(0, 200) || context",
      'chemin: context',
    ],
  ),
  promesse('T054', `${S}t054-corps-au-hasard.test.ts`, 'Aucun corps au hasard ne fait tomber une route', [
    'refuser ce que la base ne range pas',
    `${P}http/json-body.ts`,
    'test(text) && !isStorable(value)',
    'test(text) && !isStorable(null)',
  ]),
  promesse('T056', `${B}t056-rendu-hostile.test.tsx`, 'Le texte d’une réponse n’exécute rien', [
    'n’admettre que les balises et les adresses connues',
    `${B}Balisage.tsx`,
    '  [rehypeSanitize, SCHEMA],\n  rehypeTypographie',
    '  rehypeTypographie',
  ]),
  promesse(
    'T057',
    `${B}t057-adresses-etrangeres.test.tsx`,
    'Le texte d’une réponse ne charge rien d’ailleurs',
    ['refuser les images', `${B}Balisage.tsx`, "    'p',\n    'strong',", "    'p',\n    'img',\n    'strong',"],
    ['montrer la destination', `${B}Lien.tsx`, '<span className="destination">({new URL(href).hostname})</span>', ''],
  ),
  promesse(
    'T058',
    `${S}t058-entetes-de-surete.test.ts`,
    'Politique de contenu sans exception et en-têtes de sûreté partout',
    ['interdire les cadres', `${P}http/security-headers.ts`, '        frameAncestors: ["\'none\'"],\n', ''],
    [
      'dire au navigateur de ne revenir qu’en https',
      `${P}http/security-headers.ts`,
      'strictTransportSecurity: https ?',
      'strictTransportSecurity: https && ONE_YEAR < 0 ?',
    ],
  ),
  promesse(
    'T060',
    `${S}t060-aucune-adresse-suivie.test.ts`,
    'Aucune adresse donnée par quelqu’un n’est suivie',
    [
      'ne suivre aucune adresse d’une requête',
      `${C}routes.ts`,
      '      const connu = await appareils.reconnaitre(',
      '      await fetch(request.body.email).catch(() => undefined);\n      const connu = await appareils.reconnaitre(',
    ],
    [
      'exiger https du fournisseur de connexion',
      'apps/api/src/config.ts',
      "return protocol === 'https:' || (",
      "return protocol !== 'https:' || (",
    ],
  ),
  promesse('T067', `${S}t067-adresse-forgee.test.ts`, 'Un en-tête ne change pas l’adresse d’où l’on vient', [
    'n’écouter que les mandataires déclarés',
    `${P}http/server.ts`,
    "trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,",
    'trustProxy: true,',
  ]),
  promesse(
    'T068',
    `${S}t068-limites-par-classe.test.ts`,
    'Limites par compte, adresse et classe ; compteurs en panne : connexion fermée, lecture ouverte',
    [
      'borner chaque classe de routes',
      `${P}http/class-limits.ts`,
      '    (READS.has(request.method) ? reads : writes).consume(addressKey(request.ip));\n',
      '',
    ],
    [
      'dire quand revenir',
      `${P}http/errors.ts`,
      "if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds);",
      '',
    ],
  ),
];
