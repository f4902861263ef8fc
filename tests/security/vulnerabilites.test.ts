import { expect, test } from 'vitest';
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
