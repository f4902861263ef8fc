import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { toast } from '../../platform/toasts.tsx';
import { profilQuery } from '../profil/index.ts';
import { estRemis, remettre } from './remise.ts';

const ModaleAccueil = lazy(async () => ({ default: (await import('./ModaleAccueil.tsx')).ModaleAccueil }));
const FenetreEntretien = lazy(async () => ({
  default: (await import('./entretien/FenetreEntretien.tsx')).FenetreEntretien,
}));
const EcranAccueil = lazy(async () => ({ default: (await import('./EcranAccueil.tsx')).EcranAccueil }));

/** Flag of the address: the questionnaire takes the whole screen while it is set. */
const DRAPEAU = 'accueil';
/** The spoken interview is open over the chat. */
const ENTRETIEN = 'entretien';

/** Something is being typed: the window waits for another visit. */
function ecritDeja(): boolean {
  const ici = document.activeElement;
  return (ici instanceof HTMLTextAreaElement || ici instanceof HTMLInputElement) && ici.value.trim() !== '';
}

/**
 * The welcome of an individual: a window over the chat while the profile says that it was never completed, or the whole
 * screen while the address asks for it.
 */
export function AccueilDuChat({ children }: { children: ReactNode }) {
  const session = useSession();
  const [parametres, setParametres] = useSearchParams();
  const utilisateur = session.statut === 'ouverte' ? session.utilisateur : undefined;
  const particulier = utilisateur !== undefined && utilisateur.taper !== 'professionnel';
  const { data: profil } = useQuery({ ...profilQuery, enabled: particulier });
  const [remis, setRemis] = useState(() => estRemis(utilisateur?.id));
  const [fini, setFini] = useState(false);
  // Decided once, when the profile comes: whoever has begun to write is not cut short.
  const [dEntree, setDEntree] = useState<boolean>();
  if (dEntree === undefined && profil !== undefined) setDEntree(!ecritDeja());
  if (!particulier || !profil) return children;

  const baisser = (drapeau: string): void =>
    setParametres(
      (avant) => {
        avant.delete(drapeau);
        return avant;
      },
      { replace: true },
    );
  const onFini = (): void => {
    setFini(true);
    toast('Profil enregistré. Francis en tiendra compte.');
    baisser(DRAPEAU);
  };
  if (parametres.has(DRAPEAU)) {
    return (
      <Suspense>
        <EcranAccueil
          profil={profil}
          utilisateurId={utilisateur.id}
          onFini={onFini}
          onQuitter={() => baisser(DRAPEAU)}
        />
      </Suspense>
    );
  }
  const entretien = parametres.has(ENTRETIEN);
  const ouverte = profil.has_completed_onboarding !== true && !remis && !fini && !entretien && dEntree === true;
  return (
    <>
      {children}
      {entretien && (
        <Suspense>
          <FenetreEntretien profil={profil} utilisateurId={utilisateur.id} onFermer={() => baisser(ENTRETIEN)} />
        </Suspense>
      )}
      {ouverte && (
        <Suspense>
          <ModaleAccueil
            profil={profil}
            utilisateurId={utilisateur.id}
            onFini={onFini}
            onPlusTard={() => {
              remettre(utilisateur.id);
              setRemis(true);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
