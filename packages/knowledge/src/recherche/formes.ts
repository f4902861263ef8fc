import { type Analyse, estInformatif } from './analyse.ts';
import type { UniteQuestion } from './question.ts';

/** A question form, or a title, ready to be compared with a whole question. */
export interface FormeIndexee {
  readonly cles: ReadonlySet<string>;
  /** Sum of the weights of its words. */
  readonly poids: number;
}

export function indexerForme({ mots, notions }: Analyse, idf: (cle: string) => number): FormeIndexee {
  const racines = new Set(mots.filter(estInformatif).map((mot) => mot.racine));
  return {
    cles: new Set([...racines, ...notions.map(({ cle }) => cle)]),
    poids: [...racines].reduce((somme, racine) => somme + idf(racine), 0),
  };
}

/** 0 to 1: weight of what both share, against the geometric mean of what each says. */
export function apparier(unites: readonly UniteQuestion[], forme: FormeIndexee): number {
  let commun = 0;
  let total = 0;
  for (const { cles, poids } of unites) {
    total += poids;
    if (cles.some(({ cle }) => forme.cles.has(cle))) commun += poids;
  }
  return total === 0 || forme.poids === 0 ? 0 : Math.min(1, commun / Math.sqrt(total * forme.poids));
}
