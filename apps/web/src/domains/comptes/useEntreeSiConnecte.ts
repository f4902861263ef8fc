import { useEffect } from 'react';
import { useNavigation } from '../../platform/navigation.tsx';
import { resumeSession, useSession } from '../../platform/session.ts';
import { accueilDe } from './api.ts';

/**
 * Signed in, here or already before: nothing more to ask, the person enters.
 * @param retour where they were going. @param attendre something is still being saved before they leave.
 */
export function useEntreeSiConnecte(retour?: string, attendre = false): void {
  const { aller } = useNavigation();
  const session = useSession();
  useEffect(() => {
    void resumeSession();
  }, []);
  useEffect(() => {
    if (session.statut === 'ouverte' && !attendre) aller(retour ?? accueilDe(session.utilisateur), { replace: true });
  }, [session, aller, retour, attendre]);
}
