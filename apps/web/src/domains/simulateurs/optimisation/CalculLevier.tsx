import { expliquerImpotRevenu } from '@francis/fiscal';
import type { Levier } from '@francis/fiscal/optimisation';
import { useState } from 'react';
import { ChampChoix, Icone, Trace } from '../../../design-system/index.ts';

type Declaration = Levier['calculs']['avant'][number];

interface Props {
  /** The lever, which tells this calculation from the others of the page. */
  nom: string;
  calculs: Levier['calculs'];
}

/** The returns that a lever compares, step by step. Nothing is computed before it is opened. */
export function CalculLevier({ nom, calculs }: Props) {
  const [ouvert, setOuvert] = useState(false);
  return (
    <details className="calcul-levier" onToggle={(e) => setOuvert(e.currentTarget.open)}>
      <summary>
        <Icone nom="plus" petite />
        <span>
          Le calcul, étape par étape<span className="vh">{`\u202f: ${nom}`}</span>
        </span>
      </summary>
      {ouvert && <Declarations nom={nom} calculs={calculs} />}
    </details>
  );
}

function Declarations({ nom, calculs }: Props) {
  const toutes: readonly { cle: string; moment: string; d: Declaration }[] = [
    ...calculs.avant.map((d, i) => ({ cle: `avant-${i}`, moment: 'Avant', d })),
    ...calculs.apres.map((d, i) => ({ cle: `apres-${i}`, moment: 'Après', d })),
  ];
  // What the lever leads to is what one comes to read.
  const [choix, setChoix] = useState('apres-0');
  const montree = toutes.find(({ cle }) => cle === choix) ?? toutes.at(-1);
  if (!montree) return null;
  const { d } = montree;
  const lu = expliquerImpotRevenu(d.foyer, d.annee, d.options);
  return (
    <div>
      <ChampChoix libelle="Déclaration" value={montree.cle} onChange={(e) => setChoix(e.target.value)}>
        {toutes.map(({ cle, moment, d: { nom: declaration } }) => (
          <option key={cle} value={cle}>
            {`${moment} — ${declaration}`}
          </option>
        ))}
      </ChampChoix>
      {'trace' in lu ? (
        <Trace
          key={montree.cle}
          trace={lu.trace}
          titre={`${montree.moment}\u202f: ${nom}`}
          repere={`revenus ${d.annee}`}
        />
      ) : (
        <p className="rien">{lu.message}</p>
      )}
    </div>
  );
}
