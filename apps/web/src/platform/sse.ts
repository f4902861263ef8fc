/**
 * Server-sent events out of a byte stream: the data of each event, in order.
 * Comments and other fields are skipped; `\r\n`, several `data:` lines and events cut anywhere are accepted.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      // A lone \r at the end may be half of \r\n: it waits for the next piece.
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line === '') {
          if (data.length > 0) yield data.join('\n');
          data = [];
        } else if (line.startsWith('data:')) {
          data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
        }
      }
      if (done) return;
    }
  } finally {
    // Leaving early (stop button, error) also closes the connection.
    await reader.cancel().catch(() => undefined);
  }
}
