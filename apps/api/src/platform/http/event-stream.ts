import type { FastifyReply } from 'fastify';

const HEARTBEAT_MS = 15_000;

/** Server-sent events on a reply that Fastify no longer writes to. One JSON object an event. */
export interface EventStream<Event> {
  readonly send: (event: Event) => void;
  readonly end: () => void;
}

export function openEventStream<Event>(reply: FastifyReply): EventStream<Event> {
  const headers = reply.getHeaders();
  reply.hijack();
  const { raw } = reply;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    connection: 'keep-alive',
    // A buffering proxy would hold the whole answer back.
    'x-accel-buffering': 'no',
  });
  // Keeps proxies from closing the connection while the model thinks.
  const heartbeat = setInterval(() => raw.write(': …\n\n'), HEARTBEAT_MS);
  raw.once('close', () => clearInterval(heartbeat));
  return {
    send: (event) => {
      if (!raw.destroyed) raw.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    end: () => {
      clearInterval(heartbeat);
      raw.end();
    },
  };
}

/** Aborted when the client goes away before the answer is written. `request.raw` closes as soon as the body is read. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
