import { useEffect, useRef } from 'react';

const PREMIERE_MS = 1_000;
const DERNIERE_MS = 15_000;

/** Whether the server answers at all; nothing of a person is asked. */
async function repond(): Promise<boolean> {
  const reponse = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  return reponse?.ok === true;
}

/**
 * While something waits, asks whether the server is back, further and further apart, at once when the network or the
 * person comes back, and never from a hidden page. `agir` is called each time that it answers, until nothing waits.
 */
export function useRetourDuServeur(attend: boolean, agir: () => unknown): void {
  const action = useRef(agir);
  useEffect(() => {
    action.current = agir;
  });
  useEffect(() => {
    if (!attend) return undefined;
    let pas = PREMIERE_MS;
    let minuteur: ReturnType<typeof setTimeout> | undefined;
    let arrete = false;
    let enCours = false;
    const essayer = async (): Promise<void> => {
      clearTimeout(minuteur);
      if (arrete || enCours || document.visibilityState === 'hidden') return;
      enCours = true;
      if (await repond()) await action.current();
      enCours = false;
      if (arrete) return;
      minuteur = setTimeout(() => void essayer(), pas);
      pas = Math.min(DERNIERE_MS, pas * 2);
    };
    const aussitot = (): void => {
      pas = PREMIERE_MS;
      void essayer();
    };
    minuteur = setTimeout(() => void essayer(), pas);
    addEventListener('online', aussitot);
    document.addEventListener('visibilitychange', aussitot);
    return () => {
      arrete = true;
      clearTimeout(minuteur);
      removeEventListener('online', aussitot);
      document.removeEventListener('visibilitychange', aussitot);
    };
  }, [attend]);
}
