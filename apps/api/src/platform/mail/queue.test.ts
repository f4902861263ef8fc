import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { expect, test } from 'vitest';
import type { Mail } from './mail.ts';
import type { WaitingMail } from './outbox-repository.ts';
import { MailQueue } from './queue.ts';

const MAIL: Mail = { to: 'ada@exemple.test', subject: 'Bonjour', text: 'Un mot.', html: '<p>Un mot.</p>' };

/** A queue whose database and mail server both take their time. */
function slowQueue() {
  const sent: string[] = [];
  const dropped: string[] = [];
  const queue = new MailQueue({
    logger: pino({ level: 'silent' }),
    mailer: {
      send: async (mail) => {
        await wait(5);
        sent.push(mail.subject);
      },
    },
    outbox: {
      keep: async (mail): Promise<WaitingMail> => {
        await wait(5);
        return { id: mail.subject, mail, attempts: 0 };
      },
      claim: async () => [],
      postpone: async () => undefined,
      drop: async (id) => void dropped.push(id),
    },
  });
  return { queue, sent, dropped };
}

test('what is kept is in the database when it resolves, and idle waits until it left', async () => {
  const { queue, sent, dropped } = slowQueue();
  await queue.keep(MAIL);
  expect(sent).toEqual([]);
  await queue.idle();
  expect(sent).toEqual(['Bonjour']);
  expect(dropped).toEqual(['Bonjour']);
});

test('idle waits for what is still being kept', async () => {
  const { queue, sent } = slowQueue();
  const kept = queue.keep(MAIL);
  await queue.idle();
  expect(sent).toEqual(['Bonjour']);
  await kept;
});
