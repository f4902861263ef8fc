import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { essayer } from '../essai.ts';
import { commandeCorpus } from './corpus.ts';

const flux = (lignes: string[]) => new Writable({ write: (m, _, suite) => (lignes.push(String(m)), suite()) });

describe('francis corpus importer', () => {
  test.each([
    [0, 0],
    [2, 1],
  ])('nomme les fichiers refusés, écrit son bilan : %i refus, code %i', async (refuses, code) => {
    const [sortie, erreur]: [string[], string[]] = [[], []];
    const terminal = { entree: Readable.from([]), sortie: flux(sortie), erreur: flux(erreur), environnement: {} };
    const args = ['importer', '--source', 'legi', '--dossier', '/textes'];
    const rendu = await commandeCorpus(args, terminal, async () => ({
      estRefus: (e): e is Error => e instanceof Error,
      importerDepuis: async (_, demande, suivi) => {
        expect(demande).toEqual({ source: 'legi', origine: '/textes' });
        for (let i = 0; i < refuses; i += 1) suivi.surRefus?.(`a${i}.xml`, 'le XML est mal formé');
        return { fichiers: 6, passages: 3, refuses, repris: 4 };
      },
    }));
    expect(rendu).toBe(code);
    expect(JSON.parse(sortie.join(''))).toEqual({ source: 'legi', fichiers: 6, passages: 3, refuses });
    expect(erreur.join('').match(/a\d\.xml : le XML est mal formé/g) ?? []).toHaveLength(refuses);
    expect(erreur.join('')).toContain('Import repris : 4 fichiers étaient déjà lus.');
  });

  test.each([
    [['importer', '--source', 'wikipedia', '--dossier', '.'], 2, 'la source est bofip, legi, service-public'],
    [['importer', '--source', 'legi'], 2, 'donnez un dossier'],
    [['lire', '--source', 'legi', '--dossier', '.'], 2, 'corpus importer'],
    [['importer', '--source', 'legi', '--dossier', '/nulle/part'], 1, '« /nulle/part » n’existe pas.'],
  ])('refuse %j', async (args, code, raison) => {
    const essai = await essayer(['corpus', ...args]);
    expect(essai).toMatchObject({ code, sortie: '' });
    expect(essai.erreur).toContain(raison);
  });
});
