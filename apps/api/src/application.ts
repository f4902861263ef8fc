import { join } from 'node:path';
import { avecTextesOfficiels, recalculer } from '@francis/assistant';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Adapters } from './adapters.ts';
import type { Configuration } from './config.ts';
import { jourDeParis, monterAssistant } from './domains/assistant/index.ts';
import { monterBanque } from './domains/banque/index.ts';
import { monterCabinet } from './domains/cabinet/index.ts';
import { reservesDuDossier } from './domains/analyses/index.ts';
import { clientsDeLAssistant, gardeClients, journalDans, monterClients } from './domains/clients/index.ts';
import { coffreDe, monterComptes } from './domains/comptes/index.ts';
import { creerRechercheCorpus, lireArticle, monterConnaissances } from './domains/connaissances/index.ts';
import { monterConscience } from './domains/conscience/index.ts';
import { conseilsGardes } from './domains/conseils/index.ts';
import { monterDocuments } from './domains/documents/index.ts';
import { accordDe, monterDonneesPersonnelles } from './domains/donnees-personnelles/index.ts';
import { allocationsDe, creerPrestataire, monterFacturation } from './domains/facturation/index.ts';
import { conjointDe, monterFamille } from './domains/famille/index.ts';
import { monterMcp } from './domains/mcp/index.ts';
import { monterPartages } from './domains/partages/index.ts';
import { monterProfil, profilDe } from './domains/profil/index.ts';
import { monterReunions } from './domains/reunions/index.ts';
import { monterSimulateurs } from './domains/simulateurs/index.ts';
import { monterSite } from './domains/site/index.ts';
import { creerLecteur, creerTranscripteur, monterVoix } from './domains/voix/index.ts';
import { lecteurDeDocuments } from './documents-a-part/index.ts';
import { lireEntretienIci, lireProfilIci } from './lecteurs/dans-ce-fil.ts';
import { monterCourrier } from './monter-courrier.ts';
import { preparerOutilsPro } from './monter-outils-pro.ts';
import { servirLeSite } from './servir-le-site.ts';
import { limitByClass } from './platform/http/class-limits.ts';
import { mountCspReport } from './platform/http/csp-report.ts';
import { mountHealth } from './platform/http/health.ts';
import { describeApi } from './platform/http/openapi.ts';
import { createHttpServer, type HttpServer } from './platform/http/server.ts';
import { Jobs } from './platform/jobs/index.ts';
import { MailQueue } from './platform/mail/queue.ts';
import { folderStorage } from './platform/storage/folder.ts';
import { TaskRunner } from './platform/tasks.ts';
import { Turnstile } from './platform/turnstile.ts';

/** Beside the server, in its sources as in its build. */
const FIL_DE_DOCUMENTS = new URL(
  import.meta.url.endsWith('.ts') ? './fil-de-documents.ts' : './fil-de-documents.js',
  import.meta.url,
);
/** How long the answers in progress may still take once the server was told to stop. */
const FIN_DES_REPONSES_MS = 10_000;

/** Documents that are drawn: one holds the thread for a while, so an account gets them one by one. */
const PAPIERS = { places: 2, perAccount: 20 };

