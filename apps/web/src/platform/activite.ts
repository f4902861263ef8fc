import { annoncer, ecouterOnglets } from './onglets.ts';

/** When the person last did something, in any tab of this browser, in milliseconds. */
let derniere = 0;
let annoncee = 0;

const SIGNES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const ANNONCE_MS = 10_000;

export const derniereActivite = (): number => derniere;

export function noterActivite(): void {
  derniere = Date.now();
  if (derniere - annoncee < ANNONCE_MS) return;
  annoncee = derniere;
  annoncer({ activite: derniere });
}

/** @param compte whether a sign counts: not while the person is being asked if they are still there. */
export function suivreActivite(compte: () => boolean): () => void {
  const surSigne = (): void => {
    if (compte()) noterActivite();
  };
  for (const signe of SIGNES) addEventListener(signe, surSigne, { passive: true, capture: true });
  const taire = ecouterOnglets((annonce) => {
    if ('activite' in annonce) derniere = Math.max(derniere, annonce.activite);
  });
  return () => {
    for (const signe of SIGNES) removeEventListener(signe, surSigne, { capture: true });
    taire();
  };
}
