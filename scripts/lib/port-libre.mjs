import { createServer } from 'node:net';

/** Under the ports that the system gives to outgoing connections: one of them may take a port between two starts. */
const [PREMIER, DERNIER] = [15_000, 32_000];

/** A port that nobody listens on, and that a server may leave and find again. @returns {Promise<number>} */
export async function portLibre() {
  const port = PREMIER + Math.floor(Math.random() * (DERNIER - PREMIER));
  const libre = await new Promise((suite) => {
    const essai = createServer();
    essai.once('error', () => suite(false));
    essai.listen(port, '127.0.0.1', () => essai.close(() => suite(true)));
  });
  return libre ? port : portLibre();
}
