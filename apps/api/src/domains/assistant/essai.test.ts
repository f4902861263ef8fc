import type { EssaiReponse } from '@francis/contract';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { avecApplication } from '../../testing/application-de-test.ts';
import { REPONSE } from '../../testing/assistant-double.ts';

const t = avecApplication({ erreursAttendues: true });
const essayer = (adresse: string, payload: object = { question: 'Combien d’impôt ?' }) =>
  t.injecter({ method: 'POST', url: '/api/essai', remoteAddress: adresse, payload });

test('deux questions par jour et par adresse, puis 402', async () => {
  const premiere = await essayer('192.0.2.10');
  expect(premiere.statusCode).toBe(200);
  expect(premiere.json<EssaiReponse>()).toMatchObject({ answer: REPONSE.answer, statut: 'exact', essais_restants: 1 });
  expect((await essayer('192.0.2.10')).json<EssaiReponse>().essais_restants).toBe(0);
  const refus = await essayer('192.0.2.10');
  expect([refus.statusCode, refus.json<{ code: string }>().code]).toEqual([402, 'ESSAI_EPUISE']);
  expect((await essayer('192.0.2.11')).statusCode).toBe(200);
});

test('un foyer IPv6 est son /56', async () => {
  const dans = ['2001:db8:1:aa00::1', '2001:db8:1:aaff:1::2', '2001:db8:1:aa42::3'];
  const statuts = [];
  for (const adresse of dans) statuts.push((await essayer(adresse)).statusCode);
  expect(statuts).toEqual([200, 200, 402]);
  expect((await essayer('2001:db8:1:ab00::1')).statusCode).toBe(200);
});

test('cinq questions au même instant : deux réponses', async () => {
  const liberer = t.assistant.retenir();
  const toutes = Promise.all(Array.from({ length: 5 }, () => essayer('192.0.2.20')));
  liberer();
  const statuts = (await toutes).map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuts).toEqual([200, 200, 402, 402, 402]);
});

test('un refus et une panne ne décomptent rien, mais ne s’enchaînent pas sans fin', async () => {
  t.assistant.comportement = async () => ({ ...REPONSE, statut: 'refus' });
  const restants = [];
  for (let i = 0; i < 19; i += 1) restants.push((await essayer('192.0.2.30')).json<EssaiReponse>().essais_restants);
  expect(new Set(restants)).toEqual(new Set([2]));
  t.assistant.comportement = async () => {
    throw new Error('secret interne');
  };
  const panne = await essayer('192.0.2.30');
  expect([panne.statusCode, panne.body.includes('secret')]).toEqual([503, false]);
  t.assistant.comportement = undefined;
  expect((await essayer('192.0.2.30')).statusCode).toBe(402);
});

test('le lendemain de Paris, deux autres', async () => {
  t.horloge.regler('2026-11-20T22:59:00.000Z');
  for (let i = 0; i < 2; i += 1) expect((await essayer('192.0.2.40')).statusCode).toBe(200);
  expect((await essayer('192.0.2.40')).statusCode).toBe(402);
  t.horloge.regler('2026-11-20T23:01:00.000Z');
  expect((await essayer('192.0.2.40')).statusCode).toBe(200);
});

test('rien n’est gardé', async () => {
  await essayer('192.0.2.50', { question: 'CANARI-DE-VISITEUR ?' });
  const [lignes] = (
    await t.base.queries.execute<{ nombre: number }>(
      sql`select (select count(*) from questions) + (select count(*) from messages) + (select count(*) from conversations) as nombre`,
    )
  ).rows;
  expect(Number(lignes?.nombre)).toBe(0);
  expect(JSON.stringify(t.journal)).not.toContain('CANARI-DE-VISITEUR');
});

test.each([
  ['vide', { question: '  ' }, 'question'],
  ['de 1 001 caractères', { question: 'a'.repeat(1_001) }, 'question'],
  ['avec un historique', { question: 'a', conversation_history: [] }, 'conversation_history'],
])('une question %s est refusée', async (_cas, corps, chemin) => {
  const reponse = await essayer('192.0.2.60', corps);
  expect(reponse.statusCode).toBe(422);
  expect(reponse.json<{ champs: { chemin: string }[] }>().champs[0]?.chemin).toBe(chemin);
});

test('un modèle hébergé n’est pas interrogé', async () => {
  let interroge = 0;
  const { creerApplication } = await import('../../application.ts');
  const { parseConfiguration } = await import('../../config.ts');
  const { default: pino } = await import('pino');
  const { base, horloge } = t;
  const heberge = {
    async *repondre() {
      interroge += 1;
      yield { type: 'reponse' as const, reponse: REPONSE };
    },
  };
  const app = await creerApplication(parseConfiguration({}, '/nulle-part'), {
    base,
    horloge,
    assistant: heberge,
    embarque: t.assistant,
    logger: pino({ level: 'silent' }),
    secret: 'secret de test, assez long pour signer',
  });
  const reponse = await app.inject({ method: 'POST', url: '/api/essai', payload: { question: 'Combien ?' } });
  await app.close();
  expect([reponse.statusCode, interroge]).toEqual([200, 0]);
});

test('/api/ask sans jeton reste fermé', async () => {
  const reponse = await t.injecter({ method: 'POST', url: '/api/ask', payload: { question: 'Combien ?' } });
  expect(reponse.statusCode).toBe(401);
});
