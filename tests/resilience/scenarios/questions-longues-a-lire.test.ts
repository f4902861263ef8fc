import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Envoi, envoyer, ouvrirCompte, ouvrirServeur, pire } from './attaquant.ts';

const HEALTHZ_MS = 50;
const AUTRE_QUESTION_MS = 300;
const ATTAQUES = 20;
/** Of what is measured while the attack lasts. */
const MESURES_MIN = 5;

let ouvert: Awaited<ReturnType<typeof ouvrirServeur>>;
let url: string;
let autre: string;
beforeAll(async () => {
  ouvert = await ouvrirServeur({ QUESTIONS_PAR_MINUTE: '100000', QUOTA_GRATUIT: '1000000' });
  url = ouvert.serveur.url;
  autre = await ouvrirCompte(url);
  // Until every thread reads, as in a server that serves.
  for (let i = 0; i < 300; i += 1) await demander(autre, i % 20);
});
afterAll(() => ouvert.fermer());

const demander = (jeton: string, i: number) =>
  envoyer(url, '/api/ask', JSON.stringify({ question: `Célibataire, ${30 + i} 000 €, quel impôt ?` }), jeton);

const repeter = (motif: string): string => motif.repeat(Math.floor(3_990 / motif.length));
const tours = (motif: string, rang: number) =>
  Array.from({ length: 40 }, (_, i) => ({ role: 'user', content: `${rang}${i} ${repeter(motif)}` }));

const ATTAQUE: readonly (readonly [titre: string, corps: (rang: number) => string])[] = [
  [
    'quarante tours passés d’un montant répété',
    (rang) => JSON.stringify({ question: 'Et mon impôt ?', conversation_history: tours('33000 gagné ', rang) }),
  ],
  ['une question d’un montant répété', (rang) => JSON.stringify({ question: `${rang} ${repeter('33000 gagné ')}` })],
  ['une question de cent kilo-octets', () => JSON.stringify({ question: '33000 gagné '.repeat(8_000) })],
  [
    'un contexte de profil d’un quart de mégaoctet',
    () =>
      JSON.stringify({
        question: 'Mon impôt ?',
        user_profile_context: Object.fromEntries(Array.from({ length: 16_000 }, (_, i) => [`c${i}`, i])),
      }),
  ],
  [
    'un contexte de profil imbriqué dans un texte',
    () => JSON.stringify({ question: 'Mon impôt ?', user_profile_context: '{"a":'.repeat(3_000) }),
  ],
];

test.each(ATTAQUE)('pendant vingt fois %s, /healthz et la question d’un autre répondent', async (titre, corps) => {
  const attaquant = await ouvrirCompte(url);
  const corpsEnvoyes = Array.from({ length: ATTAQUES }, (_, rang) => corps(rang));
  const envois = corpsEnvoyes.map((un) => envoyer(url, '/api/ask', un, attaquant));
  const recues: Envoi[] = [];
  const issues = Promise.all(envois.map(async (envoi) => recues.push(await envoi)));
  const sante: number[] = [];
  const questions: number[] = [];
  for (let i = 0; recues.length < ATTAQUES || sante.length < MESURES_MIN; i += 1) {
    sante.push((await envoyer(url, '/healthz')).ms);
    const question = await demander(autre, i % 20);
    expect(question.statut).toBe(200);
    questions.push(question.ms);
  }
  await issues;
  const statuts = recues.map(({ statut, code }) => (statut === 200 ? 'répondue' : code));
  console.log(
    `${titre} : /healthz ${pire(sante).toFixed(0)} ms, autre question ${pire(questions).toFixed(0)} ms au pire sur ${sante.length} ; ${[...new Set(statuts)].join(', ')}`,
  );
  expect(
    statuts.filter((s) => !['répondue', 'LECTURE_TROP_LONGUE', 'LECTURE_EPUISEE', 'VALIDATION'].includes(s ?? '')),
  ).toEqual([]);
  expect(pire(sante)).toBeLessThan(HEALTHZ_MS);
  expect(pire(questions)).toBeLessThan(AUTRE_QUESTION_MS);
});

test('une longue conversation n’est lue qu’une fois : après un refus, la même question finit par être répondue', async () => {
  const attaquant = await ouvrirCompte(url);
  const corps = JSON.stringify({
    question: 'Et mon impôt ?',
    conversation_history: tours('33000 gagné ', 99).slice(0, 8),
  });
  const statuts: number[] = [];
  // What was read is kept: as many tries as there are turns, each after the wait that the refusal asks for.
  for (let i = 0; i < 10 && statuts.at(-1) !== 200; i += 1) {
    const { statut, attendre } = await envoyer(url, '/api/ask', corps, attaquant);
    statuts.push(statut);
    await setTimeout(attendre * 1_000);
  }
  expect(statuts.at(-1)).toBe(200);
});
