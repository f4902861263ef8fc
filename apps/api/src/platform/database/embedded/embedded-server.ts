import { Worker } from 'node:worker_threads';

type Reply =
  | { readonly kind: 'ready' | 'closed' }
  | { readonly kind: 'bytes'; readonly connection: number; readonly replies: readonly Uint8Array[] }
  | { readonly kind: 'dumped'; readonly archive: Uint8Array };

/** What a connection hears from the database. */
export interface Listener {
  onReply(bytes: Uint8Array): void;
  onFailure(error: Error): void;
}

export interface EmbeddedOptions {
  /** Folder that holds the cluster, or `memory://`. */
  readonly dataDir: string;
  /** Archive of an empty migrated cluster; without it the first start runs initdb. */
  readonly template?: string | undefined;
}

/** The thread where PGlite runs. When the thread dies, the next `start` opens another on the same folder. */
export class EmbeddedServer {
  readonly #options: EmbeddedOptions;
  readonly #listeners = new Map<number, Listener>();
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #connections = 0;

  constructor(options: EmbeddedOptions) {
    this.#options = options;
  }

  start(): Promise<void> {
    this.#ready ??= new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: this.#options });
      this.#worker = worker;
      worker.on('message', (reply: Reply) => {
        if (reply.kind === 'ready') resolve();
        if (reply.kind === 'bytes') {
          for (const bytes of reply.replies) this.#listeners.get(reply.connection)?.onReply(bytes);
        }
      });
      const fail = (error: Error): void => {
        reject(error);
        if (this.#worker === worker) this.#forget(error);
      };
      worker.once('error', (error) => fail(error instanceof Error ? error : new Error(String(error))));
      worker.once('exit', () => fail(new Error('the embedded database stopped')));
    });
    return this.#ready;
  }

  /** @returns the number of the connection, to give with each batch. */
  async connect(listener: Listener): Promise<number> {
    await this.start();
    this.#connections += 1;
    this.#listeners.set(this.#connections, listener);
    this.#worker?.postMessage({ kind: 'reset' });
    return this.#connections;
  }

  send(connection: number, bytes: Uint8Array): void {
    this.#worker?.postMessage({ kind: 'bytes', connection, bytes });
  }

  disconnect(connection: number): void {
    this.#listeners.delete(connection);
  }

  /** A gzip archive of the whole cluster. */
  async dump(): Promise<Uint8Array> {
    await this.start();
    const reply = await this.#ask('dump', 'dumped');
    if (reply.kind !== 'dumped') throw new Error('unexpected reply');
    return reply.archive;
  }

  async close(): Promise<void> {
    if (!this.#worker) return;
    await this.#ready;
    await this.#ask('close', 'closed');
    await this.#worker?.terminate();
  }

  #ask(kind: 'dump' | 'close', answer: Reply['kind']): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker;
      if (!worker) return reject(new Error('the embedded database is not running'));
      const listen = (reply: Reply): void => {
        if (reply.kind !== answer) return;
        worker.off('message', listen);
        resolve(reply);
      };
      worker.on('message', listen);
      worker.once('exit', () => reject(new Error('the embedded database stopped')));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
      worker.postMessage({ kind });
    });
  }

  #forget(error: Error): void {
    this.#worker = undefined;
    this.#ready = undefined;
    const abandoned = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of abandoned) listener.onFailure(error);
  }
}
