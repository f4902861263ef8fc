import { type ReactNode, useId } from 'react';
import { Alerte } from '../design-system/index.ts';
import { messageOf } from './erreurs.ts';

interface Props {
  titre: string;
  texte: ReactNode;
  action?: ReactNode;
  /** The reading of what is shown failed. */
  erreur?: unknown;
  children?: ReactNode;
}

/** A heading on its ledger line, one sentence, then what it is about. */
export function Section({ titre, texte, action, erreur, children }: Props) {
  const id = useId();
  return (
    <section className="section-compte" aria-labelledby={id}>
      <div className="registre">
        <h2 id={id}>{titre}</h2>
        {action}
      </div>
      <p className="doux">{texte}</p>
      {erreur !== undefined && erreur !== null && (
        <Alerte ton="erreur">
          <p>{messageOf(erreur, 'Erreur lors du chargement des données')}</p>
        </Alerte>
      )}
      {children}
    </section>
  );
}
