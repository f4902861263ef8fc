import { fileURLToPath } from 'node:url';
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

const racine = fileURLToPath(new URL('../../', import.meta.url));
const { url, arreter } = await demarrer(parseConfiguration(process.env, racine), {
  assistant: lent,
  chemins: {
    migrations: fileURLToPath(new URL('../../apps/api/migrations', import.meta.url)),
    modeles: fileURLToPath(new URL('../../node_modules/.cache/francis', import.meta.url)),
  },
});
process.on('SIGTERM', () => void arreter().then(() => process.exit(0)));
console.log(`prêt : ${url}`);