/** The whole HTTP application on the given adapters; it listens to nothing yet. */
export async function creerApplication(configuration: Configuration, adapters: Adapters): Promise<HttpServer> {
  const { base, assistant, horloge, logger, secret } = adapters;
  const { mode, server } = configuration;
  const https = isHttps(configuration);
  const app = await createHttpServer({ logger, trustProxy: server.trustProxy, https });
  await describeApi(app, {
    title: 'Francis',
    version: '0.1.0',
    description: 'Assistant fiscal : chaque chiffre vient d’un calcul, avec sa trace et son article.',
  });
  mountHealth(app, { base, mode });
  app.decorate('papers', new Turnstile(PAPIERS));
  limitByClass(app, horloge, configuration.limites);
  mountCspReport(app, horloge);
  const arret = new AbortController();
  app.addHook('preClose', async () => {
    setTimeout(() => arret.abort(new Error('the server stops')), FIN_DES_REPONSES_MS).unref();
  });

  // What nobody waits for stops at once, and is taken up at the next start.
  const arretDesTravaux = new AbortController();
  app.addHook('preClose', async () => arretDesTravaux.abort(new Error('the server stops')));

  const travaux = new Jobs(base, logger);
  runJobs(app, travaux);
  const courriers = monterCourrier(app, { configuration, adapters });

  const routes = app.withTypeProvider<ZodTypeProvider>();
  const comptes = monterComptes(routes, {
    base,
    horloge,
    configuration: configuration.comptes,
    mode,
    secret,
    https,
    courriers,
    adressePublique: configuration.mail.adressePublique,
    logger,
    coutDHachage: adapters.coutDHachage,
  });
  const { identification } = comptes;
  const monterOutilsPro = preparerOutilsPro(routes, { comptes, configuration, adapters });
  const { paiement } = configuration;
  const portsFacturation = {
    base,
    horloge,
    audit: comptes.audit,
    courriers,
    logger,
    adressePublique: configuration.mail.adressePublique,
    contact: configuration.mail.contact,
    configuration: paiement,
    prestataire: await creerPrestataire(paiement, { horloge, logger }),
    inviterPayeur: comptes.inviterPayeur,
    compteParId: comptes.compteAdmis,
  };
  const facturation = monterFacturation(routes, portsFacturation, identification);
  const banque = monterBanque(routes, {
    base,
    horloge,
    logger,
    audit: comptes.audit,
    coffre: coffreDe(configuration.comptes, secret),
    accord: async (utilisateurId) => (await accordDe(base.queries, utilisateurId, 'banque')) === 'accorde',
    identification,
    configuration: configuration.banque,
    adressePublique: configuration.mail.adressePublique,
  });
  const effacerLesEchus = monterDonneesPersonnelles(routes, {
    comptes,
    avantEffacement: async (utilisateurId) => {
      await facturation.terminerTout(utilisateurId);
      await banque.deconnecterTout(utilisateurId);
    },
    apresRetrait: { banque: banque.deconnecterTout },
    delaiMs: configuration.comptes.suppressionDelaiMs,
  });
  const effacement = { name: 'effacement', everyMs: 5 * 60_000, run: effacerLesEchus };
  const courrier = { name: 'courrier', everyMs: 30_000, run: () => courriers.sendDue() };
  const corpus = creerRechercheCorpus(base.queries);
  const programmes = monterMcp(routes, {
    comptes,
    adressePublique: configuration.mail.adressePublique,
    secret,
    anciensSecrets: configuration.comptes.anciensSecrets,
    corpus,
    secondFacteurPro: configuration.comptes.mfaRequisePro,
    logger,
  });
  const documents = monterDocuments(routes, {
    identification,
    ports: {
      base,
      horloge,
      fichiers: adapters.fichiers ?? folderStorage(join(configuration.database.dataDir, 'documents')),
      sceau: coffreDe(configuration.comptes, secret),
      lire: adapters.lireDocument ?? lecteurDeDocuments(FIL_DE_DOCUMENTS),
      arret: arretDesTravaux.signal,
      logger,
    },
  });
  app.decorate('documents', documents);
  const portsClients = {
    base,
    horloge,
    journal: journalDans(comptes.audit),
    secondFacteurRequis: configuration.comptes.mfaRequisePro,
  };
  const { adressePublique } = configuration.mail;
  const portsCabinet = { base, horloge, audit: comptes.audit, courriers, adressePublique };
  const garder = gardeClients(portsClients, identification);
  const tachesCabinet = monterCabinet(routes, { ports: portsCabinet, identification, garder });
  const { lireEntretien = lireEntretienIci } = adapters;
  const { extension } = programmes;
  const reunions = monterReunions(routes, { comptes, clients: portsClients, extension, configuration, lireEntretien });
  const taches = [
    courrier,
    ...monterOutilsPro({ garder, clients: portsClients, documents }),
    ...comptes.taches,
    effacement,
    programmes.tache,
    ...facturation.taches,
    ...banque.taches,
    documents.tache,
    ...tachesCabinet,
    reunions,
  ];
  runTasks(app, new TaskRunner(taches, horloge, logger));
  monterClients(routes, { ports: portsClients, identification, gardes: conseilsGardes });
  monterFamille(routes, { ports: portsClients, identification });
  monterProfil(routes, { base, horloge, identification });
  monterConnaissances(routes, { horloge, corpus });
  monterSimulateurs(routes, { horloge, ...configuration.simulateurs });
  monterPartages(routes, { base, horloge, jourDe: jourDeParis, ...configuration.simulateurs });
  const site = monterSite(routes, {
    ...configuration.site,
    contact: configuration.mail.contact,
    horloge,
    courriers,
  });
  monterConscience(routes, { horloge, ...configuration.simulateurs });
  monterVoix(routes, {
    identification,
    horloge,
    logger,
    lecteur: creerLecteur(configuration.voix),
    transcripteur: creerTranscripteur(configuration.voix),
    accordAudio: (utilisateurId) => accordDe(base.queries, utilisateurId, 'audio'),
    lireEntretien,
    ...configuration.voix,
  });
  const duDossier = { reserves: reservesDuDossier, conjointDe };
  monterAssistant(routes, {
    identification,
    questionsParMinute: configuration.assistant.questionsParMinute,
    echauffer: adapters.embarque !== undefined,
    clients: { garder, ...clientsDeLAssistant(portsClients, identification, duDossier) },
    ports: {
      base,
      horloge,
      assistant: avecTextesOfficiels(assistant, corpus),
      embarque: avecTextesOfficiels(adapters.embarque ?? assistant, corpus),
      allocationPayee: allocationsDe(paiement, horloge),
      lireProfil: adapters.lireProfil ?? lireProfilIci,
      recalculer: adapters.recalculer ?? recalculer,
      accordModeleTiers: (requetes, utilisateurId) => accordDe(requetes, utilisateurId, 'modele_tiers'),
      lireArticle: (citation, revenus) =>
        lireArticle(corpus, { citation, revenus, aujourdhui: jourDeParis(horloge.now()) }),
      profilDe: (utilisateurId) => profilDe(base, utilisateurId),
      configuration: configuration.assistant,
      arret: arret.signal,
      logger,
    },
  });

  await servirLeSite(app, { ...server, base, horloge, dire: () => ({ vente: facturation.enVente(), ...site }) });
  return app;
}

/** Only a server that listens works on its own; a test asks for each round. */
function runTasks(app: HttpServer, tasks: TaskRunner): void {
  app.decorate('tasks', tasks);
  app.addHook('onListen', async () => tasks.start());
  app.addHook('onClose', () => tasks.stop());
}

/** As for tasks, a test asks for each round. */
function runJobs(app: HttpServer, jobs: Jobs): void {
  app.decorate('jobs', jobs);
  app.addHook('onListen', () => jobs.start());
  app.addHook('onClose', () => jobs.stop());
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Kinds are registered by the domains that are mounted, and worked on once the server listens. */
    readonly jobs: Jobs;
    readonly tasks: TaskRunner;
    readonly documents: ReturnType<typeof monterDocuments>;
    readonly mailQueue: MailQueue;
    /** Before whatever is drawn for an account: a PDF, a workbook. */
    readonly papers: Turnstile;
  }
}

/** In production the browser is expected behind https unless the public address says otherwise. */
const isHttps = ({ mode, server }: Configuration): boolean =>
  server.publicUrl === undefined ? mode === 'production' : server.publicUrl.startsWith('https:');
