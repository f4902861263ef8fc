import { describe, expect, test } from 'vitest';
import { repondreAndorre } from '../../src/andorre/index.ts';
import { repondreLuxembourg } from '../../src/luxembourg/index.ts';
import { REPERTOIRE_COMMUNES } from '../../src/suisse/communes.ts';
import { repondreSuisse } from '../../src/suisse/index.ts';
import { repondreTva } from '../../src/tva/index.ts';
import { lireCasInternationaux, toleranceDe } from './lire-cas.ts';

const cas = lireCasInternationaux();

function repondre(demande: { readonly area: string }) {
  if (demande.area.startsWith('ch_')) return repondreSuisse(demande, { communes: REPERTOIRE_COMMUNES });
  if (demande.area === 'lu_income_tax') return repondreLuxembourg(demande);
  return demande.area === 'ad_irpf' ? repondreAndorre(demande) : repondreTva(demande);
}

const areas = [...new Set(cas.map((c) => c.area))];

/** Cases whose rule is not known. Each must be announced as an estimate, and no other case may miss its figure. */
const DIFFICILES = [
  'ch-be-curve26-single-35000',
  'ch-be-curve26-married-50000',
  'ch-be-curve26-family-70000',
  'ch-vs-curve26-single-35000',
];

test('les 257 cas de référence sont là, et les cas difficiles sont ceux de la liste', () => {
  expect(cas).toHaveLength(257);
  expect(cas.filter((c) => c.difficile === true).map((c) => c.id)).toEqual(DIFFICILES);
});

describe.each(areas)('cas de référence : %s', (area) => {
  const sortes = cas.filter((c) => c.area === area);

  test.each(sortes.filter((c) => c.difficile !== true).map((c) => [c.id, c] as const))(
    '%s tombe juste dans sa tolérance',
    (_id, c) => {
      const reponse = repondre({ area: c.area, ...c.inputs });
      for (const [cle, attendu] of Object.entries(c.expected)) {
        const obtenu = Object.entries(reponse).find(([nom]) => nom === cle)?.[1];
        expect(obtenu, `${cle} de ${c.id}`).toBeTypeOf('number');
        const ecart = Math.abs(Number(obtenu) - attendu);
        expect(ecart, `${cle} : ${obtenu} au lieu de ${attendu}`).toBeLessThanOrEqual(toleranceDe(c, cle));
      }
    },
  );

  test('un cas imbriqué donne la même réponse qu’à plat', () => {
    for (const { inputs } of sortes) {
      const imbrique = { area, inputs };
      expect(repondre(imbrique)).toEqual(repondre({ area, ...inputs }));
    }
  });
});

test.each(DIFFICILES)('%s repose sur une règle inconnue : la réponse est une estimation, par excès', (id) => {
  const c = cas.find((candidat) => candidat.id === id);
  if (c === undefined) throw new Error(`no case ${id}`);
  const reponse = repondre({ area: c.area, ...c.inputs });
  expect(reponse).toMatchObject({ statut: 'estimation' });
  expect(Number(Object.entries(reponse).find(([cle]) => cle === 'total_tax')?.[1])).toBeGreaterThanOrEqual(
    c.expected['total_tax'] ?? 0,
  );
});
