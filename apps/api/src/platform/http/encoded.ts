import type { FastifyReply, FastifyRequest } from 'fastify';

/** A content and what it is once compressed; a picture or a font has no shorter form. */
export interface Encoded {
  readonly plain: Buffer;
  readonly br?: Buffer | undefined;
  readonly gzip?: Buffer | undefined;
}

/** Sends the shortest form that the browser reads. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, { plain, br, gzip }: Encoded): FastifyReply {
  const accepted = new Set(
    (request.headers['accept-encoding'] ?? '').split(',').map((coding) => coding.split(';', 1)[0]?.trim()),
  );
  void reply.header('vary', 'accept-encoding');
  if (br && accepted.has('br')) return reply.header('content-encoding', 'br').send(br);
  if (gzip && accepted.has('gzip')) return reply.header('content-encoding', 'gzip').send(gzip);
  return reply.send(plain);
}
