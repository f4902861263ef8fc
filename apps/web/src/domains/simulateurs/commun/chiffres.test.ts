import { expect, test } from 'vitest';
import { etape, situationParDefaut } from '@francis/presentation/commun';
import { calculer, CHAMPS } from '@francis/presentation/impot';

test('« pourquoi » ne parle que du montant montré', () => {
  const r = calculer(situationParDefaut(CHAMPS), '2026');
  if (typeof r === 'string') throw new Error(r);
  expect(etape(r.trace, 'ir.impot_final', r.impotNet)).toBe(r.trace);
  expect(etape(r.trace, 'ir.tmi', r.tauxMarginal)).toMatchObject({ valeur: r.tauxMarginal, unite: 'taux' });
  expect(etape(r.trace, 'ir.impot_final', r.impotNet + 1)).toBeUndefined();
  expect(etape(r.trace, 'ir.inconnue', 0)).toBeUndefined();
});
