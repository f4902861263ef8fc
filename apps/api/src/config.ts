import { resolve } from 'node:path';
import { z } from 'zod';
import { estDeCetteMachine } from './cette-machine.ts';
import { type Hebergement, lireHebergement, VARIABLES_MODELE } from './config-modele.ts';
import { type ConfigurationBanque, lireBanque, VARIABLES_BANQUE } from './config-banque.ts';
import { type ConfigurationPaiement, lirePaiement, VARIABLES_PAIEMENT } from './config-paiement.ts';
import { lirePromesses, lireSite, VARIABLES_SITE } from './config-site.ts';
import { lireVoix, VARIABLES_VOIX } from './config-voix.ts';
import type { ConfigurationSite } from './domains/site/index.ts';
import type { ConfigurationVoix } from './domains/voix/index.ts';
import { StartupError } from './platform/errors.ts';
import { LONGUEUR_CLE } from './secret.ts';

const entier = (min: number, max: number, defaut: number) =>
  z
    .string()
    .regex(/^\d+$/, 'doit être un nombre entier')
    .transform(Number)
    .pipe(z.number().min(min, `doit être au moins ${min}`).max(max, `doit être au plus ${max}`))
    .default(defaut);

const MODES = ['demonstration', 'production'] as const;
const NIVEAUX = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const estEmetteurSur = (texte: string): boolean => {
  if (!URL.canParse(texte)) return false;
  const { protocol } = new URL(texte);
  return protocol === 'https:' || (protocol === 'http:' && estDeCetteMachine(texte));
};

const url = (protocoles: RegExp, message: string) =>
  z.string().refine((texte) => URL.canParse(texte) && protocoles.test(new URL(texte).protocol), message);

/** Every variable that the server reads. `docs/operations/configuration.md` explains them. */
const Environnement = z.object({
  FRANCIS_MODE: z.enum(MODES, 'doit valoir « demonstration » ou « production »').default('demonstration'),
  PORT: entier(0, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.francis/data'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'doit être une adresse postgres://…').optional(),
  PUBLIC_URL: url(/^https?:$/, 'doit être une adresse http:// ou https://').optional(),
  TRUST_PROXY: z.string().optional(),
  WEBHOOKS_LOCAUX: z.enum(['oui', 'non'], 'doit valoir oui ou non').default('non'),
  LOG_LEVEL: z.enum(NIVEAUX, `doit valoir ${NIVEAUX.join(', ')}`).optional(),
  SIGNING_KEY: z.string().min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`).optional(),
  ENCRYPTION_KEY: z.string().min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`).optional(),
  SIGNING_KEY_PRECEDENTE: z.string().min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`).optional(),
  ENCRYPTION_KEY_PRECEDENTE: z
    .string()
    .min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`)
    .optional(),
  OIDC_ISSUER: z
    .string()
    .refine(estEmetteurSur, 'doit être une adresse https:// (http:// pour cette machine seulement)')
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NOM: z.string().max(40).default('Connexion unique'),
  SMTP_URL: url(/^smtps?:$/, 'doit être une adresse smtp://… ou smtps://…').optional(),
  MAIL_EXPEDITEUR: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'doit tenir sur une ligne')
    .default('Francis <ne-pas-repondre@francis.test>'),
  MAIL_CONTACT: z.email('doit être une adresse e-mail').optional(),
  EMAIL_VERIFIE_REQUIS: z.enum(['oui', 'non'], 'doit valoir « oui » ou « non »').default('non'),
  EMAILS_PAR_HEURE: entier(1, 1_000_000, 30),
  MFA_REQUISE_PRO: z.enum(['oui', 'non'], 'doit valoir « oui » ou « non »').optional(),
  SUPPRESSION_DELAI_JOURS: entier(0, 30, 15),
  AUDIT_JOURS: entier(30, 1_100, 90),
  CONSERVATION_CONSEILS_ANNEES: entier(1, 30, 5),
  QUOTA_GRATUIT: entier(0, 1_000_000, 10),
  LECTEURS: entier(0, 64, 0),
  QUESTIONS_PAR_MINUTE: entier(1, 1_000_000, 120),
  MODELE_DELAI_SECONDES: entier(1, 600, 60),
  ...VARIABLES_SITE,
  ...VARIABLES_MODELE,
  ...VARIABLES_VOIX,
  ...VARIABLES_PAIEMENT,
  ...VARIABLES_BANQUE,
  JETON_ACCES_MINUTES: entier(1, 480, 30),
  SESSION_INACTIVITE_MINUTES: entier(1, 1440, 30),
  SESSION_MAX_HEURES: entier(1, 168, 8),
  CONNEXION_ECHECS_MAX: entier(1, 100, 5),
  CONNEXION_VERROU_MINUTES: entier(1, 1440, 15),
  CONNEXION_ECHECS_PAR_COMPTE: entier(1, 1_000_000, 20),
  CONNEXION_ECHECS_PAR_ADRESSE: entier(1, 1_000_000, 100),
  INSCRIPTIONS_PAR_HEURE: entier(1, 1_000_000, 100),
  SIMULATIONS_PAR_MINUTE: entier(1, 1_000_000, 120),
  LECTURES_PAR_MINUTE: entier(1, 1_000_000, 3_000),
  ECRITURES_PAR_MINUTE: entier(1, 1_000_000, 600),
});

