import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifesteExtension } from '@francis/contract';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { TypedServer } from '../../platform/http/server.ts';

/** The same bytes from the same files, whenever they are put together: the earliest date that a ZIP can say. */
const DATE = new Date(1980, 0, 1);

/**
 * The extension as one downloads it: what was built, and a manifest that knows this address only.
 * @returns undefined when it was not built.
 */
export function zipDeLExtension(dossier: string, adressePublique: string): Uint8Array | undefined {
  if (!existsSync(join(dossier, 'arriere-plan.js'))) return undefined;
  const noms = readdirSync(dossier).filter((nom) => !nom.startsWith('.'));
  const fichiers: Zippable = {};
  for (const nom of noms.toSorted()) fichiers[nom] = new Uint8Array(readFileSync(join(dossier, nom)));
  fichiers['manifest.json'] = strToU8(`${JSON.stringify(manifesteExtension(adressePublique), null, 2)}\n`);
  return zipSync(fichiers, { level: 9, mtime: DATE });
}

/** Beside the pages, without a session: the file holds nobody's data. */
export function servirExtension(app: TypedServer, dossier: string, adressePublique: string): void {
  let zip: Uint8Array | undefined;
  app.get('/extension/francis-teams.zip', { schema: { hide: true } }, async (_request, reply) => {
    zip ??= zipDeLExtension(dossier, adressePublique);
    if (zip === undefined) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .header('content-disposition', 'attachment; filename="francis-teams.zip"')
      .header('cache-control', 'no-cache')
      .type('application/zip')
      .send(Buffer.from(zip));
  });
}
