import { expect, test } from 'vitest';
import { essayer } from '../essai.ts';

test('francis andorre rend l’impôt de la base générale, celui de l’épargne et le taux moyen', async () => {
  const demande = { id: 'a', area: 'ad_irpf', year: 2025, base: 60_000, savings_income: 5000 };
  const { code, lignes } = await essayer(['andorre'], JSON.stringify(demande, null, 2));
  expect(code).toBe(0);
  expect(JSON.parse(lignes[0] ?? '')).toEqual({
    id: 'a',
    irpf: 2800,
    irpf_savings: 200,
    average_rate_pct: 4.67,
    statut: 'exact',
  });
});

test.each([
  ['une année d’avant l’impôt', { year: 2014, base: 1 }, 'ANNEE_NON_COUVERTE'],
  ['aucun revenu', { year: 2025 }, 'CHAMP_INVALIDE'],
  ['un nombre écrit en texte', { year: 2025, base: '30000' }, 'MONTANT_INVALIDE'],
  ['un champ inconnu', { year: 2025, base: 1, foo: 1 }, 'CHAMP_INCONNU'],
])('francis andorre refuse %s', async (_cas, demande, codeAttendu) => {
  const { code, lignes } = await essayer(['andorre'], JSON.stringify(demande));
  expect(code).toBe(1);
  expect(JSON.parse(lignes[0] ?? '').erreur.code).toBe(codeAttendu);
});
