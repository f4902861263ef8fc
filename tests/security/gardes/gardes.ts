/** One guard of the product, and how to take it away. */
export interface Garde {
  /** What is no longer done. */
  readonly retiree: string;
  readonly fichier: string;
  /** Stands once in the file. */
  readonly cherche: string;
  readonly remplace: string;
}

export interface Promesse {
  readonly item: string;
  readonly promesse: string;
  /** The test that fails without any of the guards. */
  readonly test: string;
  readonly gardes: readonly Garde[];
}

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';
const P = 'apps/api/src/platform/';
const B = 'apps/web/src/domains/assistant/balisage/';
const M = 'apps/api/src/domains/mcp/';

const promesse = (
  item: string,
  test: string,
  texte: string,
  ...gardes: readonly (readonly [retiree: string, fichier: string, cherche: string, remplace: string])[]
): Promesse => ({
  item,
  promesse: texte,
  test,
  gardes: gardes.map(([retiree, fichier, cherche, remplace]) => ({ retiree, fichier, cherche, remplace })),
});

/** The promises of first rank, each with its test and its guards. `npm run test:long` takes each guard away in turn. */
export const PROMESSES: readonly Promesse[] = [
  promesse('T001', `${S}t001-inscription-indistincte.test.ts`, 'S’inscrire ne dit pas si l’adresse est connue', [
    'répondre pareil à une adresse connue',
    `${C}service.ts`,
    '  if (nouveau) demanderVerification(ports, compte);',
    "  if (!nouveau) throw new ApiError('CONFLIT');\n  demanderVerification(ports, compte);",
  ]),
  promesse(
    'T002',
    `${S}t002-recuperation-indistincte.test.ts`,
    'Récupérer un accès ne dit pas si l’adresse est connue',
    [
      'borner les e-mails envoyés à une personne',
      `${C}tickets/tickets.ts`,
      'const MAX_PAR_HEURE = 5;',
      'const MAX_PAR_HEURE = 500;',
    ],
    [
      'répondre pareil à un lien faux et à une adresse inconnue',
      `${C}recuperation.ts`,
      '    const compte = await consommerTicket(requetes, horloge, ticket, usage);',
      "    if (email !== undefined && !(await depotComptes(requetes).compteParEmail(email))) throw new ApiError('INTROUVABLE');\n    const compte = await consommerTicket(requetes, horloge, ticket, usage);",
    ],
  ),
  promesse('T003', `${S}t003-durees-indistinctes.test.ts`, 'Les durées ne disent pas si l’adresse est connue', [
    'vérifier un leurre pour un compte inconnu',
    `${C}mots-de-passe.ts`,
    '  const attendue = empreinte ?? (await leurre);',
    "  if (typeof empreinte !== 'string') return false;\n  const attendue = empreinte;",
  ]),
  promesse(
    'T005',
    `${S}t005-verrou-sans-exclure-le-titulaire.test.ts`,
    'Le verrou arrête les essais, même dispersés, sans exclure le titulaire',
    [
      'compter les échecs de toutes les adresses sur un compte',
      `${C}verrou.ts`,
      "      { cle: `${compte}|`, max: echecsParCompte, code: 'COMPTE_VERROUILLE' },\n",
      '',
    ],
    [
      'laisser passer l’appareil connu',
      `${C}verrou.ts`,
      '    if (connu !== undefined) return [',
      '    if (connu === compte) return [',
    ],
    [
      'lier l’appareil connu à son compte',
      `${C}appareils/repository.ts`,
      'and(eq(utilisateurs.email, email), eq(appareilsConnus.empreinte, empreinteSql(jeton)))',
      'eq(utilisateurs.email, email)',
    ],
    [
      'faire se suivre les essais d’un compte',
      `${C}verrou.ts`,
      'precedent.then(() => this.#tenterSeul(freins, essai))',
      'this.#tenterSeul(freins, essai)',
    ],
  ),
  promesse(
    'T007',
    `${S}t007-regles-des-mots-de-passe.test.ts`,
    'Douze caractères, cinquante bits, aucune composition imposée',
    [
      'estimer l’entropie',
      `${C}policy.ts`,
      'if (estimerEntropie(motDePasse) < BITS_REQUIS) {',
      'if (estimerEntropie(motDePasse) < 0) {',
    ],
    [
      'exiger douze caractères',
      'packages/contract/src/comptes.ts',
      ".min(12, 'Minimum 12 caractères requis')",
      ".min(8, 'Minimum 12 caractères requis')",
    ],
  ),
  promesse(
    'T010',
    `${S}t010-empreintes-des-mots-de-passe.test.ts`,
    'argon2id au moins m = 19 Mio, t = 2, refait quand les réglages montent',
    ['hacher avec 19 Mio', `${C}mots-de-passe.ts`, 'memoryCost: 19_456', 'memoryCost: 8_192'],
    [
      'refaire une empreinte affaiblie',
      `${C}service.ts`,
      'if (vise.motDePasse !== null && estAffaiblie(vise.motDePasse)) {',
      'if (vise.motDePasse === null && estAffaiblie(vise.email)) {',
    ],
  ),
  promesse(
    'T014',
    `${S}t014-recuperation-sans-contourner-mfa.test.ts`,
    'Récupérer un mot de passe ne contourne pas le second facteur',
    [
      'demander le facteur après un lien',
      `${C}recuperation.ts`,
      '  return ouvrirOuDefier(ports, compte, origine);',
      "  return { genre: 'session', session: await ports.sessions.ouvrir(compte, origine, 'aal1') };",
    ],
    [
      'annuler les défis de l’ancien mot de passe',
      `${C}recuperation.ts`,
      '  await depotMfa(requetes).annulerDefis(utilisateurId);\n',
      '',
    ],
  ),
  promesse(
    'T015',
    `${S}t015-codes-totp.test.ts`,
    'Un code TOTP sert une fois, et ne se devine pas',
    [
      'refuser un code déjà servi',
      `${C}mfa/verification.ts`,
      'if (pas !== undefined && pas > dernierPas) return',
      'if (pas !== undefined) return',
    ],
    ['borner les essais', `${C}mfa/verification.ts`, 'const ESSAIS_MAX = 5;', 'const ESSAIS_MAX = 500;'],
  ),
  promesse(
    'T017',
    `${S}t017-facteur-d-autrui.test.ts`,
    'Le facteur d’autrui ne se défie, ne se confirme ni ne se retire',
    [
      'ne lire que les facteurs de la personne',
      `${C}mfa/repository.ts`,
      '      .from(facteurs)\n      .where(eq(facteurs.utilisateurId, utilisateurId))\n      .orderBy(asc(facteurs.creeLe), asc(facteurs.id));',
      '      .from(facteurs)\n      .orderBy(asc(facteurs.creeLe), asc(facteurs.id));',
    ],
  ),
  promesse(
    'T022',
    `${S}t022-connexion-externe-forgee.test.ts`,
    'Un retour forgé d’un fournisseur n’ouvre rien, et ne se lie qu’à une adresse prouvée',
    [
      'lier le retour au navigateur parti',
      `${C}externes/repository.ts`,
      '          eq(echangesExternes.navigateur, navigateur),\n',
      '',
    ],
    [
      'vérifier la signature du jeton',
      `${C}externes/fournisseur.ts`,
      '[oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks]',
      '[oidc.allowInsecureRequests]',
    ],
    [
      'exiger l’adresse prouvée par le fournisseur',
      `${C}externes/comptes-externes.ts`,
      'if (emailVerifie && lue.success)',
      'if (emailVerifie !== undefined && lue.success)',
    ],
    [
      'exiger l’adresse prouvée chez nous',
      `${C}externes/comptes-externes.ts`,
      "    if (existant.emailVerifieLe === null) throw new ApiError('LIAISON_A_CONFIRMER');\n",
      '',
    ],
    [
      'attendre le nonce du départ',
      `${C}externes/fournisseur.ts`,
      'expectedNonce: attendus.nonce,',
      "expectedNonce: 'autre',",
    ],
    ['périmer le départ', `${C}externes/repository.ts`, '          gt(echangesExternes.expireLe, maintenant),\n', ''],
  ),
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
    [
      'comparer l’origine',
      `${P}http/same-origin.ts`,
      'new URL(origin).host === host',
      'new URL(origin).host !== undefined',
    ],
  ),
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
      'apps/api/src/domains/clients/repository-cloison.ts',
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
    'const REHYPE = [[rehypeSanitize, SCHEMA], ',
    'const REHYPE = [',
  ]),
  promesse(
    'T057',
    `${B}t057-adresses-etrangeres.test.tsx`,
    'Le texte d’une réponse ne charge rien d’ailleurs',
    ['refuser les images', `${B}Balisage.tsx`, "    'p',\n    'strong',", "    'p',\n    'img',\n    'strong',"],
    [
      'montrer la destination',
      `${B}Balisage.tsx`,
      '<span className="destination">({new URL(href).hostname})</span>',
      '',
    ],
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
  promesse(
    'T118',
    `${S}t118-evenements-traces.test.ts`,
    'Les événements de sûreté sont tracés',
    [
      'tracer un export',
      'apps/api/src/domains/donnees-personnelles/service.ts',
      "  await audit.noter({ action: 'donnees.exportees', ressource: 'compte', compte, origine, risque: 'high' });\n",
      '',
    ],
    [
      'tracer une connexion par clé refusée',
      `${C}passkeys/connexion.ts`,
      '    await audit.noter({ ...refus, compte, origine });\n',
      '',
    ],
  ),
  promesse(
    'T119',
    `${S}t119-journaux-sans-secret.test.ts`,
    'Aucun secret ni donnée d’une personne dans un journal',
    [
      'taire les messages de la base',
      `${P}logging.ts`,
      "message: fromDatabase ? 'requête refusée par la base' : error.message",
      'message: error.message',
    ],
    [
      'ne pas écrire l’adresse demandée',
      `${P}logging.ts`,
      "route: request.routeOptions?.url ?? 'inconnue'",
      'route: request.url',
    ],
  ),
  promesse('T121', `${S}t121-audit-en-ajout-seul.test.ts`, 'L’audit s’ajoute et ne se change pas ; un trou se voit', [
    'refuser de modifier une entrée',
    'apps/api/migrations/0002_audit_en_ajout_seul.sql',
    'CREATE TRIGGER "journal_audit_intact" BEFORE UPDATE OR DELETE',
    'CREATE TRIGGER "journal_audit_intact" BEFORE DELETE',
  ]),
  promesse(
    'T128',
    `${S}t128-export-complet.test.ts`,
    'L’export est complet, table par table',
    [
      'connaître chaque table',
      'apps/api/src/domains/donnees-personnelles/registre-tables.ts',
      '  profils: { lignes: parUtilisateur },\n',
      '',
    ],
    [
      'redemander le mot de passe',
      'apps/api/src/domains/donnees-personnelles/service.ts',
      '  const { base, horloge, audit } = ports;\n  await ports.exigerMotDePasse(demandeur, motDePasse);\n  const { compte, origine } = demandeur;\n  await audit',
      '  const { base, horloge, audit } = ports;\n  const { compte, origine } = demandeur;\n  await audit',
    ],
  ),
  promesse(
    'T129',
    `${S}t129-effacement.test.ts`,
    'L’effacement ne laisse la personne nulle part',
    [
      'effacer les messages de la boîte',
      'apps/api/src/domains/donnees-personnelles/repository.ts',
      '    await requetes.execute(sql`delete from courriers where destinataire = ${email}`);\n',
      '',
    ],
    [
      'rejouer l’effacement sur une sauvegarde restaurée',
      'apps/api/src/domains/donnees-personnelles/service.ts',
      '[...(await depot.echues(maintenant)), ...(await depot.revenues())]',
      'await depot.echues(maintenant)',
    ],
  ),
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
      `${C}recuperation.ts`,
      '  await depotComptes(requetes).retirerProgrammes(utilisateurId, maintenant);\n',
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
