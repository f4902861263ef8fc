import { describe, expect, test } from 'vitest';
import { essayer } from '../essai.ts';

const salarie = { area: 'ch_canton_gross', year: 2026, canton: 'zurich', gross_income: 100_000, age: 40 };

/** Runs the command on requests, one a line, and reads the answers. */
async function demander(...demandes: object[]) {
  const { code, lignes } = await essayer(['suisse'], demandes.map((d) => JSON.stringify(d)).join('\n'));
  return { code, reponses: lignes.map((ligne) => JSON.parse(ligne)) };
}

describe('francis suisse', () => {
  test('un revenu brut rend à plat chaque poste et le statut', async () => {
    const { code, reponses } = await demander({ ...salarie, id: 7, note: 'ignorée' });
    expect(code).toBe(0);
    expect(reponses).toEqual([
      {
        id: 7,
        avs_ai_apg: 5300,
        ac: 1100,
        nbu: 400,
        lpp: 3537.8,
        net_income: 89_662.2,
        taxable_income_federal: expect.any(Number),
        taxable_income_canton: expect.any(Number),
        base_tax: expect.any(Number),
        federal_tax: expect.closeTo(1701, 0),
        cantonal_tax: 4494,
        communal_tax: 5629,
        personal_tax: 24,
        total_tax: expect.closeTo(11_848, 0),
        statut: 'exact',
      },
    ]);
  });

  test('une commune autre que le chef-lieu est prise par son nom ou son numéro, sans accent ni majuscule', async () => {
    const { reponses } = await demander(
      { ...salarie, commune: 'winterthur' },
      { ...salarie, commune: 230 },
      { ...salarie, canton: 'geneva', commune: 'Carouge' },
    );
    expect(reponses[0].communal_tax).toBe(reponses[1].communal_tax);
    expect(reponses[0].communal_tax).not.toBe(5629);
    expect(reponses[2].statut).toBe('exact');
  });

  test('une prime en texte ou absente vaut le forfait de la calculatrice officielle, un nombre est pris tel quel', async () => {
    const { reponses } = await demander(
      salarie,
      { ...salarie, insurance_premiums: 'ESTV default 4560 per adult' },
      { ...salarie, insurance_premiums: 4560 },
      { ...salarie, insurance_premiums: 0 },
    );
    expect(reponses[1]).toEqual(reponses[0]);
    expect(reponses[2]).toEqual(reponses[0]);
    expect(reponses[3].total_tax).toBeGreaterThan(reponses[0].total_tax);
  });

  test('sans revenu imposable fédéral, ni impôt fédéral ni total ne sont inventés', async () => {
    const demande = {
      area: 'ch_canton_taxable',
      inputs: { year: 2024, canton: 'geneva', marital_status: 'single', taxable_income_canton: 38_962 },
    };
    const { reponses } = await demander(demande);
    expect(Object.keys(reponses[0]).sort()).toEqual([
      'base_tax',
      'cantonal_tax',
      'communal_tax',
      'personal_tax',
      'statut',
    ]);
  });

  test('l’état civil et les âges des enfants tiennent lieu du tarif et de leur nombre', async () => {
    const federal = { area: 'ch_federal', year: 2026, taxable_income: 90_000 };
    const cantonal = { area: 'ch_canton_taxable', year: 2026, canton: 'valais', marital_status: 'married' };
    const revenus = { taxable_income_canton: 90_000, taxable_income_federal: 90_000 };
    const { code, reponses } = await demander(
      { ...federal, tariff: 'married_or_family', children: 2 },
      { ...federal, marital_status: 'married', children: 2 },
      { ...cantonal, ...revenus, children: 2 },
      { ...cantonal, ...revenus, children_ages: [3, 8], age: 40 },
    );
    expect(code).toBe(0);
    expect(reponses[1]).toEqual(reponses[0]);
    expect(reponses[3]).toEqual(reponses[2]);
  });

  test.each([
    ['un canton hors couverture', { ...salarie, canton: 'ticino' }, 'SITUATION_NON_COUVERTE'],
    ['une commune inconnue', { ...salarie, commune: 'Genève' }, 'SITUATION_NON_COUVERTE'],
    ['une année non votée', { ...salarie, year: 2031 }, 'ANNEE_NON_VOTEE'],
    ['une année trop ancienne', { ...salarie, year: 2019 }, 'ANNEE_NON_COUVERTE'],
    ['un montant infini', { ...salarie, gross_income: 'INFINI' }, 'MONTANT_INVALIDE'],
    ['un montant négatif', { ...salarie, gross_income: -1 }, 'MONTANT_INVALIDE'],
    ['un champ inconnu', { ...salarie, salaire: 1 }, 'CHAMP_INCONNU'],
    ['un champ inconnu à côté de inputs', { area: 'ch_social', inputs: {}, salaire: 1 }, 'CHAMP_INCONNU'],
    ['un domaine inconnu', { ...salarie, area: 'ch_wealth' }, 'CHAMP_INVALIDE'],
    ['une église sans confession', { ...salarie, church: true }, 'CHAMP_INVALIDE'],
    ['un revenu absent', { area: 'ch_canton_gross', year: 2026, canton: 'zurich' }, 'CHAMP_INVALIDE'],
    ['un conjoint sans mariage', { ...salarie, spouse_gross_income: 10 }, 'FOYER_INCOHERENT'],
  ])('%s est refusé par son nom, sans perdre la ligne suivante', async (_cas, demande, codeAttendu) => {
    const { code, reponses } = await demander({ ...demande, id: 'x' }, salarie);
    expect(code).toBe(1);
    expect(reponses[0]).toEqual({ id: 'x', erreur: { code: codeAttendu, message: expect.stringMatching(/\.$/) } });
    expect(reponses[1].statut).toBe('exact');
  });

  test('une ligne illisible est refusée à sa place', async () => {
    const { code, lignes } = await essayer(['suisse'], `${JSON.stringify(salarie)}\n{pas du json\n`);
    expect(code).toBe(1);
    expect(JSON.parse(lignes[1] ?? '').erreur.code).toBe('JSON_INVALIDE');
  });

  test('une entrée vide est une erreur d’usage', async () => {
    expect((await essayer(['suisse'], '')).code).toBe(2);
  });
});