export interface Configuration {
  readonly mode: (typeof MODES)[number];
  readonly server: {
    readonly port: number;
    readonly host: string;
    readonly publicUrl: string | undefined;
    /** What Fastify's `trustProxy` takes: a number of hops or a list of addresses; off by default. */
    readonly trustProxy: number | string | false;
    readonly logLevel: (typeof NIVEAUX)[number];
    /** Folder of the built web application. */
    readonly webDir: string;
    /** Folder of the built Teams extension. */
    readonly extensionDir: string;
  };
  readonly database: { readonly url: string | undefined; readonly dataDir: string };
  readonly comptes: {
    readonly signingKey: string | undefined;
    /** Earlier secrets, which still read what they signed or sealed. */
    readonly anciensSecrets: readonly string[];
    readonly anciennesClesDeChiffrement: readonly string[];
    /** Login with another provider; absent, there is none. */
    readonly oidc:
      | {
          readonly id: string;
          readonly nom: string;
          readonly issuer: string;
          readonly clientId: string;
          readonly clientSecret: string;
        }
      | undefined;
    readonly accessTokenMs: number;
    readonly inactiviteMs: number;
    readonly sessionMaxMs: number;
    readonly echecsMax: number;
    readonly verrouMs: number;
    /** By strangers to the account, all addresses together. */
    readonly echecsParCompte: number;
    readonly echecsParAdresse: number;
    readonly inscriptionsParHeure: number;
    readonly emailsParHeure: number;
    /** Secret of what is stored encrypted; the signing one when absent. */
    readonly encryptionKey: string | undefined;
    readonly emailVerifieRequis: boolean;
    /** A professional shows a second factor before reading a client file. */
    readonly mfaRequisePro: boolean;
    readonly suppressionDelaiMs: number;
    readonly auditMs: number;
  };
  readonly mail: {
    readonly smtpUrl: string | undefined;
    readonly expediteur: string;
    /** Where people write to us; none, and no page offers it. */
    readonly contact: string | undefined;
    /** Start of the links in messages: from the configuration, never from a request. */
    readonly adressePublique: string;
  };
  readonly assistant: {
    /** Questions a month without a plan; those of the plans are in their catalogue. */
    readonly quotaGratuit: number;
    readonly questionsParMinute: number;
    /** Threads that read questions; as many as cores when it is not said. */
    readonly lecteurs: number | undefined;
    readonly delaiModeleMs: number;
    /** The model that answers elsewhere, when there is one beside the embedded one. */
    readonly heberge: Hebergement | undefined;
  };
  /** Years that validated advice is kept. */
  readonly conseils: { readonly conservationAnnees: number };
  readonly site: Pick<ConfigurationSite, 'editeur' | 'promesses'>;
  readonly voix: ConfigurationVoix;
  readonly paiement: ConfigurationPaiement;
  readonly banque: ConfigurationBanque;
  /** Webhooks may lead to this machine: a demonstration. */
  readonly webhooksLocaux: boolean;
  /** Of one address, on the whole API. */
  readonly limites: { readonly readsPerMinute: number; readonly writesPerMinute: number };
  readonly simulateurs: { readonly simulationsParMinute: number };
}

const MINUTE = 60_000;
const JOUR = 86_400_000;

/**
 * @param root folder of the project: relative paths of the environment start there.
 * @throws StartupError naming every faulty variable in French.
 */
