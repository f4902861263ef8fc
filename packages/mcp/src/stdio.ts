import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { phraseDeChamp } from '@francis/contract';
import { z } from 'zod';
import type { Contexte } from './outil.ts';
import { creerServeurMcp, type Signaler } from './serveur.ts';

/** Speaks the protocol on two streams until the client leaves. The output carries messages and nothing else. */
export async function servirStdio(
  flux: { readonly entree: Readable; readonly sortie: Writable },
  contexte: Contexte,
  signaler: Signaler,
): Promise<void> {
  z.config({ customError: phraseDeChamp });
  const serveur = creerServeurMcp(contexte, signaler);
  const fini = new Promise<void>((resoudre) => {
    serveur.onclose = resoudre;
    flux.entree.once('end', () => void serveur.close());
  });
  await serveur.connect(new StdioServerTransport(flux.entree, flux.sortie));
  await fini;
}
