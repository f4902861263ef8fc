import { useState } from 'react';
import { ChoixSegmente, type NoeudAffiche, Releve } from '../../../design-system/index.ts';
import { Bloc } from './Bloc.tsx';

export interface ColonneExpliquee {
  readonly cle: string;
  /** Short enough for four to stand on one line of a phone. */
  readonly court: string;
  readonly titre: string;
  readonly repere: string;
  readonly trace: NoeudAffiche;
  readonly total: { readonly libelle: string; readonly valeur: string };
}

interface Props {
  legende: string;
  colonnes: readonly ColonneExpliquee[];
}

/** The calculation of one column at a time, the first at the start. */
export function EtapesParColonne({ legende, colonnes }: Props) {
  const [choix, setChoix] = useState('');
  const colonne = colonnes.find((c) => c.cle === choix) ?? colonnes[0];
  if (colonne === undefined) return null;
  return (
    <Bloc titre="Étape par étape">
      <div className="choix-colonne">
        <ChoixSegmente
          legende={legende}
          legendeCachee
          options={colonnes.map((c) => ({ valeur: c.cle, libelle: c.court }))}
          valeur={colonne.cle}
          onChange={setChoix}
        />
      </div>
      <Releve
        key={colonne.cle}
        trace={colonne.trace}
        titre={colonne.titre}
        repere={colonne.repere}
        total={colonne.total}
      />
    </Bloc>
  );
}
