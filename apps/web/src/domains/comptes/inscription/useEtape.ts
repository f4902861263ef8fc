import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Lieu {
  readonly etape?: number;
}

/**
 * The step of the wizard, one entry of the history each: the browser's back button leads to the step before, with what
 * was typed. A page that is loaded again begins at the first: a password is never kept.
 */
export function useEtape() {
  const naviguer = useNavigate();
  const lieu: Lieu | null = useLocation().state;
  const [atteinte, setAtteinte] = useState(0);
  const etape = Math.min(lieu?.etape ?? 0, atteinte);
  return {
    etape,
    aller: (vers: number): void => {
      setAtteinte(Math.max(atteinte, vers));
      void naviguer('.', { state: { etape: vers } satisfies Lieu, preventScrollReset: true });
    },
    /** To an earlier step, as the browser's own button does. */
    revenir: (vers: number): void => void naviguer(vers - etape),
  };
}
