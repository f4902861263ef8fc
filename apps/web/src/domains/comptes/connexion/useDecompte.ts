import { useEffect, useState } from 'react';

/** Milliseconds left until an instant, told each second; zero once it has passed. */
export function useDecompte(finLe: number): number {
  const [reste, setReste] = useState(() => Math.max(0, finLe - Date.now()));
  useEffect(() => {
    const compter = (): void => setReste(Math.max(0, finLe - Date.now()));
    compter();
    const battement = setInterval(compter, 1_000);
    return () => clearInterval(battement);
  }, [finLe]);
  return reste;
}
