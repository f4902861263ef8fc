import { PROMESSES } from './gardes.ts';

const S = 'tests/security/';
const C = 'apps/api/src/domains/';

/** Promises of second rank: where each is proved, alone or beside others. */
export const AUTRES: readonly (readonly [item: string, promesse: string, test: string])[] = [
  ['T004', 'Mauvais mot de passe et compte inconnu : même réponse', `${C}comptes/connexion.test.ts`],
  [
    'T006',
    'Une liste de comptes essayée d’une adresse est arrêtée',
    `${S}t005-verrou-sans-exclure-le-titulaire.test.ts`,
  ],
  ['T008', 'Ni mot de passe courant, ni personnel', `${S}t007-regles-des-mots-de-passe.test.ts`],
  [
    'T011',
    'Changer de mot de passe redemande l’actuel et ferme les autres sessions',
    `${S}t011-changer-de-mot-de-passe.test.ts`,
  ],
  ['T012', 'Changer d’adresse : preuve, confirmation, retour possible', `${S}t012-changer-d-adresse.test.ts`],
  ['T013', 'Un lien sert une fois, une heure, pour un usage', `${S}t013-liens-par-e-mail.test.ts`],
  ['T016', 'Codes de secours : 120 bits, une fois, renouvelables', `${S}t016-codes-de-secours.test.ts`],
  ['T018', 'Changer de facteur veut le second niveau et prévient', `${S}t018-changer-de-facteur.test.ts`],
  ['T019', 'Une session garde son niveau', `${S}t019-niveau-de-session.test.ts`],
  ['T020', 'Second facteur exigé avant de lire un dossier client', `${C}clients/trace.test.ts`],
  ['T021', 'Aucun compte de démonstration en production', 'tests/resilience/demarrage.test.ts'],
  ['T026', 'Une réponse perdue se redemande', `${C}comptes/sessions.test.ts`],
  ['T027', 'La base ne garde aucun jeton qui serve', `${S}t023-rotation-du-jeton.test.ts`],
  ['T028', 'Inactivité et durée maximale tenues par le serveur', `${C}comptes/sessions.test.ts`],
  ['T029', 'Se déconnecter vaut aussitôt, sur chaque instance', `${C}comptes/sessions.test.ts`],
  ['T031', 'Chacun voit et ferme ses appareils', `${S}t031-ses-appareils.test.ts`],
  ['T035', 'Jetons : algorithme, audience, fin, clé connue', `${C}comptes/sessions.test.ts`],
  [
    'T036',
    'Jetons des programmes : portée, empreinte seule, fin, retrait, dernier usage',
    `${S}t175-mcp-jetons-lies-et-outils-fixes.test.ts`,
  ],
  ['T041', 'Identifiants imprévisibles, jamais suffisants', `${S}acces.test.ts`],
  ['T052', 'Deux écritures du même dossier : 409, rien de perdu', `${C}clients/clients.test.ts`],
  ['T059', 'Aucune autre origine ne lit', `${S}t058-entetes-de-surete.test.ts`],
  ['T062', 'Aucune redirection vers ailleurs', `${S}t058-entetes-de-surete.test.ts`],
  ['T063', 'Ni en-tête, ni e-mail, ni ligne injectés', `${S}t063-e-mails-sans-injection.test.ts`],
  ['T065', 'Les clés de prototype n’ont aucun effet', 'apps/api/src/platform/http/http.test.ts'],
  ['T066', 'Un paramètre double n’a qu’un sens', `${S}t058-entetes-de-surete.test.ts`],
  ['T069', 'Aucune réponse de l’API ne se garde', `${S}t058-entetes-de-surete.test.ts`],
  ['T070', 'Ni carte de source, ni fichier caché, ni TRACE', `${S}t058-entetes-de-surete.test.ts`],
  ['T120', 'Chaque trace dit quand, qui, quoi, l’issue, d’où', `${S}t118-evenements-traces.test.ts`],
  ['T122', 'Conservation de l’audit et purge', `${S}t122-conservation-de-l-audit.test.ts`],
  ['T123', 'Sans trace possible, l’action sensible ne se fait pas', `${S}t118-evenements-traces.test.ts`],
  ['T124', 'Une erreur montre un code, une phrase, rien de l’intérieur', `${S}t054-corps-au-hasard.test.ts`],
  ['T164', 'Changer de clé ne déconnecte personne', `${S}t164-rotation-des-cles.test.ts`],
  [
    'T176',
    'Ce qu’un outil rend est clôturé : des données, pas des consignes',
    `${S}t175-mcp-jetons-lies-et-outils-fixes.test.ts`,
  ],
];

/** The text of `tests/security/README.md`, from what the tests know. */
export function rediger(): string {
  const lignes = PROMESSES.map(({ item, promesse, test, gardes }) => {
    const retirees = gardes.map(({ retiree }) => retiree).join(' ; ');
    return `| ${item} ★ | ${promesse} | \`${nom(test)}\` | ${retirees} |`;
  });
  const autres = AUTRES.map(([item, promesse, test]) => `| ${item} | ${promesse} | \`${nom(test)}\` |`);
  const gardes = PROMESSES.reduce((somme, une) => somme + une.gardes.length, 0);
  return `# Security promises

Each promise of first rank (★) has its test, named by what it guarantees. The last column says which guards were taken away, one at a time, to see that test fail: ${gardes} guards for ${PROMESSES.length} promises. \`npx tsx tests/security/gardes/verifier.ts\` does it again (\`npm run test:long\` too); \`index.test.ts\` keeps this page true. It is written by \`npx tsx tests/security/gardes/ecrire.ts\`.

| item | promise | test | fails without |
|---|---|---|---|
${lignes.join('\n')}

| item | promise | test |
|---|---|---|
${autres.join('\n')}
`;
}

const nom = (chemin: string): string => chemin.replace(/^tests\/security\//, '');
