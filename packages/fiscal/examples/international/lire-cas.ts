import { readFileSync } from 'node:fs';

/** One line of `cas.ndjson`: a request as the command line takes it, and what is expected of the answer. */
export interface CasInternational {
  readonly id: string;
  readonly area: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number>>;
  /** `abs` or `abs_each` for any figure, `abs_total` for the total tax, `abs_base` for the basic tax. */
  readonly tolerance: Readonly<Record<string, number>>;
  /** Where the figure comes from: official table, calculator, published example, or computed from the law. */
  readonly status: string;
  /** Rests on a rule that is not known: the engine says that its answer is an estimate. */
  readonly difficile?: boolean;
}

/** The reference cases of Switzerland, Luxembourg, Andorra and VAT. */
export function lireCasInternationaux(): CasInternational[] {
  const lignes = readFileSync(new URL('cas.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lignes.map((ligne) => {
    const cas: CasInternational = JSON.parse(ligne);
    return cas;
  });
}

const POSTES: Readonly<Record<string, string>> = { total_tax: 'abs_total', base_tax: 'abs_base' };

/** Gap allowed on a figure of the case. */
export function toleranceDe(cas: CasInternational, cle: string): number {
  const t = cas.tolerance;
  return t[POSTES[cle] ?? 'abs_each'] ?? t['abs_each'] ?? t['abs_total'] ?? t['abs'] ?? 0;
}
