/** What the browser offers when the site may be installed: kept until the person asks for it. */
interface OffreInstallation extends Event {
  prompt: () => Promise<unknown>;
}
const estUneOffre = (evenement: Event): evenement is OffreInstallation => 'prompt' in evenement;

export interface EtatApplication {
  readonly offre: OffreInstallation | undefined;
  readonly installee: boolean;
  /** A version that waits for the person to take it. */
  readonly attend: ServiceWorker | undefined;
}

export const DEPART: EtatApplication = { offre: undefined, installee: false, attend: undefined };
let etat = DEPART;
const ecouteurs = new Set<() => void>();

function poser(suite: Partial<EtatApplication>): void {
  etat = { ...etat, ...suite };
  for (const ecouteur of ecouteurs) ecouteur();
}

export const ecouterApplication = (ecouteur: () => void): (() => void) => {
  ecouteurs.add(ecouteur);
  return () => ecouteurs.delete(ecouteur);
};
export const lireApplication = (): EtatApplication => etat;

const seule = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** Shows the browser's own question. @returns false when the browser has none to show. */
export async function installer(): Promise<boolean> {
  const { offre } = etat;
  if (!offre) return false;
  poser({ offre: undefined });
  await offre.prompt();
  return true;
}

/** The waiting version takes over, and the page comes back with it. */
export function changerDeVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  etat.attend?.postMessage('prendre-la-suite');
}

function suivre(inscription: ServiceWorkerRegistration): void {
  const regarder = (ouvrier: ServiceWorker | null): void => {
    ouvrier?.addEventListener('statechange', () => {
      // Without a worker in charge it is the first visit: nothing is replaced.
      if (ouvrier.state === 'installed' && navigator.serviceWorker.controller) poser({ attend: ouvrier });
    });
  };
  if (inscription.waiting && navigator.serviceWorker.controller) poser({ attend: inscription.waiting });
  regarder(inscription.installing);
  inscription.addEventListener('updatefound', () => regarder(inscription.installing));
}

// Refused (private window, storage blocked): the site works as before.
const inscrire = (): void =>
  void navigator.serviceWorker
    .register('/sw.js')
    .then(suivre)
    .catch(() => undefined);

/** How long a first visit has its machine to itself: the worker then asks for all that opens without the network. */
const PREMIERE_VISITE_MS = 20_000;
const inscrireAuCalme = (): void => {
  if (navigator.serviceWorker.controller) inscrire();
  else setTimeout(inscrire, PREMIERE_VISITE_MS);
};

let demarree = false;
/** Listens to what the browser offers, and keeps the public shell for when the network is gone. */
export function demarrerApplication(): void {
  if (demarree) return;
  demarree = true;
  poser({ installee: seule() });
  addEventListener('beforeinstallprompt', (evenement) => {
    if (!estUneOffre(evenement)) return;
    evenement.preventDefault();
    poser({ offre: evenement });
  });
  addEventListener('appinstalled', () => poser({ installee: true, offre: undefined }));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') inscrireAuCalme();
  else addEventListener('load', inscrireAuCalme, { once: true });
}
