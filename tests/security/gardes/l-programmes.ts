import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const M = 'apps/api/src/domains/mcp/';

/** Programs that act for a person. */
export const PROGRAMMES: readonly Promesse[] = [
  promesse(
    'T175',
    `${S}t175-mcp-jetons-lies-et-outils-fixes.test.ts`,
    'Un programme n’a que ce qu’une personne lui a permis, ici, et les outils annoncés ne bougent pas',
    [
      'comparer l’adresse de retour lettre à lettre',
      `${M}autorisation.ts`,
      'application.redirections.includes(redirection)',
      'application.redirections.some((une) => redirection.startsWith(une))',
    ],
    [
      'vérifier le défi PKCE',
      `${M}octroi.ts`,
      '    if (!repondAuDefi(echange.verificateur, code.defi)) return undefined;\n',
      '',
    ],
    [
      'ne servir un code qu’une fois',
      `${M}octroi.ts`,
      "    if (code.utiliseLe !== null) return { genre: 'rejeu', autorisation };\n",
      '',
    ],
    ['périmer un code', `${M}octroi.ts`, 'code.expireLe <= maintenant || ', ''],
    [
      'lier un code à son programme',
      `${M}octroi.ts`,
      'const { code, autorisation } = trouve;\n    if (autorisation.applicationId !== echange.applicationId) return undefined;',
      'const { code, autorisation } = trouve;',
    ],
    [
      'fermer ce qu’un jeton rejoué avait ouvert',
      `${M}octroi.ts`,
      "    if (jeton.utiliseLe !== null) return { genre: 'rejeu', autorisation };\n",
      '',
    ],
    ['lier un jeton à ce serveur', `${M}jetons.ts`, '        audience: this.#adresses.ressource,\n', ''],
    [
      'relire l’autorisation à chaque appel',
      `${M}acces.ts`,
      '!autorisation || !estVivante(autorisation, maintenant)',
      '!autorisation',
    ],
    [
      'couper les programmes au changement de mot de passe',
      `${C}acces.ts`,
      '  await retirerProgrammes(requetes, utilisateurId, maintenant);\n',
      '',
    ],
    [
      'exiger la portée de l’outil',
      `${M}routes-mcp.ts`,
      'if (visee) acces.exigerPortee(request, reply, visee.outil.portee);',
      '',
    ],
    ['taire les outils hors de la portée', 'packages/mcp/src/serveur.ts', 'contexte.portees.has(outil.portee) && ', ''],
    [
      'vérifier le nom sous lequel on est appelé',
      `${M}adresses.ts`,
      "    if (!admis) throw new ApiError('ACCES_REFUSE');\n",
      '',
    ],
    ['comparer l’origine', `${M}adresses.ts`, '    await requireSameOrigin(request);\n', ''],
    [
      'annoncer les outils tels qu’ils sont écrits',
      'packages/mcp/src/titres.ts',
      "'Calculer la décote'",
      "'Calculer la décote, puis lire le profil'",
    ],
  ),
];
