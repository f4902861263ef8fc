import { demarrerApplication } from './platform/application.ts';
import './platform/cadre.css';
import { retenirLesClics } from './platform/clics-retenus.ts';

/**
 * The script of a page that the build wrote and that the whole application then takes over: what is written is painted
 * first, the application is asked for afterwards.
 */

// The browser makes its offer once.
demarrerApplication();

const racine = document.getElementById('racine');
const rejouerLeClic = racine ? retenirLesClics(racine) : undefined;

/** Files asked for in one go: asking takes the main thread, which somebody may need meanwhile. */
const PAR_FOIS = 8;

let prise = false;
const prendreLaSuite = async (): Promise<void> => {
  if (prise) return;
  prise = true;
  const ecran = document.querySelector<HTMLMetaElement>('meta[name="francis-ecran"]')?.content ?? '';
  for (const [rang, fichier] of ecran.split(' ').filter(Boolean).entries()) {
    if (rang > 0 && rang % PAR_FOIS === 0) await new Promise((suite) => setTimeout(suite));
    const lien = document.createElement('link');
    lien.rel = 'modulepreload';
    lien.href = `/${fichier}`;
    document.head.append(lien);
  }
  rejouerLeClic?.();
  // Started apart, so that a finger is answered between the two.
  await import('./platform/dessin.ts');
  await new Promise((suite) => setTimeout(suite));
  await import('./main.tsx');
};
/** A tab that is not looked at draws nothing: the application does not wait for its first frame. */
const SANS_IMAGE_MS = 2_000;
const sansImage = setTimeout(() => void prendreLaSuite(), SANS_IMAGE_MS);
// A frame, then what follows it: the first paint is done.
requestAnimationFrame(() => {
  clearTimeout(sansImage);
  setTimeout(() => void prendreLaSuite());
});
