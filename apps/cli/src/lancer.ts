import { commandeIr } from './commandes/ir.ts';
import { commandeJeton } from './commandes/jeton.ts';
import { commandeQuestion } from './commandes/question.ts';
import { AIDE } from './aide.ts';
import { type Terminal, UsageError } from './terminal.ts';

const COMMANDES: Record<string, (args: string[], terminal: Terminal) => Promise<number>> = {
  ir: commandeIr,
  question: commandeQuestion,
  jeton: commandeJeton,
};

/** Runs one command and returns the exit code: 0 done, 1 refused or failed, 2 wrong usage. */
export async function lancer(args: string[], terminal: Terminal): Promise<number> {
  const [nom, ...reste] = args;
  if (nom === undefined || nom === 'aide' || nom === '--help' || nom === '-h') {
    terminal.sortie.write(AIDE);
    return nom === undefined ? 2 : 0;
  }
  const commande = Object.hasOwn(COMMANDES, nom) ? COMMANDES[nom] : undefined;
  if (!commande) {
    terminal.erreur.write(`francis : la commande « ${nom} » n’existe pas.\n\n${AIDE}`);
    return 2;
  }
  try {
    return await commande(reste, terminal);
  } catch (erreur) {
    if (!(erreur instanceof UsageError)) throw erreur;
    terminal.erreur.write(`francis ${nom} : ${erreur.message}\n`);
    return 2;
  }
}
