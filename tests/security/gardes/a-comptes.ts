import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/comptes/';

/** Accounts and authentication. */
export const COMPTES: readonly Promesse[] = [
  promesse('T001', `${S}t001-inscription-indistincte.test.ts`, 'S’inscrire ne dit pas si l’adresse est connue', [
    'répondre pareil à une adresse connue',
    `${C}service.ts`,
    '  if (nouveau) demanderVerification(ports, compte, adresse);',
    "  if (!nouveau) throw new ApiError('CONFLIT');\n  if (nouveau) demanderVerification(ports, compte, adresse);",
  ]),
  promesse(
    'T002',
    `${S}t002-recuperation-indistincte.test.ts`,
    'Récupérer un accès ne dit pas si l’adresse est connue',
    [
      'borner les e-mails envoyés à une personne',
      `${C}envois/envois.ts`,
      'const PAR_DEMANDEUR = 5;',
      'const PAR_DEMANDEUR = 500;',
    ],
    [
      'répondre pareil à un lien faux et à une adresse inconnue',
      `${C}recuperation.ts`,
      '    const compte = await consommerTicket(requetes, horloge, ticket, usage);',
      "    if (email !== undefined && !(await depotComptes(requetes).compteParEmail(email))) throw new ApiError('INTROUVABLE');\n    const compte = await consommerTicket(requetes, horloge, ticket, usage);",
    ],
  ),
  promesse(
    'T003',
    `${S}t003-durees-indistinctes.test.ts`,
    'Les durées ne disent pas si l’adresse est connue',
    [
      'vérifier un leurre pour un compte inconnu',
      `${C}mots-de-passe.ts`,
      '    const attendue = empreinte ?? (await leurre);',
      "    if (typeof empreinte !== 'string') return false;\n    const attendue = empreinte;",
    ],
    [
      'préparer un code ou un lien après la réponse',
      `${C}codes/connexion.ts`,
      '  courriers.addLater(async () => {',
      '  courriers.add(async () => {',
    ],
    [
      'compter l’essai d’un code pour une adresse inconnue',
      `${C}codes/codes.ts`,
      'const essaye = await depotComptes',
      'const essaye = vise !== undefined && await depotComptes',
    ],
  ),
  promesse(
    'T005',
    `${S}t005-verrou-sans-exclure-le-titulaire.test.ts`,
    'Le verrou arrête les essais, même dispersés, sans exclure le titulaire',
    [
      'compter les échecs de toutes les adresses sur un compte',
      `${C}verrou.ts`,
      "      { cle: `${compte}|`, max: echecsParCompte, code: 'COMPTE_VERROUILLE', duCompte: true },\n",
      '',
    ],
    [
      'laisser passer l’appareil connu',
      `${C}verrou.ts`,
      '    if (connu !== undefined)\n',
      '    if (connu === compte)\n',
    ],
    [
      'lier l’appareil connu à son compte',
      `${C}appareils/repository.ts`,
      'and(eq(utilisateurs.email, email), eq(appareilsConnus.empreinte, empreinteSql(jeton)))',
      'eq(utilisateurs.email, email)',
    ],
    [
      'compter un essai avant de le faire, d’une instance à l’autre',
      `${C}repository.ts`,
      'setWhere: sql`${perime} or ${nombre} < ${max}`,',
      'setWhere: sql`${perime} or ${nombre} <= ${max}`,',
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
      'if (vise.motDePasse !== null && motsDePasse.estAffaiblie(vise.motDePasse)) {',
      'if (vise.motDePasse === null && motsDePasse.estAffaiblie(vise.email)) {',
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
      `${C}acces.ts`,
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
    [
      'reconnaître une identité à son émetteur aussi',
      `${C}externes/repository.ts`,
      'and(eq(identitesExternes.emetteur, emetteur), eq(identitesExternes.sujet, sujet))',
      'eq(identitesExternes.sujet, sujet)',
    ],
    ['périmer le départ', `${C}externes/repository.ts`, '          gt(echangesExternes.expireLe, maintenant),\n', ''],
  ),
];
