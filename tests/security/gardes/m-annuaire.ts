import { type Promesse, promesse } from './promesse.ts';

const E = 'apps/api/src/domains/echanges/';
const M = 'apps/api/src/domains/moderation/';

/** What people do around the directory. */
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
];
