import { useCallback, useEffect, useRef, useState } from 'react';

type Saisie = Readonly<Record<string, string>>;

const PREFIXE = 'francis.espace-client.';

/** What the link alone opens: whoever reads the storage of the device without it reads nothing. */
async function clesDe(jeton: string): Promise<{ readonly nom: string; readonly cle: CryptoKey }> {
  const tirer = (usage: string) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${usage}|${jeton}`));
  const nom = [...new Uint8Array(await tirer('nom')).subarray(0, 8)].map((o) => o.toString(16).padStart(2, '0'));
  const cle = await crypto.subtle.importKey('raw', await tirer('cle'), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { nom: PREFIXE + nom.join(''), cle };
}

const enTexte = (octets: Uint8Array): string => btoa(String.fromCharCode(...octets));
const enOctets = (texte: string) => Uint8Array.from(atob(texte), (signe) => signe.charCodeAt(0));

/** What outlived its link goes: nobody can open it any more. */
function oublierEchus(): void {
  for (const nom of Object.keys(localStorage)) {
    const expire = Number(localStorage.getItem(nom)?.split('.')[0]);
    if (nom.startsWith(PREFIXE) && !(expire > Date.now())) localStorage.removeItem(nom);
  }
}

async function relire(jeton: string): Promise<Saisie> {
  try {
    oublierEchus();
    const { nom, cle } = await clesDe(jeton);
    const [, iv = '', scelle] = localStorage.getItem(nom)?.split('.') ?? [];
    if (scelle === undefined) return {};
    const clair = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: enOctets(iv) }, cle, enOctets(scelle));
    const lu: unknown = JSON.parse(new TextDecoder().decode(clair));
    const paires = lu !== null && typeof lu === 'object' ? Object.entries(lu) : [];
    return Object.fromEntries(paires.filter((paire): paire is [string, string] => typeof paire[1] === 'string'));
  } catch {
    // Changed, refused, or a browser without ciphers: nothing was kept.
    return {};
  }
}

async function garder(jeton: string, saisie: Saisie, expireLe: string): Promise<void> {
  try {
    const { nom, cle } = await clesDe(jeton);
    const donnees = Object.fromEntries(Object.entries(saisie).filter(([, valeur]) => valeur !== ''));
    if (Object.keys(donnees).length === 0) return localStorage.removeItem(nom);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const clair = new TextEncoder().encode(JSON.stringify(donnees));
    const scelle = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, cle, clair));
    localStorage.setItem(nom, [Date.parse(expireLe), enTexte(iv), enTexte(scelle)].join('.'));
  } catch {
    // Storage refused: it lasts until the page is left.
  }
}

/**
 * What the client is typing, on their device and nowhere else, sealed by their link until they send it, take it back,
 * or the link ends.
 */
export function useBrouillonEspace(jeton: string, expireLe: string) {
  const [saisie, setSaisie] = useState<Saisie>({});
  // One write after the other: the last one typed is the last one kept.
  const suite = useRef<Promise<void>>(Promise.resolve());
  const touchee = useRef(false);
  useEffect(() => {
    let quitte = false;
    const reprendre = async (): Promise<void> => {
      const gardee = await relire(jeton);
      if (!quitte) setSaisie((depuis) => ({ ...gardee, ...depuis }));
    };
    void reprendre();
    return () => {
      quitte = true;
    };
  }, [jeton]);
  useEffect(() => {
    if (!touchee.current) return;
    suite.current = suite.current.then(() => garder(jeton, saisie, expireLe));
  }, [jeton, saisie, expireLe]);
  const ecrire = useCallback((chemin: string, valeur: string): void => {
    touchee.current = true;
    setSaisie((avant) => ({ ...avant, [chemin]: valeur }));
  }, []);
  const oublier = useCallback((): Promise<void> => {
    touchee.current = false;
    setSaisie({});
    suite.current = suite.current.then(() => garder(jeton, {}, expireLe));
    return suite.current;
  }, [jeton, expireLe]);
  return { saisie, ecrire, oublier };
}
