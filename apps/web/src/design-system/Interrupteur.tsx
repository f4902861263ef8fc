interface Props {
  /** Id of what names it. */
  nommePar: string;
  actif: boolean;
  onBasculer: () => void;
  /** What each side is called. */
  oui?: string;
  non?: string;
  disabled?: boolean;
}

export function Interrupteur({ nommePar, actif, onBasculer, oui = 'Activé', non = 'Désactivé', disabled }: Props) {
  return (
    <button
      type="button"
      role="switch"
      className="interrupteur"
      aria-checked={actif}
      aria-labelledby={nommePar}
      disabled={disabled}
      onClick={onBasculer}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{actif ? oui : non}</span>
    </button>
  );
}
