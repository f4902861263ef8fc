import { type ImpotLuxembourgReponse, NoeudTrace } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { lireCasInternationaux, toleranceDe } from '../../../../../packages/fiscal/examples/international/lire-cas.ts';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000000' } });

const demander = (payload: unknown) =>
  t.injecter({
    method: 'POST',
    url: '/api/tools/calc-luxembourg',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
const calculer = async (payload: Record<string, unknown>): Promise<ImpotLuxembourgReponse> => {
  const reponse = await demander(payload);
  expect(reponse.statusCode).toBe(200);
  return reponse.json<ImpotLuxembourgReponse>();
};
const classe = async (plus: object) => (await calculer({ revenu_net: 50_000, ...plus })).classe;
const centimes = (...montants: number[]): number => montants.reduce((somme, x) => somme + Math.round(x * 100), 0);

describe('POST /api/tools/calc-luxembourg', () => {
  const cas = lireCasInternationaux().filter((c) => c.area === 'lu_income_tax' && 'taxable_income' in c.inputs);
  test.each(cas.map((c) => [c.id, c] as const))('cas de référence %s, par HTTP', async (_id, c) => {
    const { year: annee, taxable_income: revenu_net, tax_class: classe_impot } = c.inputs;
    const r = await calculer({ annee, revenu_net, classe_impot });
    const obtenus: Record<string, number> = {
      tax_with_surcharge: r.impot_luxembourg,
      tax_before_surcharge: r.impot_luxembourg - r.fonds_emploi,
    };
    for (const [cle, attendu] of Object.entries(c.expected)) {
      expect(Math.abs((obtenus[cle] ?? Number.NaN) - attendu)).toBeLessThanOrEqual(toleranceDe(c, cle));
    }
  });

  test('les tranches et le fonds pour l’emploi font exactement l’impôt', async () => {
    for (const revenu_net of [12_000, 30_000.5, 61_237, 180_000, 900_000]) {
      const r = await calculer({ revenu_net });
      const tranches = r.tranches_applicables.map((x) => x.impot_tranche);
      expect(centimes(r.impot_luxembourg)).toBe(centimes(...tranches, r.fonds_emploi));
      expect(r.taux_moyen).toBeCloseTo((r.impot_luxembourg / revenu_net) * 100, 1);
    }
  });

  test('la classe suit la situation et les enfants, et se choisit', async () => {
    expect(await classe({})).toBe('1');
    expect(await classe({ nombre_enfants: 1 })).toBe('1a');
    expect(await classe({ situation_familiale: 'marie' })).toBe('2');
    expect(await classe({ situation_familiale: 'pacs', nombre_enfants: 2 })).toBe('2');
    expect(await classe({ classe_impot: '1a' })).toBe('1a');
  });

  test('dit que le revenu net est pris comme revenu imposable, et ce que valent 1 000 € de déductions', async () => {
    const r = await calculer({ revenu_net: 60_000, residence_principale: true, residence_secondaire: true });
    expect(r.hypotheses.join(' ')).toContain('revenu imposable ajusté');
    const sans = await calculer({ revenu_net: 59_000 });
    const gain = r.impot_luxembourg - sans.impot_luxembourg;
    expect(r.conseils_optimisation[0]?.replace(/\s/g, ' ')).toContain(`réduiraient votre impôt de ${gain} €`);
    expect(r.conseils_optimisation).toHaveLength(3);
    expect(NoeudTrace.parse(r.trace)).toMatchObject({ regle: 'lu.impot', valeur: r.impot_luxembourg });
  });

  test('la dernière tranche n’a pas de fin', async () => {
    const { tranches_applicables } = await calculer({ revenu_net: 500_000 });
    expect(tranches_applicables.at(-1)).toMatchObject({ a: null, tranche: expect.stringMatching(/^Au-delà/) });
  });

  test.each([
    ['revenu absent', {}],
    ['revenu nul', { revenu_net: 0 }],
    ['revenu négatif', { revenu_net: -5 }],
    ['revenu en texte', { revenu_net: '60000' }],
    ['revenu null', { revenu_net: null }],
  ])('%s : « Veuillez saisir un revenu net valide »', async (_cas, payload) => {
    const reponse = await demander(payload);
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({
      champs: [{ chemin: 'revenu_net', message: 'Veuillez saisir un revenu net valide' }],
    });
  });

  test.each([
    ['onze enfants', { nombre_enfants: 11 }, 'nombre_enfants'],
    ['situation inconnue', { situation_familiale: 'veuf' }, 'situation_familiale'],
    ['oui en texte', { residence_principale: 'oui' }, 'residence_principale'],
    ['année non couverte', { annee: 2010 }, 'annee'],
    ['classe inconnue', { classe_impot: '3' }, 'classe_impot'],
    ['champ inconnu', { pays: 'LU' }, 'pays'],
  ])('refuse : %s', async (_cas, plus, champ) => {
    const reponse = await demander({ revenu_net: 40_000, ...plus });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ champs: [{ chemin: champ }] });
  });
});
