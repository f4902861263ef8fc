import { motsDits } from '@francis/lecture';

/** « résultat hors dividendes »: they come on top of it. */
const HORS_DIVIDENDES = motsDits(
  'hors div|hors dividendes|hors dividende|avant dividendes|sans les dividendes|hors produits de participation',
);

interface Dit {
  /** The profit, when it is told; euros. */
  readonly dit: number | undefined;
  /** What the holding itself costs; euros. */
  readonly structure: number | undefined;
  readonly texte: string;
}

/** The profit of a company that receives dividends: they are part of it, unless it is told without them. */
export function resultatAvec(dividendes: number, { dit, structure = 0, texte }: Dit): number {
  if (dit === undefined) return Math.max(0, dividendes - structure);
  return HORS_DIVIDENDES.test(texte) ? dit + dividendes : dit;
}
