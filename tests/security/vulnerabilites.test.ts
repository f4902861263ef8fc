import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lireAudit } from '../../scripts/lib/vulnerabilites.mjs';

const rapport = (vulnerabilities: Record<string, { name: string; severity: string; range: string }>): string =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length } } });

test.each([
  ['un refus du registre', '{"message":"405 Method Not Allowed - POST https://registre.test","statusCode":405}'],
  ['une panne du réseau', '{"error":{"code":"ENOTFOUND","summary":"request to registre.test failed"}}'],
  ['une page qui n’est pas un rapport', '<html>503</html>'],
  ['rien', ''],
])('%s n’est jamais lu comme « aucune vulnérabilité »', (_cas, sortie) => {
  const { etat, lignes } = lireAudit(sortie);
  expect(etat).toBe('injoignable');
  expect(lignes[0]).toContain('RIEN N’A ÉTÉ VÉRIFIÉ');
});

test('une vulnérabilité grave arrête, une mineure non', () => {
  const grave = { name: 'a', severity: 'critical', range: '<2.0.0' };
  const mineure = { name: 'b', severity: 'low', range: '<1.0.0' };
  expect(lireAudit(rapport({ a: grave, b: mineure }))).toEqual({
    etat: 'vulnerable',
    lignes: ['a <2.0.0 : critique'],
  });
  expect(lireAudit(rapport({ b: mineure }))).toEqual({ etat: 'sain', lignes: [] });
});

const lireJson = (nom: string): unknown => JSON.parse(readFileSync(new URL(`../../${nom}`, import.meta.url), 'utf8'));
const Verrou = z.object({
  packages: z.record(z.string(), z.object({ dependencies: z.record(z.string(), z.string()).optional() })),
});
const Projet = z.object({ overrides: z.record(z.string(), z.record(z.string(), z.string())) });

test('aucune dépendance ne prend la dernière version venue : npm refuserait d’en écrire la nomenclature', () => {
  const { overrides } = Projet.parse(lireJson('package.json'));
  const flottantes = Object.entries(Verrou.parse(lireJson('package-lock.json')).packages).flatMap(
    ([chemin, { dependencies = {} }]) => {
      const nom = chemin.split('node_modules/').at(-1) ?? '';
      return Object.entries(dependencies)
        .filter(([cle, version]) => version === 'latest' && overrides[nom]?.[cle] === undefined)
        .map(([cle]) => `${nom} → ${cle}`);
    },
  );
  expect(flottantes).toEqual([]);
});
