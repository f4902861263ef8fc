import { AIDE } from './aide.ts';
import { type Terminal, UsageError } from './terminal.ts';

type Commande = (args: string[], terminal: Terminal) => Promise<number>;

/** Loaded on demand: computing a portfolio must not pay for the assistant's start. */
const COMMANDES: Record<string, () => Promise<Commande>> = {
  ir: async () => (await import('./commandes/ir.ts')).commandeIr,
  suisse: async () => (await import('./commandes/suisse.ts')).commandeSuisse,
  luxembourg: async () => (await import('./commandes/luxembourg.ts')).commandeLuxembourg,
  andorre: async () => (await import('./commandes/andorre.ts')).commandeAndorre,
  tva: async () => (await import('./commandes/tva.ts')).commandeTva,
  faits: async () => (await import('./commandes/faits.ts')).commandeFaits,
  lire: async () => (await import('./commandes/lire.ts')).commandeLire,
  question: async () => (await import('./commandes/question.ts')).commandeQuestion,
  client: async () => (await import('./commandes/client.ts')).commandeClient,
  questions: async () => (await import('./commandes/questions.ts')).commandeQuestions,
  corpus: async () => (await import('./commandes/corpus.ts')).commandeCorpus,
  moderation: async () => (await import('./commandes/moderation.ts')).commandeModeration,
  modele: async () => (await import('./commandes/modele.ts')).commandeModele,
  mcp: async () => (await import('./commandes/mcp.ts')).commandeMcp,
  jeton: async () => (await import('./commandes/jeton.ts')).commandeJeton,
};

/** Runs one command and returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function lancer(args: string[], terminal: Terminal): Promise<number> {
  const [nom, ...reste] = args;
  if (nom === undefined || nom === 'aide' || nom === '--help' || nom === '-h') {
    terminal.sortie.write(AIDE);
    return nom === undefined ? 2 : 0;
  }
  const charger = Object.hasOwn(COMMANDES, nom) ? COMMANDES[nom] : undefined;
  if (!charger) {
    terminal.erreur.write(`francis : la commande « ${nom} » n’existe pas.\n\n${AIDE}`);
    return 2;
  }
  try {
    const commande = await charger();
    return await commande(reste, terminal);
  } catch (erreur) {
    if (!(erreur instanceof UsageError)) throw erreur;
    terminal.erreur.write(`francis ${nom} : ${erreur.message}\n`);
    return 2;
  }
}
