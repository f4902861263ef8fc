import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { resumeSession, useSession } from '../../platform/session.ts';
import { accueilDe } from './api.ts';

/** Signed in, here or already before: nothing more to ask, the person enters. @param retour where they were going. */
export function useEntreeSiConnecte(retour?: string): void {
  const aller = useNavigate();
  const session = useSession();
  useEffect(() => {
    void resumeSession();
  }, []);
  useEffect(() => {
    if (session.statut === 'ouverte') void aller(retour ?? accueilDe(session.utilisateur), { replace: true });
  }, [session, aller, retour]);
}
