import type { ConseilResume } from '@francis/contract';
import { useState } from 'react';
import { Bouton, formaterEuros } from '../../../design-system/index.ts';
import { instant } from '../../../platform/dates.ts';
import { LireConseil } from './LireConseil.tsx';

export function ListeConseils({ client, conseils }: { client: string; conseils: readonly ConseilResume[] }) {
  const [ouvert, setOuvert] = useState<ConseilResume>();
  return (
    <>
      <ul className="liste-conseils">
        {conseils.map((conseil) => (
          <li key={conseil.id}>
            <Bouton rang="discret" taille="petite" onClick={() => setOuvert(conseil)}>
              {conseil.lisible?.titre ?? `Conseil n° ${conseil.rang}`}
            </Bouton>
            <time className="doux" dateTime={conseil.le}>
              {instant(conseil.le)}
            </time>
            <p className="doux petit">
              {conseil.lisible
                ? `N° ${conseil.rang}, ${conseil.lisible.valide_par}, ${formaterEuros(conseil.lisible.total)} sur les revenus ${conseil.lisible.annee}.`
                : 'Contenu effacé.'}
            </p>
          </li>
        ))}
      </ul>
      {ouvert && <LireConseil client={client} resume={ouvert} onFermer={() => setOuvert(undefined)} />}
    </>
  );
}
