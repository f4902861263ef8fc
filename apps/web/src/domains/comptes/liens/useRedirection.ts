import { useEffect } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Leaves for an address after a delay, once there is one. */
export function useRedirection(vers: string | undefined, delaiMs: number, options?: NavigateOptions): void {
  const aller = useNavigate();
  useEffect(() => {
    if (vers === undefined) return undefined;
    const attente = setTimeout(() => void aller(vers, { replace: true, ...options }), delaiMs);
    return () => clearTimeout(attente);
    // oxlint-disable-next-line react/exhaustive-deps -- the options are written at the call, new at each render
  }, [vers, delaiMs, aller]);
}
