import type { FinDeSession } from './session.ts';

/** What the tabs of this browser tell each other: the session is over, or someone is at work. */
export type Annonce = { readonly fin: FinDeSession } | { readonly activite: number };

const NOM = 'francis-session';
let canal: BroadcastChannel | undefined;

function ouvrir(): BroadcastChannel | undefined {
  if (typeof document === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  canal ??= new BroadcastChannel(NOM);
  return canal;
}

export const annoncer = (annonce: Annonce): void => ouvrir()?.postMessage(annonce);

export function ecouterOnglets(surAnnonce: (annonce: Annonce) => void): () => void {
  const ouvert = ouvrir();
  if (!ouvert) return () => undefined;
  const ecouter = (evenement: MessageEvent<Annonce>): void => surAnnonce(evenement.data);
  ouvert.addEventListener('message', ecouter);
  return () => ouvert.removeEventListener('message', ecouter);
}
