import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { suivisQuery } from './api.ts';
import { ListeAnnuaire } from './ListeAnnuaire.tsx';

/** Those whom the person follows; nobody else knows. */
export function VueSuivis() {
  const { data, error } = useQuery(suivisQuery);
  return (
    <>
      <p className="doux">Vous seul savez qui vous suivez.</p>
      {error && !data && (
        <Alerte ton="erreur">
          <p>{messageOf(error, 'Erreur lors du chargement de l’annuaire')}</p>
        </Alerte>
      )}
      {data?.professionnels.length === 0 && (
        <p className="doux">
          Vous ne suivez personne. Choisissez « Suivre » dans <Link to={{ search: '' }}>l’annuaire</Link>.
        </p>
      )}
      <ListeAnnuaire professionnels={data?.professionnels ?? []} />
    </>
  );
}
