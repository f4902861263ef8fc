import type { NoteLue } from '@francis/contract';
import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { choisir, LigneProposee } from '../../reunions/Propositions.tsx';

interface Props {
  propositions: NoteLue['propositions'];
  onReporter: (champs: Readonly<Record<string, string | number>>) => void;
}

/** What a note proposes for a new file; what must be looked at is not ticked. */
export function PropositionsDeLaNote({ propositions, onReporter }: Props) {
  const [choisies, setChoisies] = useState<ReadonlySet<string>>(
    () => new Set(propositions.filter(({ etat }) => etat === 'sur').map(({ id }) => id)),
  );
  const gardees = propositions.filter(({ id }) => choisies.has(id));
  return (
    <>
      <ul className="propositions">
        {propositions.map((une) => (
          <LigneProposee
            key={une.id}
            une={{ ...une, accepte: false, actuel: null }}
            ecrivable
            choisie={choisies.has(une.id)}
            onChoix={(oui) => setChoisies(choisir(propositions, choisies, { une, oui }))}
          />
        ))}
      </ul>
      <Bouton
        disabled={gardees.length === 0}
        onClick={() => onReporter(Object.fromEntries(gardees.map(({ champ, valeur }) => [champ, valeur])))}
      >
        Reporter dans le dossier
      </Bouton>
    </>
  );
}
