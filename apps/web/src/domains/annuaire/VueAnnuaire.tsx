import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Alerte, Bouton } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { annuaireQuery, type Criteres } from './api.ts';
import { Filtres } from './Filtres.tsx';
import { ListeAnnuaire } from './ListeAnnuaire.tsx';

const TOUS = { recherche: '', ville: '' } as const satisfies Criteres;

/** Everybody who appears, by criteria. */
export function VueAnnuaire() {
  const [criteres, setCriteres] = useState<Criteres>(TOUS);
  const poses = useDeferredValue(criteres);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...annuaireQuery(poses),
    placeholderData: keepPreviousData,
  });
  const trouves = data?.pages.flatMap(({ professionnels }) => professionnels);
  const filtre = Object.values(poses).some((valeur) => valeur !== '');
  return (
    <>
      <Filtres criteres={criteres} onChange={setCriteres} />
      {error && !trouves && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement de l’annuaire')}</p>
        </Alerte>
      )}
      <div aria-live="polite">
        {trouves?.length === 0 && (
          <p className="doux">
            {filtre
              ? 'Personne ne répond à ces critères. Retirez-en un.'
              : 'Personne ne paraît encore dans l’annuaire.'}
          </p>
        )}
      </div>
      <ListeAnnuaire professionnels={trouves ?? []} />
      {hasNextPage && (
        <p>
          <Bouton disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Voir la suite
          </Bouton>
        </p>
      )}
    </>
  );
}
