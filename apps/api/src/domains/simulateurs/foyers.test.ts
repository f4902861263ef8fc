import type { FoyerResultat } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { essayer } from '../../../../cli/src/essai.ts';
import { lireFoyersExemples } from '../../../../../packages/fiscal/examples/lire-exemples.ts';
import { avecApplication } from '../../testing/application-de-test.ts';

const t = avecApplication({ env: { SIMULATIONS_PAR_MINUTE: '1000000' } });

const envoyer = (payload: string) =>
  t.injecter({
    method: 'POST',
    url: '/api/simulations/impot-revenu',
    headers: { 'content-type': 'application/json' },
    payload,
  });
const demander = (corps: unknown) => envoyer(JSON.stringify(corps));

const FOYER = { annee_revenus: 2025, situation: 'celibataire', declarant1: { salaires: 32_000 } };
const exemples = lireFoyersExemples().map(({ id, annee, foyer }) => ({ id, annee_revenus: annee, foyer }));
const QUATRE_MO = 4 * 1024 * 1024;

describe('POST /api/simulations/impot-revenu', () => {
  test('un foyer, à plat ou emboîté, donne la même ligne', async () => {
    const plat = await demander({ ...FOYER, id: 'a' });
    const { annee_revenus, ...foyer } = FOYER;
    expect(plat.statusCode).toBe(200);
    expect(plat.json()).toMatchObject({ id: 'a', nombre_parts: 1, statut: 'exact' });
    expect((await demander({ annee_revenus, foyer, id: 'a' })).json()).toEqual(plat.json());
  });

  test('les foyers de référence donnent, dans l’ordre, les lignes de « francis ir »', async () => {
    expect(exemples.length).toBeGreaterThan(600);
    const reponse = await demander(exemples);
    expect(reponse.statusCode).toBe(200);
    const { lignes } = await essayer(['ir'], exemples.map((x) => JSON.stringify(x)).join('\n'));
    expect(reponse.json<unknown[]>().map((x) => JSON.stringify(x))).toEqual(lignes);
  });

  test('un foyer refusé dit pourquoi à sa place, sans refuser les autres', async () => {
    const corps = [
      { ...FOYER, id: 1 },
      { ...FOYER, id: 2, annee_revenus: 1999 },
      'un texte',
      null,
      { ...FOYER, id: 3, inconnu: 1 },
      { ...FOYER, declarant1: { salaires: -1 } },
    ];
    const reponse = await demander(corps);
    expect(reponse.statusCode).toBe(200);
    const lignes = reponse.json<FoyerResultat[]>();
    expect(lignes[0]).toMatchObject({ id: 1, statut: 'exact' });
    expect(lignes[1]).toMatchObject({ id: 2, erreur: { code: 'ANNEE_NON_COUVERTE' } });
    expect(lignes[4]).toMatchObject({ id: 3, erreur: { code: 'CHAMP_INCONNU' } });
    for (const i of [1, 2, 3, 4, 5]) expect(lignes[i]).toMatchObject({ erreur: { message: expect.any(String) } });
    expect(lignes[2]).not.toHaveProperty('id');
  });

  test('seul, un foyer refusé est une requête refusée, avec le champ fautif', async () => {
    const reponse = await demander({ ...FOYER, declarant1: { salaires: -1 } });
    expect(reponse.statusCode).toBe(422);
    expect(reponse.json()).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'declarant1.salaires' }] });
    expect((await demander({ ...FOYER, annee_revenus: 1999 })).json()).toMatchObject({ code: 'VALIDATION' });
  });

  test('mille foyers passent, mille un non', async () => {
    const mille = Array.from({ length: 1_000 }, (_, id) => ({ ...FOYER, id }));
    const reponse = await demander(mille);
    expect(reponse.statusCode).toBe(200);
    expect(reponse.json<{ id: number }[]>().map(({ id }) => id)).toEqual(mille.map(({ id }) => id));
    const trop = await demander([...mille, FOYER]);
    expect(trop.statusCode).toBe(422);
    expect(trop.json<{ detail: string }>().detail.replace(/\s/g, ' ')).toBe(
      'Au plus 1 000 foyers par appel : 1 001 reçus.',
    );
  });

  test('un portefeuille vide donne une liste vide', async () => {
    expect((await demander([])).json()).toEqual([]);
  });

  test('un corps de 4 Mo est lu, un octet de plus est refusé', async () => {
    const texte = JSON.stringify([FOYER]);
    const plein = texte + ' '.repeat(QUATRE_MO - Buffer.byteLength(texte));
    expect((await envoyer(plein)).statusCode).toBe(200);
    const trop = await envoyer(`${plein} `);
    expect(trop.statusCode).toBe(413);
    expect(trop.json()).toMatchObject({ code: 'CORPS_TROP_VOLUMINEUX' });
  });

  test.each([
    ['un nombre', '12', 422],
    ['un texte', '"foyer"', 422],
    ['rien', '', 422],
    ['null', 'null', 422],
    ['un JSON coupé', '[{"annee_revenus":2025', 400],
    ['une clé de prototype', '{"__proto__":{"a":1}}', 400],
  ])('refuse %s', async (_cas, corps, statut) => {
    const reponse = await envoyer(corps);
    expect(reponse.statusCode).toBe(statut);
    expect(reponse.json()).toMatchObject({ detail: expect.any(String), requestId: expect.any(String) });
  });
});
