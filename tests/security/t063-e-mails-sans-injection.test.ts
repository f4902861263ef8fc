import { EventEmitter, once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { headerLine, isSingleAddress, type Mail, safeMail } from '../../apps/api/src/platform/mail/mail.ts';
import { createSmtpMailer } from '../../apps/api/src/platform/mail/smtp.ts';
import { avecApplication } from '../../apps/api/src/testing/application-de-test.ts';
import { courriersDe } from '../../apps/api/src/testing/courriers.ts';

const t = avecApplication();
const COURRIER: Mail = { to: 'ada@exemple.test', subject: 'Bonjour', text: 'Texte', html: '<p>Texte</p>' };

test.each(['a@b.test\r\nBcc: c@d.test', 'a@b.test, c@d.test', 'Ada <a@b.test>', 'a@b.test;c@d.test', 'a b@c.test', ''])(
  'le destinataire %j est refusé',
  (to) => {
    expect(isSingleAddress(to)).toBe(false);
    expect(() => safeMail({ ...COURRIER, to })).toThrow(TypeError);
  },
);

test('un saut de ligne dans l’objet devient une espace', () => {
  expect(headerLine('Bonjour\r\nBcc: c@d.test')).toBe('Bonjour Bcc: c@d.test');
  expect(headerLine('a\u2028b\u0000c')).toBe('a b c');
});

/** Speaks just enough SMTP to receive one message. */
async function serveurSmtp(): Promise<{ url: string; recu: Promise<string>; fermer: () => void }> {
  const reception = new EventEmitter();
  const recu = once(reception, 'message').then(([corps]) => String(corps));
  const dialoguer = (socket: Socket): void => {
    let corps: string | undefined;
    let tampon = '';
    socket.write('220 essai\r\n');
    socket.on('data', (bloc) => {
      tampon += bloc.toString();
      for (let fin = tampon.indexOf('\r\n'); fin >= 0; fin = tampon.indexOf('\r\n')) {
        const ligne = tampon.slice(0, fin);
        tampon = tampon.slice(fin + 2);
        if (corps !== undefined) {
          if (ligne === '.') {
            reception.emit('message', corps);
            corps = undefined;
            socket.write('250 ok\r\n');
          } else corps += `${ligne}\n`;
        } else if (ligne === 'DATA') {
          corps = '';
          socket.write('354 go\r\n');
        } else if (ligne === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  };
  const serveur = createServer(dialoguer);
  await new Promise<void>((pret) => serveur.listen(0, '127.0.0.1', pret));
  const adresse = serveur.address();
  const port = typeof adresse === 'object' && adresse ? adresse.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, recu, fermer: () => serveur.close() };
}

test('ce qui arrive au serveur SMTP n’a qu’un destinataire et qu’un objet, sur une ligne', async () => {
  const { url, recu, fermer } = await serveurSmtp();
  const mailer = createSmtpMailer({ url, from: 'Francis <ne-pas-repondre@francis.test>' });
  await mailer.send(safeMail({ ...COURRIER, subject: 'Bonjour\r\nBcc: voleur@mal.test' }));
  const entetes = (await recu).split('\n\n')[0] ?? '';
  expect(entetes.match(/^To:/gm)).toHaveLength(1);
  expect(entetes.match(/^Bcc:/gm)).toBeNull();
  expect(entetes).toMatch(/^Subject: Bonjour Bcc: voleur@mal.test$/m);
  fermer();
});

test('un message ne charge rien d’ailleurs, et n’écrit pas de balise venue d’une personne', async () => {
  const { email } = await t.personne();
  const [courrier] = await courriersDe(t, email);
  const page = await t.injecter({ url: '/boite-aux-lettres', headers: { accept: 'text/html' } });
  expect(courrier?.texte).toContain('Confirmer mon adresse');
  expect(page.body).not.toMatch(/<(img|script|link|style|iframe)/);
});

test('la boîte aux lettres n’existe qu’en démonstration', async () => {
  const production = await t.jumelle({ env: { FRANCIS_MODE: 'production', SIGNING_KEY: 'k'.repeat(40) } });
  const reponse = await production.inject({ url: '/boite-aux-lettres' });
  expect(reponse.statusCode).toBe(404);
  expect((await t.injecter({ url: '/boite-aux-lettres' })).statusCode).toBe(200);
});
