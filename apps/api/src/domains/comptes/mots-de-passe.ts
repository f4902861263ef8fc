import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { FileDeCalcul } from './file-de-calcul.ts';

/** One core stays free for the event loop. */
export const HACHAGES_SIMULTANES = Math.max(1, availableParallelism() - 1);
const calculs = new FileDeCalcul(HACHAGES_SIMULTANES);

export interface CoutDHachage {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's argon2id parameters; the hash runs on a thread of libuv, not on the event loop. */
// The library's default algorithm is argon2id; its enumeration cannot be read under `isolatedModules`.
const COUT: CoutDHachage = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How passwords are kept; what a hash costs is no variable of the server: tests alone give another. */
export class MotsDePasse {
  readonly #cout: CoutDHachage;
  #leurre: Promise<string> | undefined;

  constructor(cout: CoutDHachage = COUT) {
    this.#cout = cout;
  }

  /** True when the hash was made with less than today's parameters. */
  estAffaiblie(empreinte: string): boolean {
    const [, m, t, p] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(empreinte) ?? [];
    if (m === undefined || t === undefined || p === undefined) return true;
    const { memoryCost, timeCost, parallelism } = this.#cout;
    return Number(m) < memoryCost || Number(t) < timeCost || Number(p) < parallelism;
  }

  hacher(motDePasse: string): Promise<string> {
    return calculs.executer(() => hash(motDePasse, this.#cout));
  }

  /**
   * @param empreinte absent for an unknown account, or one without password: a decoy is then verified all the same, so that the time of the
   * answer does not say whether the account exists.
   */
  async verifier(empreinte: string | null | undefined, motDePasse: string): Promise<boolean> {
    this.#leurre ??= this.hacher('leurre sans compte');
    const leurre = this.#leurre;
    const attendue = empreinte ?? (await leurre);
    const bon = await calculs.executer(() => verify(attendue, motDePasse));
    return bon && typeof empreinte === 'string';
  }
}
