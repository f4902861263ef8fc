import type { Message } from '@francis/contract';
import { useState } from 'react';
import { Bouton } from '../../../design-system/index.ts';
import { ApiError, messageOf } from '../../../platform/erreurs.ts';
import { DeuxCalculs, deuxCalculs } from './DeuxCalculs.tsx';
import { ERREUR_DE_RECALCUL } from './EffetDeLaCorrection.tsx';

/** What becomes of a try. */
export type SortDeLEssai = 'garder' | 'base';

interface Props {
  message: Message;
  occupe: boolean;
  /** Absent when the answer is not the last one. */
  onTrancher: ((sort: SortDeLEssai) => Promise<void>) | undefined;
}

/** A try beside its base, and the two ways to settle it: it becomes the situation, or it is forgotten. */
export function Essai({ message, occupe, onTrancher }: Props) {
  const [enCours, setEnCours] = useState<SortDeLEssai>();
  const [erreur, setErreur] = useState<string>();
  const deux = deuxCalculs(message.calculs);
  if (!deux) return null;
  const trancher = (sort: SortDeLEssai) => (): void => {
    setEnCours(sort);
    setErreur(undefined);
    onTrancher?.(sort)
      .catch((e: unknown) =>
        setErreur((e instanceof ApiError ? e.champs[0]?.message : undefined) ?? messageOf(e, ERREUR_DE_RECALCUL)),
      )
      .finally(() => setEnCours(undefined));
  };
  const inactif = occupe || enCours !== undefined;
  return (
    <div className="essai" role="group" aria-label="Essai">
      <DeuxCalculs avant={deux[0]} apres={deux[1]} />
      {message.essai && onTrancher && (
        <div className="actes-essai">
          <Bouton rang="discret" taille="petite" disabled={inactif} onClick={trancher('garder')}>
            Garder cet essai
          </Bouton>
          <Bouton rang="discret" taille="petite" disabled={inactif} onClick={trancher('base')}>
            Revenir à la base
          </Bouton>
          <span className="doux">sans question décomptée</span>
        </div>
      )}
      {erreur && (
        <p className="erreur-precision" role="alert">
          {erreur}
        </p>
      )}
    </div>
  );
}
