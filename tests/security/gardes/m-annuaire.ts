import { type Promesse, promesse } from './promesse.ts';

const E = 'apps/api/src/domains/echanges/';
const M = 'apps/api/src/domains/moderation/';
const D = 'apps/api/src/domains/';

/** What people do around the directory, and what they are called in what is written to others. */
export const ANNUAIRE: readonly Promesse[] = [
  promesse(
    'A015',
    `${E}echanges.test.ts`,
    'La conversation d’autrui, d’un bloqué ou d’un retiré répond comme si elle n’existait pas, et ses limites tiennent',
    [
      'ne trouver que les conversations de la personne',
      `${E}repository.ts`,
      'where(and(miens, eq(moi.echangeId, id), VISIBLE));',
      'where(and(eq(moi.echangeId, id), VISIBLE));',
    ],
    [
      'cacher à chacun qui l’a bloqué',
      `${E}repository.ts`,
      '    nonBloques(sql`${moi.utilisateurId}`, sql`${autre.utilisateurId}`),\n',
      '',
    ],
    [
      'cacher les conversations de qui s’est retiré',
      `${E}repository.ts`,
      "    or(eq(moi.cote, 'professionnel'), listee(sql`${autre.utilisateurId}`)),\n",
      '',
    ],
    [
      'tenir les deux comptes pour compter',
      `${E}repository-messages.ts`,
      "\n      .for('no key update')",
      '',
      'postgresql',
    ],
  ),
  promesse(
    'A016',
    `${M}moderation.test.ts`,
    'On ne signale que ce que l’on a reçu, et chaque décision se prend une fois',
    [
      'ne signaler que dans une conversation de la personne',
      `${E}repository.ts`,
      'and(eq(moi.echangeId, echangesMessages.echangeId), miens)',
      'eq(moi.echangeId, echangesMessages.echangeId)',
    ],
    [
      'ne signaler que ce que l’autre a écrit',
      `${E}repository.ts`,
      'and(eq(echangesMessages.id, id), ne(echangesMessages.auteurId, utilisateurId))',
      'eq(echangesMessages.id, id)',
    ],
    ['ne décider qu’une fois', `${M}decider.ts`, 'return decision === null && ', 'return '],
  ),
  promesse(
    'A021',
    'tests/security/a021-noms-sans-adresse.test.ts',
    'Le nom d’une personne ou d’un cabinet n’est, pour qui reçoit un message, ni un lien ni une seconde ligne',
    [
      'refuser un nom qui porte une adresse',
      'packages/contract/src/noms.ts',
      '    .refine((valeur) => !porteUneAdresse(valeur), SANS_ADRESSE);',
      ';',
    ],
    [
      'refuser un nom de deux lignes',
      'packages/contract/src/noms.ts',
      '    .refine((valeur) => !HORS_LIGNE.test(valeur), UNE_LIGNE)\n',
      '',
    ],
    ['lire les points d’ailleurs', 'packages/contract/src/noms.ts', ".normalize('NFKC')", ''],
    [
      'défaire l’adresse d’un ancien nom',
      'apps/api/src/platform/mail/plain-name.ts',
      "replaceAll('://', ' ').replace(JOINED, '·')",
      "replaceAll('://', '://')",
    ],
    [
      'écrire un ancien nom sur une ligne',
      'apps/api/src/platform/mail/plain-name.ts',
      "headerLine(name).replace(HIDDEN, '')",
      'name',
    ],
    [
      'défaire le nom du cabinet devant un collègue',
      `${D}cabinet/courriers.ts`,
      'const nom = plainName(cabinet);',
      'const nom = cabinet;',
    ],
    ['défaire le nom de qui invite un collègue', `${D}cabinet/courriers.ts`, '${plainName(par)} vous', '${par} vous'],
    [
      'défaire le nom du cabinet devant un client',
      `${D}espace-client/courriers.ts`,
      'const nom = plainName(cabinet);',
      'const nom = cabinet;',
    ],
    ['défaire le nom de qui invite un client', `${D}espace-client/courriers.ts`, '${plainName(par)}, de', '${par}, de'],
    [
      'défaire le nom du cabinet avec le code',
      `${D}espace-client/courriers.ts`,
      '« ${plainName(cabinet)} » attend',
      '« ${cabinet} » attend',
    ],
  ),
];
