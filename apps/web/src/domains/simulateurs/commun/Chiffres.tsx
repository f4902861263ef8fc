import { type ReactNode, use } from 'react';
import { SituationMontree } from './SituationMontree.tsx';

export interface Chiffre {
  readonly libelle: string;
  readonly valeur: ReactNode;
}

/** Written smaller on a phone, where it would not hold on a line. */
const estLong = (valeur: ReactNode): boolean => typeof valeur === 'string' && valeur.length > 13;

/** The figure of the page, and the few that qualify it. */
export function Chiffres({ principal, autres }: { principal: Chiffre; autres: readonly Chiffre[] }) {
  const montree = use(SituationMontree);
  return (
    <dl className="chiffres">
      <div className="grand">
        <dt>{montree === '' ? principal.libelle : `Situation ${montree} · ${principal.libelle}`}</dt>
        <dd data-resultat data-long={estLong(principal.valeur) || undefined}>
          {principal.valeur}
        </dd>
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
