import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Alerte } from '../../design-system/index.ts';
import { BasculeTheme } from '../../platform/BasculeTheme.tsx';
import { LienMarque } from '../../platform/Tete.tsx';
import { ApiError, messageOf } from '../../platform/erreurs.ts';
import { useTitre } from '../../platform/titre.ts';
import { espaceQuery, porteQuery } from './api.ts';
import { EtapeCode } from './EtapeCode.tsx';
import { FormulaireEspace } from './FormulaireEspace.tsx';
import './espace-client.css';

const MORT = 'Ce lien n’ouvre rien, ou ne vaut plus. Demandez-en un autre à votre conseiller.';

/** Where the client of a firm answers, without an account: what they type stays on their device until it is sent. */
export function PageEspaceClient() {
  const [cache] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={cache}>
      <Espace />
    </QueryClientProvider>
  );
}

function Espace() {
  useTitre('Répondre à mon conseiller');
  const { jeton = '' } = useParams();
  const cache = useQueryClient();
  const [retire, setRetire] = useState(false);
  const { data: porte, error } = useQuery({ ...porteQuery(jeton), enabled: !retire });
  const { data: espace, error: refus } = useQuery({
    ...espaceQuery(jeton),
    enabled: porte?.ouvert === true && !retire,
  });
  const ferme = refus instanceof ApiError && refus.code === 'ESPACE_FERME';
  const entrer = async (): Promise<void> => {
    await cache.resetQueries({ queryKey: ['espace-client'] });
  };
  return (
    <>
      <header className="tete tete-espace">
        <div className="page">
          <LienMarque />
          <div className="actions">
            <BasculeTheme />
          </div>
        </div>
      </header>
      <main id="contenu" tabIndex={-1} className="page etroite espace-client">
        {retire && (
          <>
            <h1>C’est retiré</h1>
            <p>
              Ce que vous aviez donné et que personne n’avait accepté est effacé, et ce lien ne vaut plus rien. Pour ce
              que votre conseiller a déjà inscrit, adressez-vous à son cabinet.
            </p>
          </>
        )}
        {!retire && error && (
          <>
            <h1>Lien sans effet</h1>
            <Alerte ton="attention">
              <p>{messageOf(error, MORT)}</p>
            </Alerte>
          </>
        )}
        {!retire && porte && (ferme || !porte.ouvert) && (
          <EtapeCode jeton={jeton} porte={porte} onOuvert={() => void entrer()} />
        )}
        {!retire && refus && !ferme && (
          <Alerte ton="erreur">
            <p>{messageOf(refus, 'Cet espace n’a pas pu être chargé. Rechargez la page.')}</p>
          </Alerte>
        )}
        {!retire && !ferme && porte?.ouvert && espace && (
          <FormulaireEspace jeton={jeton} espace={espace} expireLe={porte.expire_le} onRetire={() => setRetire(true)} />
        )}
      </main>
    </>
  );
}
