import { lancer } from './lancer.ts';

process.exitCode = await lancer(process.argv.slice(2), {
  entree: process.stdin,
  sortie: process.stdout,
  erreur: process.stderr,
  environnement: process.env,
});
