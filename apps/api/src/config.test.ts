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
      assistant: { quotaGratuit: 10, questionsParMinute: 120 },
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

describe('modèle hébergé', () => {
  const OPENAI = { MODELE: 'openai', MODELE_NOM: 'grand-modele', MODELE_CLE: 'motsecret-4242' };

  test('sans MODELE, seul le modèle embarqué répond', () => {
    expect(lire({ MODELE_NOM: 'x', MODELE_URL: 'n’importe quoi' }).assistant.heberge).toBeUndefined();
  });

  test('chaque protocole a son adresse, Ollama est sur cette machine', () => {
    expect(lire(OPENAI).assistant.heberge?.modele).toMatchObject({
      url: 'https://api.openai.com/v1',
      nom: 'grand-modele',
    });
    expect(lire({ MODELE: 'ollama', MODELE_NOM: 'llama3.3:70b' }).assistant.heberge?.modele).toMatchObject({
      url: 'http://127.0.0.1:11434/v1',
      cle: undefined,
      reseauLocal: true,
    });
  });

  test.each([
    [{ MODELE: 'ollama', MODELE_NOM: 'qwen3.5:4b' }, false],
    [{ MODELE: 'ollama', MODELE_NOM: 'qwen3.5:4b', MODELE_URL: 'http://192.168.1.20:11434/v1' }, false],
    [
      { ...OPENAI, MODELE: 'openai-compatible', MODELE_URL: 'http://modele.local/v1', MODELE_RESEAU_LOCAL: 'oui' },
      false,
    ],
    [{ MODELE: 'ollama', MODELE_NOM: 'gpt-oss:120b-cloud' }, true],
    [{ MODELE: 'ollama', MODELE_NOM: 'qwen3.5:4b', MODELE_URL: 'https://ollama.exemple.fr/v1' }, true],
    [{ ...OPENAI, MODELE_RESEAU_LOCAL: 'oui' }, true],
    [OPENAI, true],
  ])('%j : un tiers reçoit les questions, %s', (env, tiers) => expect(lire(env).assistant.heberge?.tiers).toBe(tiers));

  test('les prix bornent la dépense d’un mois', () => {
    const { plafonds } =
      lire({ ...OPENAI, MODELE_PRIX_ENTREE: '2,50', MODELE_PRIX_SORTIE: '10' }).assistant.heberge ?? {};
    expect(plafonds).toMatchObject({
      prix: { entree: 2.5, sortie: 10 },
      parCompte: { microEuros: 10_000_000 },
      parCabinet: { microEuros: 100_000_000 },
    });
  });

  test.each([
    [{ MODELE: 'gpt' }, 'MODELE doit valoir embarque, openai-compatible'],
    [{ ...OPENAI, MODELE_CLE: '' }, 'MODELE_CLE est obligatoire avec MODELE=openai'],
    [{ ...OPENAI, MODELE_NOM: '' }, 'MODELE_NOM est obligatoire'],
    [{ ...OPENAI, MODELE: 'openai-compatible' }, 'MODELE_URL est obligatoire avec MODELE=openai-compatible'],
    [{ ...OPENAI, MODELE_URL: 'ftp://x.example' }, 'MODELE_URL doit être une adresse https://'],
    [{ ...OPENAI, MODELE_URL: 'http://api.exemple.fr/v1' }, 'MODELE_URL doit être chiffrée'],
    [{ ...OPENAI, MODELE_URL: 'https://a:motsecret@api.exemple.fr/v1' }, 'ne doit pas contenir d’identifiants'],
    [{ ...OPENAI, MODELE_URL: 'http://127.0.0.1:8080/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://localhost/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://[::1]/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://[::ffff:10.0.0.1]/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://10.1.2.3/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://2130706433/v1' }, 'désigne cette machine ou son réseau'],
    [{ ...OPENAI, MODELE_URL: 'https://modele.interne.local/v1' }, 'désigne cette machine ou son réseau'],
    [
      { ...OPENAI, MODELE_URL: 'http://169.254.169.254/v1', MODELE_RESEAU_LOCAL: 'oui' },
      'ne peut pas être un service de métadonnées',
    ],
    [{ ...OPENAI, MODELE_TOTAL_SECONDES: '60' }, 'MODELE_TOTAL_SECONDES doit être inférieur'],
    [{ ...OPENAI, MODELE_PRIX_ENTREE: '3' }, 'se donnent ensemble'],
    [{ ...OPENAI, MODELE_EUROS_PAR_MOIS: '3' }, 'demande MODELE_PRIX_ENTREE'],
    [{ ...OPENAI, MODELE_CLE: 'mot secret' }, 'doit être une clé sans espace'],
  ])('%j arrête le démarrage avec une phrase', (env, phrase) => {
    expect(() => lire(env)).toThrow(phrase);
    expect(() => lire(env)).toThrow(expect.objectContaining({ message: expect.not.stringMatching(/mot.?secret/) }));
  });

  test('cette machine, quand c’est dit', () => {
    const local = { ...OPENAI, MODELE: 'openai-compatible', MODELE_URL: 'http://127.0.0.1:8080/v1', MODELE_CLE: '' };
    expect(lire({ ...local, MODELE_RESEAU_LOCAL: 'oui' }).assistant.heberge?.modele.url).toBe(
      'http://127.0.0.1:8080/v1',
    );
  });
});

describe('affirmations des pages publiques', () => {
  test('aucune par défaut, celles du cahier ou les siennes sur demande', () => {
    expect(lire().site.promesses).toEqual([]);
    expect(lire({ PROMESSES_PUBLIQUES: 'cahier' }).site.promesses[0]).toEqual({
      chiffre: '1\u202f847\u00a0€',
      texte: 'économie moyenne par client et par an',
    });
    expect(lire({ PROMESSES_PUBLIQUES: '12 : cabinets clients | 4,8 / 5 : note moyenne' }).site.promesses).toEqual([
      { chiffre: '12', texte: 'cabinets clients' },
      { chiffre: '4,8 / 5', texte: 'note moyenne' },
    ]);
  });

  test.each(['sans chiffre', '12 : ', ' : texte', Array.from({ length: 7 }, () => '1 : un').join(' | ')])(
    '%j est refusé au démarrage',
    (dites) => {
      expect(() => lire({ PROMESSES_PUBLIQUES: dites })).toThrow(/PROMESSES_PUBLIQUES/);
    },
  );
});
