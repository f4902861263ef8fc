import { jourDeParis } from '@francis/api/cas-usage';
import { servirStdio } from '@francis/mcp/stdio';
import { lireOptions, type Terminal, UsageError } from '../terminal.ts';

/** Serves the engine and the notes to the program that started this one. No account, no network, nothing personal. */
export async function commandeMcp(args: string[], { entree, sortie, erreur }: Terminal): Promise<number> {
  const { positionals } = lireOptions(args, {});
  if (positionals.length > 0) throw new UsageError('cette commande ne prend pas d’argument');
  // The output belongs to the protocol: whatever a library writes goes to the other one.
  console.log = console.info = console.debug = (...mots: unknown[]) => erreur.write(`${mots.map(String).join(' ')}\n`);
  const contexte = { portees: new Set(['moteur', 'notes'] as const), aujourdhui: () => jourDeParis(new Date()) };
  await servirStdio({ entree, sortie }, contexte, (cause, outil) => {
    erreur.write(`francis mcp : ${outil} : ${cause instanceof Error ? cause.message : 'erreur inconnue'}\n`);
  });
  return 0;
}
