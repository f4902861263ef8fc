import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * One evaluation of the model takes a tenth of a second of pure computation: in the server's own thread it would stop
 * every other answer. The code is a text because a thread reads neither TypeScript nor the bundle of the server.
 */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
const moteur = Promise.all([import(workerData.publicodes), import(workerData.modele)]).then(([p, m]) => {
  const Engine = p.default.default ?? p.default;
  const muet = () => {};
  return new Engine(m.default, { logger: { log: muet, warn: muet, error: muet } });
});
moteur.catch(() => {});
const citer = (arbre, regle) => {
  for (let nom = regle; nom !== ''; nom = nom.split(' . ').slice(0, -1).join(' . ')) {
    const lues = arbre[nom]?.rawNode['références'];
    if (lues) return Object.entries(lues).map(([titre, url]) => ({ titre, url: String(url) }));
  }
  return [];
};
parentPort.on('message', async ({ id, situation, regles }) => {
  try {
    const pret = await moteur;
    if (situation === null) {
      const arbre = pret.getParsedRules();
      parentPort.postMessage({ id, valeurs: regles.map(({ regle }) => citer(arbre, regle)) });
      return;
    }
    pret.setSituation(situation);
    const valeurs = regles.map(({ regle, unite }) => {
      const expression = unite === undefined ? regle : { valeur: regle, 'unité': unite };
      return pret.evaluate(expression).nodeValue ?? null;
    });
    parentPort.postMessage({ id, valeurs });
  } catch (erreur) {
    parentPort.postMessage({ id, erreur: String(erreur?.message ?? erreur) });
  }
});
`;

const chemin = (paquet: string): string => pathToFileURL(createRequire(import.meta.url).resolve(paquet)).href;

/** A thread that loads the model, then answers `{id, situation, regles}` by `{id, valeurs}` or `{id, erreur}`.
 * Without a situation (null) the values are the references of each rule, its own or those of the nearest rule above. */
export function demarrerOuvrier(): Worker {
  const ouvrier = new Worker(CODE, {
    eval: true,
    workerData: { publicodes: chemin('publicodes'), modele: chemin('modele-social') },
  });
  // It lives as long as the server, and never keeps a command alive.
  ouvrier.unref();
  return ouvrier;
}
