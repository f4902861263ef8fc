/** Frontend messages after which PostgreSQL answers: sync, query, flush, copy end, password. */
const ENDS_A_BATCH = new Set(Array.from('SQHcfp').map((letter) => letter.charCodeAt(0)));
const TERMINATE = 'X'.charCodeAt(0);
const HEADER = 5;
const EMPTY = new Uint8Array(0);

interface Cut {
  /** Messages to send now, complete. */
  readonly batch: Uint8Array | undefined;
  /** The driver said goodbye. */
  readonly terminated: boolean;
}

/**
 * Cuts the bytes that the driver writes into batches that PostgreSQL can answer. PGlite forgets, between two calls,
 * that it must skip the rest of a failed batch: it has to receive each batch whole.
 */
export class FrameBuffer {
  #pending: Uint8Array = EMPTY;
  #started = false;

  push(chunk: Buffer): Cut {
    this.#pending = concatenate(this.#pending, chunk);
    return this.#started ? this.#cut() : this.#startup();
  }

  /** The first message has no type letter. */
  #startup(): Cut {
    const { length } = this.#pending;
    if (length < 4 || length < readLength(this.#pending, 0)) return { batch: undefined, terminated: false };
    this.#started = true;
    const batch = this.#pending;
    this.#pending = EMPTY;
    return { batch, terminated: false };
  }

  #cut(): Cut {
    let position = 0;
    let end = 0;
    let terminated = false;
    while (position + HEADER <= this.#pending.length) {
      const next = position + 1 + readLength(this.#pending, position + 1);
      if (next > this.#pending.length) break;
      const type = this.#pending[position] ?? 0;
      if (type === TERMINATE) {
        terminated = true;
        break;
      }
      if (ENDS_A_BATCH.has(type)) end = next;
      position = next;
    }
    const batch = end > 0 ? this.#pending.slice(0, end) : undefined;
    this.#pending = this.#pending.slice(end);
    return { batch, terminated };
  }
}

const readLength = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getInt32(at);

function concatenate(head: Uint8Array, tail: Buffer): Uint8Array {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(new Uint8Array(tail.buffer, tail.byteOffset, tail.byteLength), head.length);
  return whole;
}
