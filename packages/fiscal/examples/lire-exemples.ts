import { readFileSync } from 'node:fs';
import type { ChampChiffre, FoyerFiscal, FoyerPartiel } from '../src/index.ts';
import { completerFoyer } from '../src/index.ts';

/** One line of `foyers.ndjson`; what is missing is worth 0 or false, in the household as in what is expected. */
interface LigneExemple {
  readonly id: string;
  readonly theme: string;
  readonly annee_revenus: number;
  readonly foyer: FoyerPartiel;
  readonly attendu: Readonly<Partial<Record<ChampChiffre, number | boolean>>>;
  readonly tolerance_eur?: number;
}

export interface FoyerExemple {
  readonly id: string;
  readonly theme: string;
  readonly annee: number;
  readonly foyer: FoyerFiscal;
  readonly attendu: LigneExemple['attendu'];
  /** Gap allowed on each amount, in euros. */
  readonly tolerance: number;
}

/** The reference households, each checked by two independent computations. */
export function lireFoyersExemples(): FoyerExemple[] {
  const lignes = readFileSync(new URL('foyers.ndjson', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lignes.map((ligne) => {
    // The file is ours and the tests of the households fail on any slip in it.
    const exemple: LigneExemple = JSON.parse(ligne);
    return {
      id: exemple.id,
      theme: exemple.theme,
      annee: exemple.annee_revenus,
      foyer: completerFoyer(exemple.foyer),
      attendu: exemple.attendu,
      tolerance: exemple.tolerance_eur ?? 1,
    };
  });
}
