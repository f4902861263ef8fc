import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { poser } from './poser.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const CAS = JSON.parse(
  readFileSync(new URL('../../../../bench/banc/public.json', import.meta.url), 'utf8'),
) as CasBanc[];

async function noterStrate(strate: string): Promise<{ reussis: number; echecs: string[] }> {
  const echecs: string[] = [];
  const cas = CAS.filter((c) => c.strate === strate);
  for (const c of cas) {
    const reponse = await poser(c.question, {
      historique: c.historique ?? [],
      juridiction: c.jurisdiction,
      ...(c.profil ? { profilContexte: c.profil } : {}),
    });
    const { reussi, raisons } = noter(c, reponse);
    if (!reussi) echecs.push(`${c.id} ${raisons.join(' ; ')}`);
  }
  return { reussis: cas.length - echecs.length, echecs };
}

describe('Le banc de questions', () => {
  it('tous les calculs d’impôt sur le revenu sont justes', async () => {
    expect(await noterStrate('calcul_ir')).toEqual({ reussis: 32, echecs: [] });
  });

  // Floors, raised when a field is added: they only keep what is already right.
  it.each([
    ['robustesse', 3],
    ['refus', 3],
    ['clarification', 4],
    ['fausse_premisse', 7],
    ['droit', 22],
    ['calcul_autre', 19],
  ])('%s : au moins %i', async (strate, plancher) => {
    expect((await noterStrate(strate)).reussis).toBeGreaterThanOrEqual(plancher);
  });
});
