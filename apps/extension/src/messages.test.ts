import { createHash } from 'node:crypto';
import { EXTENSION_TEAMS, manifesteExtension } from '@francis/contract';
import { REGLAGES_TEAMS } from '@francis/contract/reunions-textes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lireDuSite, lireLecture, lirePresence } from './messages.ts';

const SITE = 'https://francis.exemple.test';

describe('L’identité de l’extension', () => {
  test('est tirée de sa clé, comme le client que le serveur connaît', () => {
    const octets = createHash('sha256').update(Buffer.from(EXTENSION_TEAMS.cle, 'base64')).digest().subarray(0, 16);
    const lettres = Array.from(octets.toString('hex'), (c) => String.fromCharCode(97 + Number.parseInt(c, 16)));
    expect(EXTENSION_TEAMS.identifiant).toBe(lettres.join(''));
    expect(EXTENSION_TEAMS.redirection).toBe(`https://${EXTENSION_TEAMS.identifiant}.chromiumapp.org/francis`);
    octets[6] = ((octets[6] ?? 0) & 0x0f) | 0x80;
    octets[8] = ((octets[8] ?? 0) & 0x3f) | 0x80;
    expect(EXTENSION_TEAMS.client.replaceAll('-', '')).toBe(octets.toString('hex'));
  });

  test('ne demande que le nécessaire, et ne parle qu’à l’adresse qui l’a servie', () => {
    const m = manifesteExtension(`${SITE}/ailleurs`);
    expect([m.permissions, m.host_permissions, m.externally_connectable.matches]).toEqual([
      ['identity', 'sidePanel', 'storage'],
      [`${SITE}/*`],
      [`${SITE}/*`],
    ]);
    expect(m.content_scripts.flatMap(({ matches }) => matches).every((une) => une.startsWith('https://teams.'))).toBe(
      true,
    );
    expect(m).not.toHaveProperty('web_accessible_resources');
    expect(m.content_security_policy.extension_pages).not.toContain('unsafe');
  });
});

describe('Un message', () => {
  test.each([undefined, null, 1, 'CHECK_TEAMS_STATUS', [], {}, { type: 'CAPTER' }, { type: 'REGLAGES_TEAMS' }])(
    'inconnu du site, %j, ne fait rien',
    (message) => expect(lireDuSite(message)).toBeUndefined(),
  );

  test('de réglages ne porte que six oui ou non', () => {
    const reglages = { autoListen: true, privacyMode: 'non', accord: true, __proto__: { autoSummary: true } };
    expect(lireDuSite({ type: 'REGLAGES_TEAMS', reglages })).toEqual({
      type: 'REGLAGES_TEAMS',
      reglages: { ...REGLAGES_TEAMS, autoListen: true },
    });
  });

  test('mal formé d’une page n’est ni une présence, ni des sous-titres', () => {
    expect(lirePresence({ type: 'PRESENCE', reunion: 'oui' })).toBeUndefined();
    expect(lireLecture({ etat: 'lus', lignes: 'tout' })).toBeUndefined();
    expect(
      lireLecture({ etat: 'lus', lignes: [{ locuteur: 1, texte: 'a' }, { locuteur: 'Léa', texte: 'b' }, 3] }),
    ).toEqual({
      etat: 'lus',
      lignes: [{ locuteur: 'Léa', texte: 'b' }],
    });
  });
});

const rien = async (): Promise<void> => undefined;

describe('L’arrière-plan', () => {
  afterEach(() => vi.resetModules());

  type Ecoute = chrome.runtime.Ecoute;

  async function demarrer() {
    const [externes, internes]: [Ecoute[], Ecoute[]] = [[], []];
    const garde = new Map<string, unknown>();
    const zone = {
      get: async (cle: string) => ({ [cle]: garde.get(cle) }),
      set: async (valeurs: object) => Object.entries(valeurs).forEach(([cle, valeur]) => garde.set(cle, valeur)),
      setAccessLevel: rien,
    };
    vi.stubGlobal('chrome', {
      runtime: {
        id: EXTENSION_TEAMS.identifiant,
        getManifest: () => manifesteExtension(SITE),
        onMessageExternal: { addListener: (e: Ecoute) => externes.push(e) },
        onMessage: { addListener: (e: Ecoute) => internes.push(e) },
      },
      storage: { local: zone },
      action: { setBadgeText: rien, setBadgeBackgroundColor: rien },
      sidePanel: { setPanelBehavior: rien },
    });
    await import('./arriere-plan.ts');
    const [externe] = externes;
    if (!externe) throw new Error('the pages of Francis are listened to');
    const demander = (message: unknown, expediteur: chrome.runtime.Expediteur) =>
      new Promise<object | undefined>((resolve) => {
        if (externe(message, expediteur, resolve) !== true) resolve(undefined);
      });
    return { demander, garde };
  }

  const STATUT = { type: 'CHECK_TEAMS_STATUS' };
  const PAGE = { origin: SITE, tab: { id: 1 } };

  test('dit à nos pages s’il est relié', async () => {
    const { demander, garde } = await demarrer();
    expect(await demander(STATUT, PAGE)).toEqual({ installed: true, active: false });
    garde.set('rafraichissement', 'jeton');
    expect(await demander(STATUT, PAGE)).toEqual({ installed: true, active: true });
    expect(JSON.stringify(await demander(STATUT, PAGE))).not.toContain('jeton');
  });

  test.each([
    ['une autre page', { origin: 'https://teams.microsoft.com', tab: { id: 1 } }],
    ['un nom qui commence pareil', { origin: `${SITE}.evil.test`, tab: { id: 1 } }],
    ['une autre extension', { id: 'a'.repeat(32) }],
    ['personne', {}],
  ])('ne répond rien à %s, et n’en retient rien', async (_qui, expediteur) => {
    const { demander, garde } = await demarrer();
    const reglages = { autoListen: true };
    expect(await demander(STATUT, expediteur)).toBeUndefined();
    expect(await demander({ type: 'REGLAGES_TEAMS', reglages }, expediteur)).toBeUndefined();
    expect(garde.size).toBe(0);
  });
});
