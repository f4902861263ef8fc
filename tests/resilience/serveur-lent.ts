import { resolve } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';
import { demarrer, parseConfiguration } from '@francis/api';
import { creerAssistant, creerModeleEmbarque } from '@francis/assistant';
import type { Assistant } from '@francis/assistant';

// The real server, with an assistant that takes its time, so that it can be killed while it answers.
const DUREE_MS = Number(process.env['DUREE_REPONSE_MS'] ?? 40);
const vrai = creerAssistant({ modele: creerModeleEmbarque() });
const lent: Assistant = {
  async *repondre(demande, options) {
    await attendre(Math.random() * DUREE_MS);
    yield* vrai.repondre(demande, options);
  },
};

// Started from the root of the project, where `serveur.ts` starts it.
const { url, arreter } = await demarrer(parseConfiguration(process.env, process.cwd()), {
  assistant: lent,
  chemins: { migrations: resolve('apps/api/migrations'), modeles: resolve('apps/api/dist') },
});
process.on('SIGTERM', () => void arreter().then(() => process.exit(0)));
console.log(`prêt : ${url}`);
