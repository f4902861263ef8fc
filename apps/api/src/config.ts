import { resolve } from 'node:path';
import { z } from 'zod';
import { StartupError } from './platform/errors.ts';

const entier = (min: number, max: number, defaut: number) =>
  z
    .string()
    .regex(/^\d+$/, 'doit être un nombre entier')
    .transform(Number)
    .pipe(z.number().min(min, `doit être au moins ${min}`).max(max, `doit être au plus ${max}`))
    .default(defaut);

const MODES = ['demonstration', 'production'] as const;
const NIVEAUX = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LONGUEUR_CLE = 32;

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
  LOG_LEVEL: z.enum(NIVEAUX, `doit valoir ${NIVEAUX.join(', ')}`).optional(),
  SIGNING_KEY: z.string().min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`).optional(),
  ENCRYPTION_KEY: z.string().min(LONGUEUR_CLE, `doit compter au moins ${LONGUEUR_CLE} caractères`).optional(),
  SMTP_URL: url(/^smtps?:$/, 'doit être une adresse smtp://… ou smtps://…').optional(),
  MAIL_EXPEDITEUR: z
    .string()
    .regex(/^[^\r\n]{3,200}$/, 'doit tenir sur une ligne')
    .default('Francis <ne-pas-repondre@francis.test>'),
  EMAIL_VERIFIE_REQUIS: z.enum(['oui', 'non'], 'doit valoir « oui » ou « non »').default('non'),
  EMAILS_PAR_HEURE: entier(1, 1_000_000, 30),
  MFA_REQUISE_PRO: z.enum(['oui', 'non'], 'doit valoir « oui » ou « non »').optional(),
  SUPPRESSION_DELAI_JOURS: entier(0, 30, 15),
  AUDIT_JOURS: entier(30, 1_100, 90),
  QUOTA_GRATUIT: entier(0, 1_000_000, 10),
  QUOTA_MENSUEL: entier(0, 1_000_000, 30),
  QUESTIONS_PAR_MINUTE: entier(1, 1_000_000, 120),
  MODELE_DELAI_SECONDES: entier(1, 600, 60),
  JETON_ACCES_MINUTES: entier(1, 480, 30),
  SESSION_INACTIVITE_MINUTES: entier(1, 1440, 30),
  SESSION_MAX_HEURES: entier(1, 168, 8),
  CONNEXION_ECHECS_MAX: entier(1, 100, 5),
  CONNEXION_VERROU_MINUTES: entier(1, 1440, 15),
  CONNEXION_ECHECS_PAR_ADRESSE: entier(1, 1_000_000, 100),
  INSCRIPTIONS_PAR_HEURE: entier(1, 1_000_000, 100),
  SIMULATIONS_PAR_MINUTE: entier(1, 1_000_000, 120),
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
  };
  readonly database: { readonly url: string | undefined; readonly dataDir: string };
  readonly comptes: {
    readonly signingKey: string | undefined;
    readonly accessTokenMs: number;
    readonly inactiviteMs: number;
    readonly sessionMaxMs: number;
    readonly echecsMax: number;
    readonly verrouMs: number;
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
    /** Start of the links in messages: from the configuration, never from a request. */
    readonly adressePublique: string;
  };
  readonly assistant: {
    /** Questions a month by plan; null is unlimited. */
    readonly quotas: { readonly gratuit: number; readonly mensuel: number; readonly illimite: null };
    readonly questionsParMinute: number;
    readonly delaiModeleMs: number;
  };
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
      const recu = /KEY|URL/.test(nom) ? '' : ` (reçu « ${donnees[nom]} »)`;
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
  return {
    mode: e.FRANCIS_MODE,
    server: {
      port: e.PORT,
      host: e.HOST,
      publicUrl: e.PUBLIC_URL,
      trustProxy: parseTrustProxy(e.TRUST_PROXY),
      logLevel: e.LOG_LEVEL ?? (e.FRANCIS_MODE === 'production' ? 'info' : 'warn'),
      webDir: resolve(root, 'apps/web/dist'),
    },
    database: { url: e.DATABASE_URL, dataDir: resolve(root, e.DATA_DIR) },
    comptes: {
      signingKey: e.SIGNING_KEY,
      accessTokenMs: e.JETON_ACCES_MINUTES * MINUTE,
      inactiviteMs: e.SESSION_INACTIVITE_MINUTES * MINUTE,
      sessionMaxMs: e.SESSION_MAX_HEURES * 60 * MINUTE,
      echecsMax: e.CONNEXION_ECHECS_MAX,
      verrouMs: e.CONNEXION_VERROU_MINUTES * MINUTE,
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
      adressePublique: (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/$/, ''),
    },
    assistant: {
      quotas: { gratuit: e.QUOTA_GRATUIT, mensuel: e.QUOTA_MENSUEL, illimite: null },
      questionsParMinute: e.QUESTIONS_PAR_MINUTE,
      delaiModeleMs: e.MODELE_DELAI_SECONDES * 1000,
    },
    simulateurs: { simulationsParMinute: e.SIMULATIONS_PAR_MINUTE },
  };
}

function parseTrustProxy(texte: string | undefined): number | string | false {
  if (texte === undefined || texte === '0' || texte === 'false') return false;
  return /^\d+$/.test(texte) ? Number(texte) : texte;
}
