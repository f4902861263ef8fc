import { describe, expect, test } from 'vitest';
import { parseConfiguration } from './config.ts';

const lire = (env: Record<string, string> = {}) => parseConfiguration(env, '/projet');
const CLE = 'x'.repeat(32);

describe('mode', () => {
  test.each([
    {},
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgres://localhost/francis' },
    { NODE_ENV: 'production', DATABASE_URL: 'postgres://localhost/francis', CI: '1', SIGNING_KEY: CLE },
  ])('%j reste en démonstration', (env) => {
    expect(lire(env).mode).toBe('demonstration');
  });

  test('seul FRANCIS_MODE=production met en production, avec un secret', () => {
    expect(lire({ FRANCIS_MODE: 'production', SIGNING_KEY: CLE, NODE_ENV: 'development' }).mode).toBe('production');
    expect(() => lire({ FRANCIS_MODE: 'production' })).toThrow(/SIGNING_KEY est obligatoire en production/);
  });
});

describe('valeurs', () => {
  test('tout a une valeur par défaut', () => {
    expect(lire()).toMatchObject({
      server: { port: 3000, host: '127.0.0.1', trustProxy: false, logLevel: 'warn' },
      database: { url: undefined, dataDir: '/projet/.francis/data' },
      comptes: { echecsMax: 5, verrouMs: 900_000, inactiviteMs: 1_800_000, sessionMaxMs: 28_800_000 },
      assistant: { quotas: { gratuit: 10, mensuel: 30, illimite: null }, questionsParMinute: 120 },
    });
  });

  test('une variable vide vaut absente', () => {
    expect(lire({ DATABASE_URL: '', PORT: '', FRANCIS_MODE: '' })).toMatchObject({
      mode: 'demonstration',
      server: { port: 3000 },
      database: { url: undefined },
    });
  });

  test.each([
    ['FRANCIS_MODE', 'prod', 'doit valoir « demonstration » ou « production » (reçu « prod »)'],
    ['PORT', '99999', 'doit être au plus 65535 (reçu « 99999 »)'],
    ['PORT', 'abc', 'doit être un nombre entier (reçu « abc »)'],
    ['PORT', '-1', 'doit être un nombre entier'],
    ['DATABASE_URL', 'mysql://a:secret@b/c', 'doit être une adresse postgres://…'],
    ['PUBLIC_URL', 'francis', 'doit être une adresse http'],
    ['SIGNING_KEY', 'court', 'doit compter au moins 32 caractères'],
    ['LOG_LEVEL', 'bavard', 'doit valoir trace'],
    ['QUOTA_GRATUIT', '1.5', 'doit être un nombre entier'],
  ])('%s=%s arrête le démarrage avec une phrase', (nom, valeur, phrase) => {
    expect(() => lire({ [nom]: valeur })).toThrow(phrase);
    expect(() => lire({ [nom]: valeur })).toThrow(nom);
  });

  test('la phrase ne répète ni secret ni adresse de base', () => {
    expect(() => lire({ DATABASE_URL: 'mysql://a:motsecret@b/c', SIGNING_KEY: 'motsecret' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('motsecret') }),
    );
  });
});
