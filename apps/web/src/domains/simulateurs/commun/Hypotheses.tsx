import { Bloc, Phrases } from './Bloc.tsx';

interface Props {
  communes: readonly string[];
  propres: readonly { cle: string; nom: string; phrases: readonly string[] }[];
}

/** What holds for all, then what each one supposes. */
export function Hypotheses({ communes, propres }: Props) {
  return (
    <Bloc titre="Hypothèses">
      <Phrases phrases={communes} />
      <div className="hypotheses-de">
        {propres.map((p) => (
          <div key={p.cle}>
            <h3>{p.nom}</h3>
            <Phrases phrases={p.phrases} />
          </div>
        ))}
      </div>
    </Bloc>
  );
}
