import { Pool } from 'pg';
import type { EmbeddedServer } from './embedded-server.ts';
import { EmbeddedSocket } from './embedded-socket.ts';

const QUEUE_TIMEOUT = 30_000;

/** One connection: PGlite is a single backend. The pool queues the requests and keeps transactions exclusive. */
export const createEmbeddedPool = (server: EmbeddedServer): Pool =>
  new Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    stream: () => new EmbeddedSocket(server),
    connectionTimeoutMillis: QUEUE_TIMEOUT,
    idleTimeoutMillis: 0,
  });
