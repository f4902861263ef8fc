import { LIMITES_ECHANGES } from '@francis/contract';
import { useId } from 'react';
import { direLeReste } from './reste.ts';

interface Props {
  libelle: string;
  valeur: string;
  max?: number;
  onChange: (valeur: string) => void;
  /** Ctrl + Enter. */
  onEnvoyer?: () => void;
}

/** Plain words, with what is left to write once the end is near. */
export function ChampMessage({ libelle, valeur, max = LIMITES_ECHANGES.caracteres, onChange, onEnvoyer }: Props) {
  const id = useId();
  return (
    <div className="champ">
      <label htmlFor={id}>{libelle}</label>
      <div className="saisie">
        <textarea
          id={id}
          className="champ-message"
          maxLength={max}
          value={valeur}
          aria-describedby={`${id}-reste`}
          onChange={(e) => onChange(e.target.value)}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' || !(e.ctrlKey || e.metaKey)) return;
            e.preventDefault();
            onEnvoyer?.();
          }}
        />
      </div>
      <p className="aide" id={`${id}-reste`}>
        {direLeReste(max, valeur.length)}
      </p>
    </div>
  );
}
