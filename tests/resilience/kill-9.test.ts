import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';
import type { QuestionReponse } from '@francis/contract';
import { afterAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { demarrerServeur, LENT, type Serveur } from './serveur.ts';

const TOURS = process.env['FRANCIS_TEST_LONG'] ? 20 : 1;
const PERSONNES = 4;

const dossier = mkdtempSync(join(tmpdir(), 'francis-kill-'));
let serveur: Serveur | undefined;
afterAll(async () => {
  await serveur?.tuer('SIGKILL');
  rmSync(dossier, { recursive: true, force: true });
});

const demarrer = () =>
  demarrerServeur(LENT, {
    DATA_DIR: dossier,
    LOG_LEVEL: 'silent',
    QUOTA_GRATUIT: '100000',
    QUESTIONS_PAR_MINUTE: '100000',
  });

interface Accuse {
  readonly client: Client;
  readonly question: string;
  readonly cle: string;
  readonly reponse: QuestionReponse;
}

test(`tué ${TOURS} fois en pleine réponse, le serveur garde tout ce qu’il a accusé et ne perd aucune question`, async () => {
  serveur = await demarrer();
  const clients = Array.from({ length: PERSONNES }, () => new Client());
  for (const client of clients) await client.inscrire(serveur.url);
  const comptees = new Map(clients.map((client) => [client, 0]));
  const anciens: Accuse[] = [];
  let coupees = 0;

  for (let tour = 0; tour < TOURS; tour += 1) {
    const accuses: Accuse[] = [];
    const perdues: Omit<Accuse, 'reponse'>[] = [];
    const envois = clients.map(async (client) => {
      // Until it is cut: however late the kill comes, it comes during an answer.
      for (let i = 0; ; i += 1) {
        const essai = {
          client,
          question: `Impôt d’un célibataire à ${20_000 + tour * 100 + i} € ?`,
          cle: randomUUID(),
        };
        try {
          accuses.push({ ...essai, reponse: await client.demander(essai.question, essai.cle) });
        } catch {
          perdues.push(essai);
          return;
        }
      }
    });
    // However slow the machine: some answers were given, others are being written.
    await expect.poll(() => accuses.length, { timeout: 120_000 }).toBeGreaterThan(PERSONNES);
    await attendre(Math.random() * 150);
    await serveur.tuer('SIGKILL');
    await Promise.all(envois);
    coupees += perdues.length;

    serveur = await demarrer();
    // Nobody signs in again: the session of before opens.
    for (const client of clients) await client.reprendre(serveur.url);
    for (const { client, question, reponse } of [...accuses, ...anciens.slice(-5)]) {
      const { messages } = await client.conversation(reponse.conversation_id);
      expect(messages.map(({ role, content }) => [role, content])).toEqual([
        ['user', question],
        ['assistant', reponse.answer],
      ]);
      expect(messages[1]?.calculs).toEqual(reponse.calculs);
    }
    // The same key again: an answer that was written but never received is given back, the others are answered now.
    for (const { client, question, cle } of perdues) {
      const reponse = await client.demander(question, cle);
      expect((await client.conversation(reponse.conversation_id)).messages).toHaveLength(2);
      accuses.push({ client, question, cle, reponse });
    }
    for (const { client, reponse } of accuses) {
      if (reponse.statut !== 'refus') comptees.set(client, (comptees.get(client) ?? 0) + 1);
    }
    for (const client of clients) expect((await client.quota()).questions_used).toBe(comptees.get(client));
    anciens.push(...accuses);
  }
  expect(anciens.length).toBeGreaterThan(TOURS * PERSONNES);
  expect(coupees).toBeGreaterThan(0);
}, 600_000);
