import { useId } from 'react';

interface Props<V extends string> {
  legende: string;
  /** Hidden legends are still spoken. */
  legendeCachee?: boolean;
  options: readonly { valeur: V; libelle: string }[];
  valeur: V;
  onChange: (valeur: V) => void;
}

/** Radios that look like one control; arrows move the choice. */
export function ChoixSegmente<V extends string>({ legende, legendeCachee, options, valeur, onChange }: Props<V>) {
  const nom = useId();
  return (
    <fieldset>
      <legend className={legendeCachee ? 'vh' : 'etiq'}>{legende}</legend>
      <div className="seg">
        {options.map((option) => (
          <label key={option.valeur}>
            <input
              type="radio"
              name={nom}
              checked={option.valeur === valeur}
              onChange={() => onChange(option.valeur)}
            />
            {option.libelle}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
