interface PropsCase {
  coche: boolean;
  onChange: (coche: boolean) => void;
  children: string;
}

/** One box to tick. */
export function Case({ coche, onChange, children }: PropsCase) {
  return (
    <label>
      <input type="checkbox" checked={coche} onChange={(e) => onChange(e.target.checked)} />
      <span>{children}</span>
    </label>
  );
}

interface PropsCases<C extends string> {
  legende: string;
  libelles: Readonly<Record<C, string>>;
  choisis: readonly C[];
  onChange: (choisis: C[]) => void;
}

/** Several, under their name. */
export function Cases<C extends string>({ legende, libelles, choisis, onChange }: PropsCases<C>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
  const cles = Object.keys(libelles) as C[];
  return (
    <fieldset>
      <legend>{legende}</legend>
      {cles.map((cle) => (
        <Case
          key={cle}
          coche={choisis.includes(cle)}
          onChange={(coche) => onChange(coche ? [...choisis, cle] : choisis.filter((un) => un !== cle))}
        >
          {libelles[cle]}
        </Case>
      ))}
    </fieldset>
  );
}
