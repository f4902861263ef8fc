import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { type CleFormule, FORMULES, type SessionReponse } from '@francis/contract';
import { eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { z } from 'zod';
import { creerApplication } from '../application.ts';
import { type Configuration, parseConfiguration } from '../config.ts';
import type { LecteurDeDocuments } from '../documents-a-part/index.ts';
import type { Reseau } from '../domains/webhooks/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { HttpServer } from '../platform/http/server.ts';
import { loggingOptions } from '../platform/logging.ts';
import { ajouterPeriode } from '../domains/facturation/periodes.ts';
import { abonnements, utilisateurs } from '../schema/index.ts';
import { type AssistantDouble, creerAssistantDouble } from './assistant-double.ts';
import { type BaseDeTest, ouvrirBaseDeTest } from './base-de-test.ts';
import { fichiersEnMemoire, fluxEnMemoire } from './fichiers-en-memoire.ts';
import { creerHorloge, type HorlogeDeTest } from './horloge.ts';

export const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

export interface Personne {
  readonly id: string;
  readonly email: string;
  readonly jeton: string;
  /** The refresh cookie, as a `cookie` header. */
  readonly cookie: string;
  readonly entetes: { readonly authorization: string };
}

export interface ApplicationDeTest {
  readonly app: HttpServer;
  readonly base: Database;
  readonly horloge: HorlogeDeTest;
  readonly assistant: AssistantDouble;
  /** Files that the server keeps. */
  readonly fichiers: ReturnType<typeof fichiersEnMemoire>;
  /** Archives of firms that the server keeps. */
  readonly archives: ReturnType<typeof fluxEnMemoire>;
  /** Lines of the log, parsed. */
  readonly journal: Record<string, unknown>[];
  /** Another application on the same database: a second instance. */
  jumelle(reglages?: Reglages): Promise<HttpServer>;
  injecter(requete: InjectOptions): Promise<LightMyRequestResponse>;
  /** A new account with its session, whose address is proved; a professional holds an unlimited plan. */
  personne(accountType?: 'particulier' | 'professionnel'): Promise<Personne>;
  /** The same, as the sign-up leaves it. */
  personneNonProuvee(accountType?: 'particulier' | 'professionnel'): Promise<Personne>;
  demander(personne: Personne, question?: string, plus?: Record<string, unknown>): Promise<LightMyRequestResponse>;
  connecter(email: string, options?: { motDePasse?: string; adresse?: string }): Promise<LightMyRequestResponse>;
}

export interface Reglages {
  /** Environment of the server, as text. */
  readonly env?: Readonly<Record<string, string>>;
  readonly modifier?: (configuration: Configuration) => Configuration;
  /** Milliseconds before a message that anyone may ask for is made; waiting for the queue does not wait for it. */
  readonly delaiDesDemandes?: number;
  /** Reads the documents, when it is not the reader run from its sources. */
  readonly lireDocument?: LecteurDeDocuments;
  /** How webhooks leave, when it is not by the system. */
  readonly reseau?: Reseau;
  /** The double is the embedded reader too. */
  readonly embarque?: boolean;
  /** Passwords are hashed at the cost that the product gives them, not at that of a test. */
  readonly hachageEntier?: boolean;
  /** The test provokes errors that are logged. */
  readonly erreursAttendues?: boolean;
}

/** One application on a database of its own for the whole file. */
export function avecApplication(reglages: Reglages = {}): ApplicationDeTest {
  // Filled before the first test; a test that reads it earlier fails on `undefined`, as it should.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const contexte = {} as { -readonly [cle in keyof ApplicationDeTest]: ApplicationDeTest[cle] };
  const ouvertes: HttpServer[] = [];
  let ouverte: BaseDeTest;

  beforeAll(async () => {
    vi.spyOn(console, 'error');
    vi.spyOn(console, 'warn');
    contexte.journal = [];
    const logger = pino(loggingOptions('info'), capturer(contexte.journal));
    ouverte = await ouvrirBaseDeTest(logger);
    contexte.base = ouverte.base;
    contexte.horloge = creerHorloge();
    contexte.assistant = creerAssistantDouble();
    contexte.fichiers = fichiersEnMemoire();
    contexte.archives = fluxEnMemoire();
    contexte.jumelle = async (autres = reglages) => {
      const lue = parseConfiguration({ ...SANS_LIMITE, ...autres.env }, '/nulle-part');
      const configuration = autres.modifier?.(lue) ?? lue;
      const { base, assistant, horloge, fichiers, archives } = contexte;
      const delai = autres.delaiDesDemandes ?? 0;
      const lecteur = autres.lireDocument && { lireDocument: autres.lireDocument };
      const adapters = {
        base,
        assistant,
        horloge,
        fichiers,
        archives,
        logger,
        secret: SECRET,
        delaiDesDemandes: () => delai,
        ...lecteur,
        ...(!autres.hachageEntier && { coutDHachage: HACHAGE_BREF }),
        ...(autres.reseau && { reseau: autres.reseau }),
        ...(autres.embarque && { embarque: assistant }),
      };
      const app = await creerApplication(configuration, adapters);
      ouvertes.push(app);
      return app;
    };
    contexte.app = await contexte.jumelle();
  });

  afterAll(async () => {
    for (const app of ouvertes) await app.close();
    await ouverte.fermer();
    // The next file of this process starts with a console of its own, whatever this one printed.
    const imprime = [console.error, console.warn].flatMap((dire) => vi.mocked(dire).mock.calls);
    vi.restoreAllMocks();
    expect(imprime).toEqual([]);
    if (!reglages.erreursAttendues) {
      expect(contexte.journal.filter(({ level }) => Number(level) >= NIVEAU_ERREUR)).toEqual([]);
    }
  });

  contexte.injecter = (requete) => contexte.app.inject(requete);
  contexte.connecter = (email, { motDePasse = MOT_DE_PASSE, adresse = '192.0.2.1' } = {}) =>
    contexte.app.inject({
      method: 'POST',
      url: '/api/auth/secure-login',
      remoteAddress: adresse,
      payload: { email, password: motDePasse },
    });
  contexte.personne = async (accountType) => {
    const personne = await contexte.personneNonProuvee(accountType);
    const emailVerifieLe = contexte.horloge.now();
    await contexte.base.queries.update(utilisateurs).set({ emailVerifieLe }).where(eq(utilisateurs.id, personne.id));
    if (accountType === 'professionnel') await abonner(contexte, personne, 'PRO_ANNUAL');
    return personne;
  };
  contexte.personneNonProuvee = async (accountType = 'particulier') => {
    const email = `${randomUUID()}@exemple.test`;
    const inscription = await contexte.app.inject({
      method: 'POST',
      url: '/api/auth/secure-signup',
      payload: { email, password: MOT_DE_PASSE, fullName: 'Ada Lovelace', accountType },
    });
    expect(inscription.statusCode).toBe(201);
    return enPersonne(email, await contexte.connecter(email));
  };
  contexte.demander = (personne, question = 'Combien d’impôt ?', plus = {}) =>
    contexte.app.inject({
      method: 'POST',
      url: '/api/ask',
      headers: personne.entetes,
      payload: { question, ...plus },
    });
  return contexte;
}

/** A plan that the account holds from now on, as if it had been paid. */
export async function abonner(
  { base, horloge }: Pick<ApplicationDeTest, 'base' | 'horloge'>,
  { id: utilisateurId }: Pick<Personne, 'id'>,
  formule: CleFormule,
): Promise<string> {
  const id = randomUUID();
  const debutPeriode = horloge.now();
  await base.queries.insert(abonnements).values({
    id,
    utilisateurId,
    formule,
    prestataire: 'stripe',
    statut: 'actif',
    souscritLe: debutPeriode,
    debutPeriode,
    finPeriode: ajouterPeriode(debutPeriode, FORMULES[formule].interval),
    renouvele: true,
  });
  return id;
}

/** The clock of a test stands still: whatever it calls falls in the same minute. */
const SANS_LIMITE = { LECTURES_PAR_MINUTE: '1000000', ECRITURES_PAR_MINUTE: '1000000' };

/** Two of every account's: the time of a run is not for them. */
const HACHAGE_BREF = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const LigneDeJournal = z.record(z.string(), z.unknown());
export const SECRET = 'secret de test, assez long pour signer';
const NIVEAU_ERREUR = 50;

export function enPersonne(email: string, connexion: LightMyRequestResponse): Personne {
  expect(connexion.statusCode).toBe(200);
  const session = connexion.json<SessionReponse>();
  return {
    id: session.user.id,
    email,
    jeton: session.access_token,
    cookie: cookieDe(connexion),
    entetes: { authorization: `Bearer ${session.access_token}` },
  };
}

/** The cookies that an answer sets, as a `cookie` header. */
export const cookieDe = (reponse: LightMyRequestResponse): string =>
  reponse.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

const capturer = (lignes: Record<string, unknown>[]): Writable =>
  new Writable({
    write: (bloc: Buffer, _encodage, suite) => {
      for (const ligne of bloc.toString().split('\n').filter(Boolean)) {
        lignes.push(LigneDeJournal.parse(JSON.parse(ligne)));
      }
      suite();
    },
  });
