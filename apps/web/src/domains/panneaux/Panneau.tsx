import type { Profil } from '@francis/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Alerte } from '../../design-system/index.ts';
import { useSession } from '../../platform/session.ts';
import { profilQuery } from '../profil/index.ts';
import type { NomPanneau } from './onglets.ts';

export interface PropsPanneau {
  profil: Profil;
  utilisateurId: string;
}

/** Each one its own chunk: the chat does not wait for them. */
const PANNEAUX = {
  profil: lazy(async () => ({ default: (await import('./PanneauProfil.tsx')).PanneauProfil })),
  test: lazy(async () => ({ default: (await import('./PanneauTest.tsx')).PanneauTest })),
  optimisation: lazy(async () => ({ default: (await import('./PanneauOptimisation.tsx')).PanneauOptimisation })),
  simulation: lazy(async () => ({ default: (await import('./PanneauSimulation.tsx')).PanneauSimulation })),
  niveau: lazy(async () => ({ default: (await import('./PanneauNiveau.tsx')).PanneauNiveau })),
  alertes: lazy(async () => ({ default: (await import('./PanneauAlertes.tsx')).PanneauAlertes })),
} satisfies Readonly<Record<NomPanneau, unknown>>;

export function Panneau({ nom }: { nom: NomPanneau }) {
  const session = useSession();
  const { data: profil, error } = useQuery(profilQuery);
  const Contenu = PANNEAUX[nom];
  return (
    <div className="panneau">
      {error && !profil && <Alerte ton="erreur">Erreur lors du chargement du profil</Alerte>}
      {profil && session.statut === 'ouverte' && (
        <Suspense>
          <Contenu profil={profil} utilisateurId={session.utilisateur.id} />
        </Suspense>
      )}
    </div>
  );
}
