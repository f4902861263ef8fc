import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type CasBanc, noter } from '../../../../bench/banc/noter.mjs';
import { poser } from './poser.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const CAS = JSON.parse(
  readFileSync(new URL('../../../../bench/banc/francis.json', import.meta.url), 'utf8'),
) as CasBanc[];

/**
 * Questions written by somebody who had not seen the assistant. The floors only keep what is already right: they rise with
 * it and never come down.
 */
describe('Le banc de 210 questions écrites à l’aveugle', () => {
  it.each([
    ['calcul_ir', 40],
    ['calcul_autre', 44],
    ['droit', 54],
    ['fausse_premisse', 15],
    ['clarification', 12],
    ['refus', 8],
    ['robustesse', 7],
  ])('%s : au moins %i', async (strate, plancher) => {
    const cas = CAS.filter((c) => c.strate === strate);
    const echecs: string[] = [];
    for (const c of cas) {
      const reponse = await poser(c.question, {
        historique: c.historique ?? [],
        juridiction: c.jurisdiction,
        ...(c.profil ? { profilContexte: c.profil } : {}),
      });
      const { reussi, raisons } = noter(c, reponse);
      if (!reussi) echecs.push(`${c.id} ${raisons.join(' ; ')}`);
    }
    // The failures are shown when there are more of them than the floor allows.
    expect(echecs.length > cas.length - plancher ? echecs : []).toEqual([]);
  });
});
