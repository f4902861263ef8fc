import { type Promesse, promesse } from './promesse.ts';

const S = 'tests/security/';
const F = 'apps/api/src/domains/facturation/';
const B = 'apps/api/src/domains/banque/';
const H = `${S}t169-t170-banque.test.ts`;
const G = `${S}t106-t107-t108-t109-t112-evenements-de-paiement.test.ts`;
const D = 'apps/api/src/domains/';
const C = `${D}comptes/`;
const M = `${D}mcp/`;

/** Promises of second rank whose guards were once taken away without a test that saw it, and attacks that succeeded once. */
export const AUTRES_RANGS: readonly Promesse[] = [
  promesse(
    'A001',
    `${S}a001-compte-pris-avant-son-titulaire.test.ts`,
    'Un compte ouvert avec l’adresse d’autrui ne garde rien quand elle est prouvée',
    [
      'retirer tout accès à la première preuve',
      `${C}adresse/preuve.ts`,
      "  await retirerToutAcces(requetes, compte.id, { maintenant, motif: 'preuve', saufSession });\n",
      '',
    ],
    [
      'retirer le mot de passe d’avant',
      `${C}acces.ts`,
      '  if (coupe.saufSession === undefined) await depotComptes(requetes).changerMotDePasse(utilisateurId, null);\n',
      '',
    ],
    [
      'retirer le facteur d’avant',
      `${C}acces.ts`,
      '  await depotMfa(requetes).retirerDepuis(utilisateurId, TOUJOURS);\n',
      '',
    ],
    [
      'ne laisser que la session de ce navigateur et de ce compte',
      `${C}recuperation.ts`,
      'ici?.utilisateurId === compte.id ? ici.id : undefined',
      'ici?.id',
    ],
    [
      'relire le mot de passe en ouvrant la session',
      `${C}service.ts`,
      ', empreinte: deviceFingerprint, parMotDePasse: true }',
      ', empreinte: deviceFingerprint }',
    ],
    [
      'exiger l’adresse prouvée avant une clé d’accès',
      `${C}passkeys/enregistrement.ts`,
      '  exigerAdresseProuvee(compte);\n  await exigerNiveau',
      '  await exigerNiveau',
    ],
    [
      'exiger l’adresse prouvée avant un facteur',
      `${C}mfa/facteurs.ts`,
      '  exigerAdresseProuvee(demandeur.compte);\n',
      '',
    ],
    [
      'exiger l’adresse prouvée avant une identité',
      `${C}externes/externes.ts`,
      '  exigerAdresseProuvee(demandeur.compte);\n',
      '',
    ],
    [
      'exiger l’adresse prouvée avant un programme',
      `${M}autorisation.ts`,
      '  if (accord) exigerAdresseProuvee(compte);\n',
      '',
    ],
    [
      'donner le quota gratuit à qui n’a rien prouvé',
      `${D}assistant/policy.ts`,
      '  payee && emailVerifieLe !== null',
      '  payee && emailVerifieLe !== undefined',
    ],
    [
      'ne rien rendre à une ancienne adresse jamais prouvée',
      `${C}email/changement-email.ts`,
      '    if (compte.emailVerifieLe === null) {',
      "    if (compte.email === '') {",
    ],
  ),
  promesse(
    'A002',
    `${S}a002-fermer-tous-les-acces.test.ts`,
    'Remettre une adresse ou choisir un mot de passe ferme ce qu’un voleur avait ajouté',
    [
      'remonter sept jours avant le changement',
      `${C}email/changement-email.ts`,
      'creeLe.getTime() - AVANT_LE_CHANGEMENT_MS',
      'creeLe.getTime()',
    ],
    [
      'fermer clés et comptes liés à la récupération',
      `${C}recuperation.ts`,
      '    if (toutFermer) await fermerTousLesAcces(requetes, compte.id);\n',
      '',
    ],
    [
      'arrêter une liaison commencée',
      `${C}acces.ts`,
      '  await depotIdentites(requetes).annulerEchanges(utilisateurId);\n',
      '',
    ],
    [
      'fermer clés et comptes liés au changement, sur demande',
      `${C}changement-mot-de-passe.ts`,
      '      await fermerTousLesAcces(requetes, compte.id);\n',
      '',
    ],
  ),
  promesse(
    'A003',
    `${S}a003-titulaire-jamais-dehors.test.ts`,
    'Ni échecs ni demandes d’inconnus ne tiennent le titulaire dehors',
    ['compter les messages d’un demandeur', `${C}envois/envois.ts`, 'siens >= PAR_DEMANDEUR || ', ''],
    [
      'compter les messages d’un destinataire',
      `${C}envois/envois.ts`,
      '(!titulaire && total >= PAR_DESTINATAIRE)',
      '(titulaire && total < 0)',
    ],
    [
      'laisser de la place aux messages qui ouvrent',
      `${C}envois/envois.ts`,
      "      if (genre === 'avis' && duGenre >= AVIS_PAR_DESTINATAIRE) return undefined;\n",
      '',
    ],
    [
      'laisser valoir le dernier code',
      `${C}codes/codes.ts`,
      'creeLe.getTime() + (dernier ? HEURE_MS : DUREE_MS)',
      'creeLe.getTime() + (dernier ? DUREE_MS : DUREE_MS)',
    ],
    [
      'rouvrir le mot de passe à la preuve',
      `${C}adresse/preuve.ts`,
      '  await depotComptes(requetes).oublierEchecsDuCompte(empreinteDuCompte(compte.email));\n',
      '',
    ],
    [
      'garder au demandeur ses essais du code',
      `${C}codes/codes.ts`,
      "? empreinteDe(demandeur) : 'autres'",
      "? 'autres' : 'autres'",
    ],
    ['borner les essais du code', `${C}codes/codes.ts`, 'const ESSAIS_MAX = 5;', 'const ESSAIS_MAX = 500;'],
    ['périmer le code', `${C}codes/codes.ts`, '    horloge.now() < attendu.expireLe &&\n', ''],
    [
      'refuser le code d’un compte fermé',
      `${C}codes/codes.ts`,
      'compte && admis(compte) ? compte : undefined',
      'compte',
    ],
    [
      'n’en laisser servir qu’un du même message',
      `${C}codes/connexion.ts`,
      "    await depotTickets(requetes).annuler(vise.id, 'connexion');\n",
      '',
    ],
  ),
  promesse(
    'A004',
    `${S}a004-enregistrement-des-programmes.test.ts`,
    'L’enregistrement des programmes ne se remplit pas, et ne se ferme à personne',
    ['compter par /48', `${M}enregistrement.ts`, 'const site = siteKey(adresse);', 'const site = adresse;'],
    [
      'en laisser à chacun au-delà du débit de tous',
      `${M}enregistrement.ts`,
      "if (!this.#partout.tryConsume('')) this.#auDela.consume(site);",
      "this.#partout.consume('');",
    ],
    [
      'faire de la place au-delà du plafond',
      `${M}enregistrement.ts`,
      '  if (enTrop > 0) await depot.evincer(enTrop, application.id);\n',
      '',
    ],
    [
      'n’évincer que ce que personne n’a permis',
      `${M}repository.ts`,
      '.where(and(ne(applications.id, sauf), jamaisAutorisee)),',
      '.where(ne(applications.id, sauf)),',
    ],
    [
      'commencer par le réseau qui en a le plus',
      `${M}repository.ts`,
      '.orderBy(desc(inutiles.voisins), asc(inutiles.creeeLe))',
      '.orderBy(asc(inutiles.voisins), asc(inutiles.creeeLe))',
    ],
  ),
  promesse('A005', `${D}assistant/quota.test.ts`, 'Vingt questions au même instant ne dépassent pas le quota', [
    'faire se suivre les réservations d’un compte',
    `${D}assistant/reservation.ts`,
    'await questions.verrouillerCompte();',
    'await Promise.resolve();',
    'postgresql',
  ]),
  promesse(
    'T012',
    `${S}t012-changer-d-adresse.test.ts`,
    'Changer d’adresse : preuve, confirmation, retour possible',
    [
      'exiger le second facteur pour changer d’adresse',
      `${C}email/changement-email.ts`,
      '  await exigerNiveau(ports, demandeur);\n',
      '',
    ],
    [
      'borner à cinq minutes une preuve donnée',
      `${C}mot-de-passe-actuel.ts`,
      'ecoule >= 0 && ecoule < REAUTHENTIFICATION_MS',
      'ecoule >= 0',
    ],
  ),
  promesse(
    'T035',
    `${C}sessions.test.ts`,
    'Jetons : algorithme, audience, fin, clé connue',
    ['vérifier l’audience', `${C}jetons.ts`, '        audience: AUDIENCE,\n', ''],
    ['vérifier le type', `${C}jetons.ts`, '        typ: TYPE,\n', ''],
    ['vérifier l’émetteur', `${C}jetons.ts`, '        issuer: EMETTEUR,\n', ''],
  ),
  promesse(
    'T115',
    G,
    'Le prix, l’acheteur et les adresses de retour viennent du serveur',
    [
      'ne revenir que chez nous',
      `${F}policy.ts`,
      "  if (adresse?.origin === ici.origin && adresse.username === '') return adresse.href;",
      '  if (adresse) return adresse.href;',
    ],
    [
      'n’accepter que l’adresse du compte',
      `${F}commander.ts`,
      '  if (customer_email !== undefined && customer_email !== compte.email) {',
      '  if (customer_email === compte.id) {',
    ],
    [
      'ne vendre que ce qui est en vente',
      `${F}commander.ts`,
      "  if (!enVente(ports).some((cle) => cle === priceId)) refuser('priceId', 'Cette formule n’est pas en vente.');\n",
      '',
    ],
  ),
  promesse('T116', G, 'Un événement ne touche que le compte auquel son client est lié', [
    'n’ouvrir que la commande de ce compte',
    `${F}repository-paiements.ts`,
    '      .from(commandes)\n      .where(and(eq(commandes.id, id), eq(commandes.utilisateurId, utilisateurId)));',
    '      .from(commandes)\n      .where(eq(commandes.id, id));',
  ]),
  promesse(
    'T169',
    H,
    'Le retour d’une banque est celui de la session qui est partie, une fois',
    ['lier le retour à la session', `${B}repository.ts`, '            eq(departsBanque.sessionId, sessionId),\n', ''],
    [
      'ne servir un départ qu’une fois',
      `${B}service.ts`,
      "throw new ApiError('BANQUE_REFUSEE');\n  const jetons",
      'void 0;\n  const jetons',
    ],
    [
      'détruire les jetons au retrait du consentement',
      'apps/api/src/domains/donnees-personnelles/service.ts',
      '  if (!accorde) await apresRetrait[finalite]?.(compte.id);\n',
      '',
    ],
  ),
  promesse(
    'T170',
    H,
    'Les jetons d’une banque sont scellés, pour la lecture seule, et ne sortent pas',
    [
      'sceller les jetons',
      `${B}service.ts`,
      '  coffre.sceller(JSON.stringify(jetons), lien(id));',
      '  (void coffre, void id, JSON.stringify(jetons));',
    ],
    [
      'taire les jetons de l’export',
      'apps/api/src/domains/donnees-personnelles/registre-tables.ts',
      "tues: ['jetons']",
      'tues: []',
    ],
    [
      'lier les jetons à leur banque',
      `${B}service.ts`,
      'const lien = (id: string): string => `banque ${id}`;',
      "const lien = (id: string): string => `banque ${id && ''}`;",
    ],
  ),
];
