import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../service-worker.mjs', import.meta.url), 'utf8');
const SITE = 'https://francis.test';
const FICHIERS = ['/account', '/assets/moteur-abcdefgh.js'];

type Ecouteur = (evenement: object) => void;

const cheminDe = (demande: string | { url: string }): string =>
  typeof demande === 'string' ? demande : new URL(demande.url).pathname;

/** The worker in a browser made of maps: what it keeps, what it asks the network for. */
function ouvrir(version: string, gardes: Map<string, Map<string, string>>) {
  const ecouteurs = new Map<string, Ecouteur>();
  const demandes: string[] = [];
  let horsLigne = false;
  const fetch = async (demande: string | { url: string }): Promise<string> => {
    if (horsLigne) throw new TypeError('Failed to fetch');
    demandes.push(cheminDe(demande));
    return `réseau ${cheminDe(demande)}`;
  };
  const caches = {
    open: async (nom: string) => {
      const garde = gardes.get(nom) ?? new Map<string, string>();
      gardes.set(nom, garde);
      return {
        add: async (chemin: string) => {
          garde.set(chemin, `gardé ${chemin} (${version})`);
        },
        match: async (chemin: string) => garde.get(chemin),
      };
    },
    keys: async () => [...gardes.keys()],
    delete: async (nom: string) => gardes.delete(nom),
  };
  const self = {
    location: { origin: SITE },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, ecouteur: Ecouteur) => ecouteurs.set(type, ecouteur),
  };
  const code = SOURCE.replace('%VERSION%', version).replace('%FICHIERS%', JSON.stringify(FICHIERS));
  runInNewContext(code, { self, caches, fetch, URL, Promise, JSON });
  const vivre = async (type: string): Promise<void> => {
    let fin: Promise<unknown> = Promise.resolve();
    ecouteurs.get(type)?.({ waitUntil: (suite: Promise<unknown>) => (fin = suite) });
    await fin;
  };
  const demander = async (chemin: string, options: { method?: string; mode?: string } = {}) => {
    let reponse: Promise<unknown> | undefined;
    ecouteurs.get('fetch')?.({
      request: { url: `${SITE}${chemin}`, method: 'GET', mode: 'cors', ...options },
      respondWith: (suite: Promise<unknown>) => (reponse = suite),
    });
    return reponse === undefined ? 'laissé au navigateur' : await reponse;
  };
  return { vivre, demander, demandes, couper: () => (horsLigne = true) };
}

let gardes: Map<string, Map<string, string>>;
beforeEach(() => {
  gardes = new Map();
});

test('sans réseau, une page s’ouvre sur la coquille et le moteur vient du cache', async () => {
  const ouvrier = ouvrir('1', gardes);
  await ouvrier.vivre('install');
  expect(await ouvrier.demander('/simulateur-tmi', { mode: 'navigate' })).toBe('réseau /simulateur-tmi');
  ouvrier.couper();
  expect(await ouvrier.demander('/simulateur-tmi', { mode: 'navigate' })).toBe('gardé /account (1)');
  expect(await ouvrier.demander('/assets/moteur-abcdefgh.js')).toBe('gardé /assets/moteur-abcdefgh.js (1)');
});

test('rien d’une personne n’est touché ni gardé : ni appel, ni envoi, ni autre fichier', async () => {
  const ouvrier = ouvrir('1', gardes);
  await ouvrier.vivre('install');
  for (const chemin of ['/api/user-profile', '/api/conversations', '/user-profile/', '/assets/chat-ijklmnop.js'])
    expect(await ouvrier.demander(chemin)).toBe('laissé au navigateur');
  expect(await ouvrier.demander('/api/essai', { method: 'POST' })).toBe('laissé au navigateur');
  await ouvrier.demander('/dashboard', { mode: 'navigate' });
  expect([...gardes].flatMap(([, garde]) => [...garde.keys()])).toEqual(FICHIERS);
});

test('une nouvelle version efface l’ancienne en prenant la suite, pas avant', async () => {
  await ouvrir('1', gardes).vivre('install');
  const suivant = ouvrir('2', gardes);
  await suivant.vivre('install');
  expect([...gardes.keys()]).toEqual(['francis-1', 'francis-2']);
  await suivant.vivre('activate');
  expect([...gardes.keys()]).toEqual(['francis-2']);
});
