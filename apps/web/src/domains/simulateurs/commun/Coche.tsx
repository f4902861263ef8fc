interface Props {
  libelle: string;
  valeur: boolean;
  onChange: (valeur: boolean) => void;
}

export function Coche({ libelle, valeur, onChange }: Props) {
  return (
    <label className="coche">
      <input type="checkbox" checked={valeur} onChange={(e) => onChange(e.target.checked)} />
      <span>{libelle}</span>
    </label>
  );
}
