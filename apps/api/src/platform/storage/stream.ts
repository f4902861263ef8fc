/** Files too large to be held, kept as they come. Whoever writes one seals it first: a store never sees what it holds. */
export interface StreamStorage {
  /** Kept once its last block came: what was interrupted is never read. */
  write(key: string, blocks: AsyncIterable<Uint8Array>): Promise<void>;
  /** Undefined when there is none. */
  read(key: string): Promise<AsyncIterable<Uint8Array> | undefined>;
  /** Nothing when there is none; what was interrupted goes too. */
  remove(key: string): Promise<void>;
  /** Those that were interrupted included. */
  keys(): Promise<string[]>;
}
