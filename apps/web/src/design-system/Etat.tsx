const ETATS = {
  exact: { classe: 'exact', libelle: 'Exact' },
  estimation: { classe: 'estim', libelle: 'Estimation' },
  precision: { classe: 'hors', libelle: 'Précision demandée' },
  'hors-champ': { classe: 'hors', libelle: 'Hors champ' },
} as const;

export type NomEtat = keyof typeof ETATS;

/** How sure a figure is: full disc, half disc, empty circle. */
export function Etat({ nom }: { nom: NomEtat }) {
  const { classe, libelle } = ETATS[nom];
  return <span className={`etat ${classe}`}>{libelle}</span>;
}
