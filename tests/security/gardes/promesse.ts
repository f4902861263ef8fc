/** One guard of the product, and how to take it away. */
export interface Garde {
  /** What is no longer done. */
  readonly retiree: string;
  readonly fichier: string;
  /** Stands once in the file. */
  readonly cherche: string;
  readonly remplace: string;
}

export interface Promesse {
  readonly item: string;
  readonly promesse: string;
  /** The test that fails without any of the guards. */
  readonly test: string;
  readonly gardes: readonly Garde[];
}

export const promesse = (
  item: string,
  test: string,
  texte: string,
  ...gardes: readonly (readonly [retiree: string, fichier: string, cherche: string, remplace: string])[]
): Promesse => ({
  item,
  promesse: texte,
  test,
  gardes: gardes.map(([retiree, fichier, cherche, remplace]) => ({ retiree, fichier, cherche, remplace })),
});
