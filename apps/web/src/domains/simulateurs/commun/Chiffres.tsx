import type { ReactNode } from 'react';

export interface Chiffre {
  readonly libelle: string;
  readonly valeur: ReactNode;
}

/** The figure of the page, and the few that qualify it. */
export function Chiffres({ principal, autres }: { principal: Chiffre; autres: readonly Chiffre[] }) {
  return (
    <dl className="chiffres">
      <div className="grand">
        <dt>{principal.libelle}</dt>
        <dd data-resultat>{principal.valeur}</dd>
      </div>
      {autres.map((c) => (
        <div key={c.libelle} className={typeof c.valeur === 'string' ? undefined : 'ex'}>
          <dt>{c.libelle}</dt>
          <dd>{c.valeur}</dd>
        </div>
      ))}
    </dl>
  );
}
