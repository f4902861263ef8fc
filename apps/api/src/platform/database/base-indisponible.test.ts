import { createServer, connect, type Server, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creerApplication } from '../../application.ts';
import { parseConfiguration } from '../../config.ts';
import { creerAssistantDouble } from '../../testing/assistant-double.ts';
import { type BaseDeTest, MIGRATIONS, ouvrirBaseDeTest, URL_POSTGRESQL } from '../../testing/base-de-test.ts';
import { creerHorloge } from '../../testing/horloge.ts';
import type { HttpServer } from '../http/server.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const logger = pino({ level: 'silent' });

/** A cable to PostgreSQL that the test can cut. */
class Cable {
  readonly #prises = new Set<Socket>();
  #coupe = false;
  #serveur: Server | undefined;

  ouvrir(versHote: string, versPort: number): Promise<number> {
    return new Promise((resolve) => {
      this.#serveur = createServer((prise) => {
        if (this.#coupe) {
          prise.destroy();
          return;
        }
        const base = connect(versPort, versHote);
        for (const bout of [prise, base]) {
          this.#prises.add(bout);
          bout.on('error', () => undefined);
          bout.on('close', () => this.#prises.delete(bout));
        }
        prise.pipe(base).pipe(prise);
      }).listen(0, '127.0.0.1', () => {
        const adresse = this.#serveur?.address();
        resolve(typeof adresse === 'object' && adresse ? adresse.port : 0);
      });
    });
  }

  couper(): void {
    this.#coupe = true;
    for (const prise of this.#prises) prise.destroy();
  }

  retablir(): void {
    this.#coupe = false;
  }

  fermer(): void {
    this.couper();
    this.#serveur?.close();
  }
}

describe.skipIf(URL_POSTGRESQL === undefined)('PostgreSQL coupé', () => {
  const cable = new Cable();
  let ouverte: BaseDeTest;
  let base: Database;
  let app: HttpServer;

  beforeAll(async () => {
    ouverte = await ouvrirBaseDeTest(logger);
    const url = new URL(ouverte.url ?? '');
    const port = await cable.ouvrir(url.hostname, Number(url.port || 5432));
    url.host = `127.0.0.1:${port}`;
    base = await openDatabase({ url: url.href, dataDir: '', migrationsFolder: MIGRATIONS, logger });
    app = await creerApplication(parseConfiguration({}, '/nulle-part'), {
      base,
      assistant: creerAssistantDouble(),
      horloge: creerHorloge(),
      logger,
      secret: 'secret de test',
    });
  });
  afterAll(async () => {
    await app.close();
    await base.close();
    cable.fermer();
    await ouverte.fermer();
  });

  const seConnecter = () =>
    app.inject({ method: 'POST', url: '/api/auth/secure-login', payload: { email: 'a@b.test', password: 'x' } });

  test('répond 503 sans détail, garde le calcul, puis revient seul', async () => {
    expect((await seConnecter()).statusCode).toBe(401);
    // More cuts than the pool has connections: none must be lost.
    for (let tour = 0; tour < 12; tour += 1) {
      cable.couper();
      const pannes = await Promise.all([seConnecter(), app.inject({ url: '/healthz' })]);
      for (const panne of pannes) {
        expect(panne.statusCode).toBe(503);
        expect(panne.json()).toMatchObject({ code: 'BASE_INDISPONIBLE' });
        expect(panne.headers['retry-after']).toBe('5');
        expect(panne.body).not.toMatch(/ECONN|127\.0\.0\.1|select|terminated/);
      }
      const calcul = await app.inject({
        method: 'POST',
        url: '/api/tools/calculate-tmi',
        payload: { revenus_annuels: 30_000 },
      });
      expect(calcul.statusCode).toBe(200);
      cable.retablir();
      expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200);
    }
    expect((await seConnecter()).statusCode).toBe(401);
  });

  test('une transaction coupée au milieu rend sa connexion', async () => {
    for (let tour = 0; tour < 12; tour += 1) {
      const coupee = base.transaction(async (requetes) => {
        await requetes.execute('select 1');
        cable.couper();
        await requetes.execute('select 1');
      });
      await expect(coupee).rejects.toSatisfy(isDatabaseUnavailable);
      cable.retablir();
    }
    await expect(base.ping()).resolves.toBeUndefined();
  });
});

test('un PostgreSQL absent au démarrage est un refus en français', async () => {
  const ouverture = openDatabase({
    url: 'postgres://postgres@127.0.0.1:9/absent',
    dataDir: '',
    migrationsFolder: MIGRATIONS,
    logger,
    patienceMs: 0,
  });
  await expect(ouverture).rejects.toThrow('La base PostgreSQL de DATABASE_URL ne répond pas.');
});

test.skipIf(URL_POSTGRESQL === undefined)(
  'quatre instances qui démarrent ensemble migrent l’une après l’autre',
  async () => {
    const ouverte = await ouvrirBaseDeTest(logger);
    const vide = new URL(ouverte.url ?? '');
    await ouverte.base.queries.execute('drop schema public cascade');
    await ouverte.base.queries.execute('drop schema drizzle cascade');
    await ouverte.base.queries.execute('drop schema pgboss cascade');
    await ouverte.base.queries.execute('create schema public');
    const bases = await Promise.all(
      Array.from({ length: 4 }, () =>
        openDatabase({ url: vide.href, dataDir: '', migrationsFolder: MIGRATIONS, logger }),
      ),
    );
    const reponses = await Promise.allSettled(bases.map((base) => base.ping()));
    expect(reponses.every(({ status }) => status === 'fulfilled')).toBe(true);
    for (const base of bases) await base.close();
    await ouverte.fermer();
  },
);
