import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Alerte } from '../../design-system/index.ts';
import { cabinetQuery } from './api.ts';
import './cabinet.css';

/** What a firm opened before the agreement still has to accept, said where its files are. */
export function AvisCabinet() {
  const { data } = useQuery(cabinetQuery);
  if (!data || data.accord?.version === data.version_accord) return null;
  return (
    <div className="avis-cabinet">
      <Alerte ton="attention">
        {data.droits.modifier ? (
          <>
            Le cabinet n’a pas encore accepté l’accord de sous-traitance qui encadre les données de ses clients (RGPD,
            article 28). <Link to="/pro/settings?onglet=cabinet">Le lire et l’accepter</Link>
          </>
        ) : (
          <>
            Le titulaire du cabinet n’a pas encore accepté l’
            <Link to="/accord-sous-traitance">accord de sous-traitance</Link> en vigueur.
          </>
        )}
      </Alerte>
    </div>
  );
}
