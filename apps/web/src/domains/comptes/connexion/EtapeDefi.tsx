import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EtatConnexion } from '../../../platform/EspaceConnecte.tsx';
import { useSession } from '../../../platform/session.ts';
import { accueilDe, type Defi } from '../api.ts';
import { FormulaireDefi } from './FormulaireDefi.tsx';

/** The second factor, on a screen that did not ask for the password: giving up leads to the sign-in page. */
export function EtapeDefi({ defi }: { defi: Defi }) {
  const aller = useNavigate();
  const session = useSession();
  const [raison, setRaison] = useState<{ message?: string }>();
  useEffect(() => {
    if (session.statut === 'ouverte') void aller(accueilDe(session.utilisateur), { replace: true });
    else if (raison) void aller('/login', { replace: true, state: raison satisfies EtatConnexion });
  }, [session, raison, aller]);
  return <FormulaireDefi defi={defi} onAbandon={(message) => setRaison(message === undefined ? {} : { message })} />;
}