export function parseConfiguration(env: Readonly<Record<string, string | undefined>>, root: string): Configuration {
  const donnees = Object.fromEntries(Object.entries(env).filter(([, valeur]) => valeur !== undefined && valeur !== ''));
  const lecture = Environnement.safeParse(donnees);
  if (!lecture.success) {
    const fautes = lecture.error.issues.map((faute) => {
      const nom = String(faute.path[0]);
      // The value of a secret or of an address with its password is never repeated.
      const recu = /KEY|URL|SECRET|CLE$/.test(nom) ? '' : ` (reçu « ${donnees[nom]} »)`;
      return `  ${nom} ${faute.message}${recu}`;
    });
    throw new StartupError(`Configuration invalide :\n${fautes.join('\n')}`);
  }
  const e = lecture.data;
  if (e.FRANCIS_MODE === 'production' && e.SIGNING_KEY === undefined) {
    throw new StartupError(
      'Configuration invalide :\n  SIGNING_KEY est obligatoire en production : donnez un secret aléatoire d’au moins 32 caractères (« openssl rand -base64 48 »).',
    );
  }
  const fautes: string[] = [];
  const heberge = lireHebergement(e, e.MODELE_DELAI_SECONDES, fautes);
  const voix = lireVoix(e, env['PATH'] ?? '', fautes);
  const contexte = { demonstration: e.FRANCIS_MODE === 'demonstration', publicUrl: e.PUBLIC_URL };
  const paiement = lirePaiement(e, contexte, fautes);
  const banque = lireBanque(e, contexte, fautes);
  if (e.WEBHOOKS_LOCAUX === 'oui' && e.FRANCIS_MODE === 'production')
    fautes.push(
      'WEBHOOKS_LOCAUX=oui est refusé en production : un webhook ne mène jamais à cette machine ni à son réseau.',
    );
  if (fautes.length > 0) throw new StartupError(`Configuration invalide :\n${fautes.map((f) => `  ${f}`).join('\n')}`);
  return {
    mode: e.FRANCIS_MODE,
    server: {
      port: e.PORT,
      host: e.HOST,
      publicUrl: e.PUBLIC_URL,
      trustProxy: parseTrustProxy(e.TRUST_PROXY),
      logLevel: e.LOG_LEVEL ?? (e.FRANCIS_MODE === 'production' ? 'info' : 'warn'),
      webDir: resolve(root, 'apps/web/dist'),
      extensionDir: resolve(root, 'apps/extension/dist'),
    },
    database: { url: e.DATABASE_URL, dataDir: resolve(root, e.DATA_DIR) },
    comptes: {
      signingKey: e.SIGNING_KEY,
      anciensSecrets: e.SIGNING_KEY_PRECEDENTE === undefined ? [] : [e.SIGNING_KEY_PRECEDENTE],
      anciennesClesDeChiffrement: e.ENCRYPTION_KEY_PRECEDENTE === undefined ? [] : [e.ENCRYPTION_KEY_PRECEDENTE],
      oidc: lireOidc(e),
      accessTokenMs: e.JETON_ACCES_MINUTES * MINUTE,
      inactiviteMs: e.SESSION_INACTIVITE_MINUTES * MINUTE,
      sessionMaxMs: e.SESSION_MAX_HEURES * 60 * MINUTE,
      echecsMax: e.CONNEXION_ECHECS_MAX,
      verrouMs: e.CONNEXION_VERROU_MINUTES * MINUTE,
      echecsParCompte: e.CONNEXION_ECHECS_PAR_COMPTE,
      echecsParAdresse: e.CONNEXION_ECHECS_PAR_ADRESSE,
      inscriptionsParHeure: e.INSCRIPTIONS_PAR_HEURE,
      emailsParHeure: e.EMAILS_PAR_HEURE,
      encryptionKey: e.ENCRYPTION_KEY,
      emailVerifieRequis: e.EMAIL_VERIFIE_REQUIS === 'oui',
      mfaRequisePro: e.MFA_REQUISE_PRO === undefined ? e.FRANCIS_MODE === 'production' : e.MFA_REQUISE_PRO === 'oui',
      suppressionDelaiMs: e.SUPPRESSION_DELAI_JOURS * JOUR,
      auditMs: e.AUDIT_JOURS * JOUR,
    },
    mail: {
      smtpUrl: e.SMTP_URL,
      expediteur: e.MAIL_EXPEDITEUR,
      contact: e.MAIL_CONTACT ?? (e.FRANCIS_MODE === 'demonstration' ? 'contact@francis.test' : undefined),
      adressePublique: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    },
    assistant: {
      quotaGratuit: e.QUOTA_GRATUIT,
      questionsParMinute: e.QUESTIONS_PAR_MINUTE,
      lecteurs: e.LECTEURS === 0 ? undefined : e.LECTEURS,
      delaiModeleMs: e.MODELE_DELAI_SECONDES * 1000,
      heberge,
    },
    conseils: { conservationAnnees: e.CONSERVATION_CONSEILS_ANNEES },
    site: { editeur: lireSite(e), promesses: lirePromesses(e) },
    voix,
    paiement,
    banque,
    webhooksLocaux: e.WEBHOOKS_LOCAUX === 'oui',
    limites: { readsPerMinute: e.LECTURES_PAR_MINUTE, writesPerMinute: e.ECRITURES_PAR_MINUTE },
    simulateurs: { simulationsParMinute: e.SIMULATIONS_PAR_MINUTE },
  };
}

function parseTrustProxy(texte: string | undefined): number | string | false {
  if (texte === undefined || texte === '0' || texte === 'false') return false;
  return /^\d+$/.test(texte) ? Number(texte) : texte;
}

/** The three settings go together: one alone would fail at the first login instead of at the start. */
function lireOidc(e: z.infer<typeof Environnement>): Configuration['comptes']['oidc'] {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NOM: nom } = e;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new StartupError(
      'Configuration invalide :\n  OIDC_ISSUER, OIDC_CLIENT_ID et OIDC_CLIENT_SECRET se donnent ensemble.',
    );
  }
  return { id: 'oidc', nom, issuer, clientId, clientSecret };
}
