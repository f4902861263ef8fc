/** One guard of the product, and how to take it away. */
export interface Garde {
  /** What is no longer done. */
  readonly retiree: string;
  readonly fichier: string;
  /** Stands once in the file. */
  readonly cherche: string;
  readonly remplace: string;
  /** The embedded engine has one connection: what a guard does against two at once is seen on PostgreSQL alone. */
  readonly surPostgresql?: true;
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
  ...gardes: readonly (readonly [
    retiree: string,
    fichier: string,
    cherche: string,
    remplace: string,
    surPostgresql?: 'postgresql',
  ])[]
): Promesse => ({
  item,
  promesse: texte,
  test,
  gardes: gardes.map(([retiree, fichier, cherche, remplace, base]) => ({
    retiree,
    fichier,
    cherche,
    remplace,
    ...(base && { surPostgresql: true }),
  })),
});
