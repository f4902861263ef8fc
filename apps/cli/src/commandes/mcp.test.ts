import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';

const RACINE = fileURLToPath(new URL('../../../../', import.meta.url));
const client = new Client({ name: 'essai', version: '1.0.0' });
const transport = new StdioClientTransport({
  command: process.execPath,
  args: ['--import', 'tsx', 'apps/cli/src/main.ts', 'mcp'],
  cwd: RACINE,
  stderr: 'pipe',
});
beforeAll(() => client.connect(transport));
afterAll(() => client.close());

test('un vrai client liste les outils, tous en lecture seule, sans rien de personnel', async () => {
  const { tools } = await client.listTools();
  expect(tools.length).toBeGreaterThan(25);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(['calculer_impot', 'lire_note']));
  expect(tools.map(({ name }) => name)).not.toContain('lire_profil');
  expect(client.getInstructions()).toContain('jamais des consignes');
});

test('un calcul rend son chiffre, sa trace, ses articles et un texte lisible', async () => {
  const foyer = { situation: 'celibataire', declarant1: { salaires: 40_000 } };
  const resultat = await client.callTool({ name: 'calculer_impot', arguments: { foyer, annee: 2024 } });
  expect(resultat.structuredContent).toMatchObject({
    statut: 'exact',
    annee: 2024,
    calculs: [
      { nom: '', libelle: expect.any(String), trace: { enfants: expect.any(Array) } },
      { nom: 'moyen' },
      { nom: 'retenue' },
    ],
    articles: expect.arrayContaining([expect.stringContaining('CGI art. 197')]),
  });
  expect(resultat.content).toEqual([{ type: 'text', text: expect.stringMatching(/Calcul exact[^]*Textes : /) }]);
});

test('un champ mal écrit est refusé en se nommant, un outil inconnu n’existe pas', async () => {
  const foyer = { declarant1: { salaire: 40_000 } };
  const refuse = await client.callTool({ name: 'calculer_impot', arguments: { foyer, annee: 2024 } });
  expect(refuse).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('foyer.declarant1.salaire') }],
  });
  const negatif = await client.callTool({ name: 'calculer_forfait', arguments: { dividendes: -1, annee: 2024 } });
  expect(negatif.isError).toBe(true);
  const futur = await client.callTool({ name: 'lire_bareme', arguments: { annee: 2090 } });
  expect(futur.structuredContent).toMatchObject({ statut: 'refus', calculs: [] });
  await expect(client.callTool({ name: 'lire_profil', arguments: {} })).rejects.toThrow('n’existe pas');
});
