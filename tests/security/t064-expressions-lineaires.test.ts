import { readFileSync } from 'node:fs';
import { analyserTexteDeProfil } from '@francis/assistant';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { poser } from '../../packages/assistant/src/evaluation/poser.ts';
import { Pseudonymes } from '../../packages/assistant/src/pseudonymes/pseudonymes.ts';
import { attaquer } from './expressions/attaquer.ts';
import { executees, litterales } from './expressions/relever.ts';
import { nouvelles } from './expressions/verifiees.ts';

/** Timing is for a quiet machine: the whole attack is of the long run; the short one attacks what is new. */
const LONG = Boolean(process.env['FRANCIS_TEST_LONG']);

const QUESTIONS = z
  .array(z.object({ question: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../../bench/banc/public.json', import.meta.url), 'utf8')))
  .map(({ question }) => question);

const RELEVEES = litterales();
const ATTAQUEES = LONG ? RELEVEES : nouvelles(RELEVEES);

// What shows that the attack sees is needed when it has something to look at.
test.runIf(ATTAQUEES.length > 0)('une attaque est vue : sans quoi les essais suivants ne prouveraient rien', () => {
  expect(attaquer({ expression: /^(?:mon|ma|mon) ?(?:(?:mon|du|mon) ?,? ?)*$/, ou: 'essai' })).toContain('essai');
  expect(attaquer({ expression: /(?:a+)+b/, ou: 'essai' })).toContain('essai');
  expect(attaquer({ expression: /\bmon mari\b/g, ou: 'essai' })).toBeUndefined();
});

test(`chaque expression écrite dans le produit${LONG ? '' : ', et nouvelle,'} lit une question entière sans s’emballer`, {
  timeout: 240_000,
}, () => {
  expect(RELEVEES.length).toBeGreaterThan(1000);
  expect(ATTAQUEES.flatMap((une) => attaquer(une) ?? [])).toEqual([]);
});

test.runIf(LONG)(
  'celles que le produit compose, et fait lire à ce qu’une personne écrit, aussi',
  {
    timeout: 240_000,
  },
  async () => {
    const relevees = await executees('composée', async () => {
      for (const question of QUESTIONS.filter((_, i) => i % 4 === 0)) {
        await poser(question, { historique: [{ role: 'user', content: question }] });
        new Pseudonymes([{ genre: 'PERSONNE', valeur: 'Zoé de La Tour-Canari' }]).masquer(question);
        analyserTexteDeProfil(question, {});
      }
    });
    expect(relevees.length).toBeGreaterThan(300);
    expect(relevees.flatMap((une) => attaquer(une) ?? [])).toEqual([]);
  },
);

/** What once held the server, or could: each repeats what an expression repeats, behind what opens it. */
const REPETITIONS: readonly (readonly [debut: string, motif: string, fin: string])[] = [
  ['Je gagne 1000 € ', 'mon ', ' 2000 €'],
  ['Je gagne 1000 € ', 'compagne', ' 2000 €'],
  ['Je gagne 1000 € ', 'nets ', '!'],
  ['J’ai gagné ', '1 000 ', '!'],
  ['J’ai gagné ', '0', '!'],
  ['Je m’appelle Jean Dupont ', 'de la ', '!'],
  ['J’habite 12 rue ', 'de la ', '!'],
  ['J’habite', ' ', '75011 Paris'],
  ['Mon adresse est ', 'a.', '@'],
  ['IBAN FR76 ', '3000 ', '!'],
  ['Mon salaire ', 'mon salaire ', '!'],
];

test.runIf(LONG).each(REPETITIONS)(
  '« %s », puis « %s » répété : lu en moins d’une seconde',
  async (debut, motif, fin) => {
    const texte = debut + motif.repeat(Math.floor(3_900 / motif.length)) + fin;
    const lectures: readonly (() => unknown)[] = [
      () => poser(texte),
      () => new Pseudonymes().masquer(texte),
      () => analyserTexteDeProfil(texte, {}),
    ];
    for (const lire of lectures) {
      const depart = process.cpuUsage();
      await lire();
      expect(process.cpuUsage(depart).user / 1000).toBeLessThan(1000);
    }
  },
);
