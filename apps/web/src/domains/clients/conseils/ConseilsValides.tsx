import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Alerte, Bouton } from '../../../design-system/index.ts';
import { instant } from '../../../platform/dates.ts';
import { conseilsQuery, verificationQuery } from './api.ts';
import { ListeConseils } from './ListeConseils.tsx';
import './conseils.css';

/** What was advised to a client, as it was, and whether the chain of it holds. */
export function ConseilsValides({ client }: { client: string }) {
  const id = useId();
  const { data } = useQuery(conseilsQuery(client));
  const aucun = data?.conseils.length === 0;
  return (
    <section aria-labelledby={id} className="historique-dossier conseils-valides">
      <div className="registre">
        <h2 id={id}>Conseils validés</h2>
      </div>
      {aucun && (
        <p className="doux petit">
          Aucun conseil validé. Lancez une analyse ou rouvrez-en une, puis «{'\u00a0'}Valider un conseil{'\u00a0'}».
        </p>
      )}
      {data && <ListeConseils client={client} conseils={data.conseils} />}
      {data && !aucun && <EtatDeLaChaine client={client} />}
    </section>
  );
}

export function EtatDeLaChaine({ client }: { client: string }) {
  const { data, isFetching, refetch } = useQuery(verificationQuery(client));
  if (!data) return null;
  return (
    <div className="chaine-conseils">
      {data.intacte ? (
        <p className="petit" role="status">
          <b className="tient">{data.phrase}</b>{' '}
          <span className="doux">
            Vérifiée le {instant(data.verifiee_le)}
            {data.illisibles > 0 && `, dont ${data.illisibles} au contenu effacé à son terme`}.
          </span>
        </p>
      ) : (
        <Alerte ton="erreur">
          <p>{data.phrase}</p>
        </Alerte>
      )}
      <Bouton rang="discret" taille="petite" disabled={isFetching} onClick={() => void refetch()}>
        Vérifier à nouveau
      </Bouton>
    </div>
  );
}
