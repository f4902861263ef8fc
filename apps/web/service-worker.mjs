// What opens without the network: the shell, the simulators, the home page and the empty chat. Nothing of a person passes
// through here: no call of the API, no answer, no draft is ever kept, and what a signed-in screen shows needs the server.
const VERSION = '%VERSION%';
/** Written by the build: the shell first, then the scripts, styles and fonts of the public screens. */
const FICHIERS = JSON.parse('%FICHIERS%');
/** A page that the build leaves empty. */
const COQUILLE = '/account';
const PREFIXE = 'francis-';
const CACHE = PREFIXE + VERSION;

self.addEventListener('install', (evenement) => {
  // The new version waits for the person to take it: nothing changes under what is being read.
  evenement.waitUntil(garderTout());
});

/** One after the other: whoever scrolls meanwhile keeps their machine. */
async function garderTout() {
  const cache = await caches.open(CACHE);
  for (const fichier of FICHIERS) await cache.add(fichier);
}

self.addEventListener('activate', (evenement) => {
  evenement.waitUntil(
    caches
      .keys()
      .then((noms) =>
        Promise.all(noms.filter((nom) => nom.startsWith(PREFIXE) && nom !== CACHE).map((nom) => caches.delete(nom))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'prendre-la-suite') void self.skipWaiting();
});

self.addEventListener('fetch', (evenement) => {
  const { request } = evenement;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    evenement.respondWith(fetch(request).catch(() => dansLeCache(COQUILLE)));
    return;
  }
  if (FICHIERS.includes(pathname))
    evenement.respondWith(dansLeCache(pathname).then((gardee) => gardee ?? fetch(request)));
});

const dansLeCache = (chemin) => caches.open(CACHE).then((cache) => cache.match(chemin));
