import { ouvrirDAvance } from './lecteurs/fil.ts';

// The same from `src/` (tsx) and from `dist/` (bundle).
const FIL = new URL(import.meta.url.endsWith('.ts') ? './fil-de-lecture.ts' : './fil-de-lecture.js', import.meta.url);

// Of all that a start waits for, the thread that reads takes longest: it begins before the server itself is loaded.
const premierFil = ouvrirDAvance(FIL);
// A configuration that cannot be served is said before anything else is loaded.
const { configurer } = await import('./configurer.ts');
const configuration = configurer();
const { servir } = await import('./servir.ts');
await servir(configuration, premierFil);
