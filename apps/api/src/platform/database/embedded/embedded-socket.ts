import { Duplex } from 'node:stream';
import type { EmbeddedServer } from './embedded-server.ts';
import { FrameBuffer } from './frames.ts';

/**
 * What `pg` takes for a socket: it carries the PostgreSQL protocol to the thread of PGlite. Both engines are thus
 * served by one driver, with the same types, errors and pool.
 */
export class EmbeddedSocket extends Duplex {
  readonly #server: EmbeddedServer;
  readonly #frames = new FrameBuffer();
  #connection: number | undefined;

  constructor(server: EmbeddedServer) {
    super();
    this.#server = server;
  }

  connect(): this {
    void this.#open();
    return this;
  }

  async #open(): Promise<void> {
    try {
      this.#connection = await this.#server.connect({
        onReply: (bytes) => this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
        onFailure: (error) => this.destroy(error),
      });
      this.emit('connect');
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    const { batch, terminated } = this.#frames.push(chunk);
    if (batch && this.#connection !== undefined) this.#server.send(this.#connection, batch);
    if (terminated) this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.#connection !== undefined) this.#server.disconnect(this.#connection);
    done(error);
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}
