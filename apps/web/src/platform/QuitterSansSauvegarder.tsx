import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Bouton, Fenetre } from '../../design-system/index.ts';
import { getSession } from '../../platform/session.ts';

/** Asks before a page whose edits are not saved is left; a session that ends keeps them by itself. */
export function QuitterSansSauvegarder({ actif }: { actif: boolean }) {
  const barrage = useBlocker(
    ({ currentLocation, nextLocation }) =>
      actif && getSession().statut === 'ouverte' && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!actif) return undefined;
    const retenir = (e: BeforeUnloadEvent): void => e.preventDefault();
    addEventListener('beforeunload', retenir);
    return () => removeEventListener('beforeunload', retenir);
  }, [actif]);
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
