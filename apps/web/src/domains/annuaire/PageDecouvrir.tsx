import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { Attente } from '../../platform/Attente.tsx';
import { aUnEspacePro, useSession } from '../../platform/session.ts';

const PageAnnuaire = lazy(async () => ({ default: (await import('./PageAnnuaire.tsx')).PageAnnuaire }));
const PageDecouverte = lazy(async () => ({
  default: (await import('../decouverte/PageDecouverte.tsx')).PageDecouverte,
}));

/** One address, two screens: the directory of a professional, the five questions of an individual. */
export function PageDecouvrir() {
  const session = useSession();
  const [parametres] = useSearchParams();
  const pro = session.statut === 'ouverte' && aUnEspacePro(session.utilisateur);
  // A professional who completes their own profile asks for the questions by name.
  const Page = pro && !parametres.has('questions') ? PageAnnuaire : PageDecouverte;
  return (
    <Suspense fallback={<Attente texte="Chargement..." />}>
      <Page />
    </Suspense>
  );
}
