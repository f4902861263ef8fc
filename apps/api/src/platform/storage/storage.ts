/** Where files are kept. Whoever puts one seals it first: a store never sees what it holds. */
export interface FileStorage {
  put(key: string, content: string): Promise<void>;
  /** Undefined when there is none. */
  get(key: string): Promise<string | undefined>;
  /** Nothing when there is none. */
  remove(key: string): Promise<void>;
  keys(): Promise<string[]>;
}
