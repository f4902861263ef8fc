import type { FaitManquant } from '@francis/contract';
import { type ReactNode, useState } from 'react';
import { Bouton, typographier } from '../../../design-system/index.ts';
import { ChampDuFait } from './ChampDuFait.tsx';
import { lireSaisie, UNITES } from './saisie.ts';

interface Props {
  manques: readonly FaitManquant[];
  occupe: boolean;
  onRepondre: (texte: string) => void;
}

/** What is missing, answered with a tap: choices as buttons, a field for the rest. */
export function Precisions({ manques, occupe, onRepondre }: Props): ReactNode {
  const connus = manques.filter((m) => m.chemin !== undefined && m.unite !== undefined);
  // One answer may hold several facts; the others are asked again by the next one.
  const [premier] = connus;
  if (premier === undefined) return null;
  return premier.choix ? (
    <div className="precisions" role="group" aria-label={typographier(premier.libelle)}>
      {premier.choix.map(({ valeur, libelle }) => (
        <Bouton key={valeur} disabled={occupe} onClick={() => onRepondre(majuscule(libelle))}>
          {majuscule(libelle)}
        </Bouton>
      ))}
    </div>
  ) : (
    <ChampDePrecision manque={premier} occupe={occupe} onRepondre={onRepondre} />
  );
}

function ChampDePrecision({ manque, occupe, onRepondre }: Omit<Props, 'manques'> & { manque: FaitManquant }) {
  const [texte, setTexte] = useState('');
  const [erreur, setErreur] = useState<string>();
  const { unite = 'nombre', nom = manque.libelle } = manque;
  return (
    <form
      className="precisions"
      onSubmit={(e) => {
        e.preventDefault();
        const lue = lireSaisie(texte, unite);
        if (lue && 'erreur' in lue) setErreur(lue.erreur);
        else if (lue) onRepondre(`${majuscule(nom)} : ${texte.trim()}${UNITES[unite] ? ` ${UNITES[unite]}` : ''}`);
      }}
    >
      <ChampDuFait fait={{ libelle: majuscule(nom), unite }} texte={texte} erreur={erreur} onChange={setTexte} />
      <Bouton type="submit" disabled={occupe}>
        Répondre
      </Bouton>
    </form>
  );
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);
