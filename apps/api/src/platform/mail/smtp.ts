import { createTransport } from 'nodemailer';
import type { Mailer } from './mail.ts';

interface Options {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  readonly from: string;
}

const TIMEOUT = 10_000;

/** TLS is required on a connection that starts in clear, except towards the machine itself. */
export function createSmtpMailer({ url, from }: Options): Mailer {
  const { hostname, protocol, port, username, password } = new URL(url);
  const local = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !local,
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    // A message is text and HTML made here: nothing is read from a file or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html, headers: { 'Auto-Submitted': 'auto-generated' } });
    },
  };
}
