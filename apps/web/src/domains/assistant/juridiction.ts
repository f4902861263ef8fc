import type { Juridiction } from '@francis/contract';
import { useState } from 'react';

export const PAYS: readonly { code: Juridiction; nom: string }[] = [
  { code: 'FR', nom: 'France' },
  { code: 'CH', nom: 'Suisse' },
  { code: 'LU', nom: 'Luxembourg' },
  { code: 'AD', nom: 'Andorre' },
];
const CLE = 'jurisdiction';

/** Anything that is not one of the four countries is France. */
export const lireJuridiction = (brut: string | null): Juridiction => PAYS.find((p) => p.code === brut)?.code ?? 'FR';

function memorisee(): Juridiction {
  try {
    return lireJuridiction(localStorage.getItem(CLE));
  } catch {
    return 'FR';
  }
}

/** The country of the questions, remembered in this browser. */
export function useJuridiction(): [Juridiction, (code: string) => void] {
  const [juridiction, setJuridiction] = useState(memorisee);
  const choisir = (code: string): void => {
    const valeur = lireJuridiction(code);
    setJuridiction(valeur);
    try {
      localStorage.setItem(CLE, valeur);
    } catch {
      // Storage refused: the choice lasts until the page is closed.
    }
  };
  return [juridiction, choisir];
}
