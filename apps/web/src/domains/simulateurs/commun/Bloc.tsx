import { type ReactNode, useId } from 'react';
import { typographier } from '../../../design-system/index.ts';

/** A section of the result under its ledger line. */
export function Bloc({ titre, repere, children }: { titre: string; repere?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="bloc-resu" aria-labelledby={id}>
      <div className="registre">
        <h2 id={id}>{titre}</h2>
        {repere && <p className="chapeau">{repere}</p>}
      </div>
      {children}
    </section>
  );
}

/** A section without figures: short sentences, one per line. */
export function Phrases({ phrases }: { phrases: readonly string[] }) {
  return (
    <ul className="phrases">
      {phrases.map((phrase) => (
        <li key={phrase}>{typographier(phrase)}</li>
      ))}
    </ul>
  );
}
