import { describe, expect, test } from 'vitest';
import { readEvents } from './sse.ts';

function stream(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function all(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

describe('server-sent events', () => {
  test('one event per blank line, comments and other fields skipped', async () => {
    expect(await all(stream(': veille\n\nevent: x\nid: 3\ndata: {"a":1}\n\ndata: {"b":2}\n\n'))).toEqual([
      '{"a":1}',
      '{"b":2}',
    ]);
  });

  test('events cut anywhere, even inside a character or a line end', async () => {
    const bytes = new TextEncoder().encode('data: 175 €\r\n\r\ndata: fin\r\n\r\n');
    for (let cut = 1; cut < bytes.length; cut++) {
      expect(await all(stream(bytes.slice(0, cut), bytes.slice(cut)))).toEqual(['175 €', 'fin']);
    }
  });

  test('several data lines make one event', async () => {
    expect(await all(stream('data: a\ndata:b\n\n'))).toEqual(['a\nb']);
  });

  test('an event without its blank line is not delivered', async () => {
    expect(await all(stream('data: entier\n\ndata: coupé'))).toEqual(['entier']);
  });

  test('leaving the loop closes the connection', async () => {
    let closed = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (c) => c.enqueue(new TextEncoder().encode('data: x\n\n')),
      cancel: () => {
        closed = true;
      },
    });
    for await (const _ of readEvents(body)) break;
    expect(closed).toBe(true);
  });
});
