import type { ApplicationDeTest } from './application-de-test.ts';

export interface Courrier {
  readonly id: number;
  readonly destinataire: string;
  readonly sujet: string;
  readonly texte: string;
  readonly envoyeLe: string;
}

/** What the mailbox of the demonstration holds for an address, newest first, once everything has left. */
export async function courriersDe(t: ApplicationDeTest, email: string): Promise<Courrier[]> {
  await t.app.mailQueue.idle();
  const reponse = await t.injecter({ url: `/boite-aux-lettres?a=${encodeURIComponent(email)}` });
  return reponse.json<{ courriers: Courrier[] }>().courriers;
}

/** The ticket of the newest message that matches. */
export async function ticketDe(t: ApplicationDeTest, email: string, sujet: RegExp): Promise<string> {
  const courrier = (await courriersDe(t, email)).find((c) => sujet.test(c.sujet));
  const ticket = /ticket=([\w-]+)/.exec(courrier?.texte ?? '')?.[1];
  if (ticket === undefined) throw new Error(`no ticket for ${sujet.source}`);
  return ticket;
}

/** The six digits of the newest message that holds some. */
export async function codeRecu(t: ApplicationDeTest, email: string): Promise<string> {
  const courrier = (await courriersDe(t, email)).find(({ sujet }) => sujet === 'Votre code Francis');
  const code = /code est (\d{6})/.exec(courrier?.texte ?? '')?.[1];
  if (code === undefined) throw new Error('no code was received');
  return code;
}
