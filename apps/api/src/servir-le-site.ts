import { PAGES_WEB, type SuDuServeur } from '@francis/contract';
import type { FastifyInstance } from 'fastify';
import type { Configuration } from './config.ts';
import { lirePartage, type PortsPartages, teteDePartage } from './domains/partages/index.ts';
import { redirigerPage } from './pages-web.ts';
import { partiesServies } from './parties-servies.ts';
import { serveWeb } from './platform/http/static-web.ts';
import { dessinerCarte } from './platform/images/carte.ts';

interface Options extends Pick<Configuration['server'], 'webDir' | 'publicUrl'>, Omit<PortsPartages, 'jourDe'> {
  readonly dire: () => SuDuServeur;
}

/** The built interface: its pages, what they tell of themselves, and their pictures. */
export async function servirLeSite(
  app: FastifyInstance,
  { webDir, publicUrl, dire, ...ports }: Options,
): Promise<void> {
  await serveWeb(app, {
    directory: webDir,
    pages: PAGES_WEB,
    written: ['/blog/:id'],
    origin: publicUrl?.replace(/\/$/, ''),
    redirects: redirigerPage,
    head: (chemin) => teteDePartage(chemin, (jeton) => lirePartage(ports, jeton)),
    fill: partiesServies(webDir, dire),
    drawCard: dessinerCarte,
  });
}
