import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Bouton, Fenetre } from '../design-system/index.ts';
import { getSession } from './session.ts';

interface Props {
  /** Something typed is not saved. */
  actif: boolean;
  /** Turned on by who saved and leaves at once, before the page is drawn again. */
  enregistre?: RefObject<boolean>;
}

/** Asks before a page whose edits are not saved is left; a session that ends keeps them by itself. */
export function QuitterSansSauvegarder({ actif, enregistre }: Props) {
  const barrage = useBlocker(
    ({ currentLocation, nextLocation }) =>
      actif &&
      enregistre?.current !== true &&
      getSession().statut === 'ouverte' &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!actif) return undefined;
    const retenir = (e: BeforeUnloadEvent): void => {
      if (enregistre?.current !== true) e.preventDefault();
    };
    addEventListener('beforeunload', retenir);
    return () => removeEventListener('beforeunload', retenir);
  }, [actif, enregistre]);
  if (barrage.state !== 'blocked') return null;
  return (
    <Fenetre
      titre="Quitter sans sauvegarder"
      onFermer={() => barrage.reset()}
      actions={
        <>
          <Bouton onClick={() => barrage.reset()}>Rester</Bouton>
          <Bouton rang="danger" onClick={() => barrage.proceed()}>
            Quitter sans sauvegarder
          </Bouton>
        </>
      }
    >
      <p>Vos changements ne sont pas enregistrés. Ils seront perdus.</p>
    </Fenetre>
  );
}
