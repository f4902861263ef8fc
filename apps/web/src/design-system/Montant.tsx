import type { MouseEvent, ReactNode } from 'react';

interface Props {
  children: ReactNode;
  ouvert: boolean;
  /** Id of the calculation that opens. */
  controle: string;
  onBascule: (bouton: HTMLButtonElement) => void;
  /** What the figure is, for those who do not see the sentence around it. */
  description?: string | undefined;
}

/** A figure that answers « comment » : the button opens its calculation. */
export function Montant({ children, ouvert, controle, onBascule, description }: Props) {
  return (
    <button
      type="button"
      className="m"
      aria-expanded={ouvert}
      aria-controls={ouvert ? controle : undefined}
      title={ouvert ? undefined : (description ?? 'Voir le calcul')}
      onClick={(e: MouseEvent<HTMLButtonElement>) => onBascule(e.currentTarget)}
    >
      {children}
    </button>
  );
}
