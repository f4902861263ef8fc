import { describe, expect, it } from 'vitest';
import { depuisFicheClient } from './fiche-client.ts';

const SEUL = { situation_maritale_client: 'Célibataire', nombre_enfants_a_charge_client: 0 };
const lire = (fiche: Readonly<Record<string, unknown>>) => {
  const { faits, aRelire } = depuisFicheClient({ ...SEUL, ...fiche }, 2025);
  const montants = Object.fromEntries(faits.map((f) => [f.chemin.replace('foyer.', ''), f.valeur]));
  return { montants, relus: aRelire.map((e) => [e.champ, e.pris]) };
};

describe('Les bénéfices d’un dossier client', () => {
  const BNC = 'benefices_non_commerciaux_foyer';
  const BIC = 'benefices_industriels_commerciaux_foyer';

  it.each([
    [BNC, '', 'declarant1.bnc_reel', [[BNC, true]]],
    [BIC, '', 'declarant1.bic_reel', [[BIC, true]]],
    [BNC, 'BNC en déclaration contrôlée', 'declarant1.bnc_reel', []],
    [BNC, 'Micro-BNC : recettes 40 000 €', 'declarant1.micro_bnc', []],
    [BIC, 'Micro-BIC ventes', 'declarant1.micro_bic_ventes', []],
    [BIC, 'micro-BIC, prestations de services', 'declarant1.micro_bic_services', []],
    [BIC, 'LMNP au micro-BIC (5ND)', 'declarant1.lmnp_micro', []],
    // Both regimes are said: neither is chosen in silence.
    [BNC, 'BNC au réel en 2025 ; micro-BNC envisagé', 'declarant1.bnc_reel', [[BNC, true]]],
  ])('%s avec les notes « %s » : %s', (champ, notes, fait, relus) => {
    const lu = lire({ [champ]: 40_000, notes_fiscales_client: notes });
    expect(lu.montants[fait]).toBe(40_000);
    expect(lu.relus.filter(([c]) => c === champ)).toEqual(relus);
  });

  it('des recettes dont rien ne dit la nature ne deviennent pas un fait', () => {
    const lu = lire({ [BIC]: 14_200, notes_fiscales_client: 'Micro-BIC : services 11 900 €, ventes 2 300 €' });
    expect(Object.values(lu.montants)).not.toContain(14_200);
    expect(lu.relus).toContainEqual([BIC, false]);
  });

  it('dans un couple, ils sont à qui est indépendant', () => {
    const lu = lire({
      situation_maritale_client: 'Marié(e)',
      statut_professionnel_client1: 'Salarié',
      statut_professionnel_client2: 'Indépendant',
      [BNC]: 40_000,
    });
    expect(lu.montants['declarant2.bnc_reel']).toBe(40_000);
  });
});

describe('Les autres revenus d’un dossier client', () => {
  it('le revenu d’un indépendant n’est jamais un salaire', () => {
    const lu = lire({ statut_professionnel_client1: 'Indépendant', revenu_net_annuel_client1: 54_000 });
    expect(lu.montants['declarant1.salaires']).toBeUndefined();
    expect(lu.montants['declarant1.bnc_reel']).toBe(54_000);
    expect(lu.relus).toEqual([['revenu_net_annuel_client1', true]]);
  });

  it('il n’est pas compté deux fois avec les bénéfices', () => {
    const lu = lire({
      statut_professionnel_client1: 'Indépendant',
      revenu_net_annuel_client1: 40_000,
      benefices_non_commerciaux_foyer: 40_000,
    });
    expect(lu.montants['declarant1.bnc_reel']).toBe(40_000);
    expect(lu.relus).toContainEqual(['revenu_net_annuel_client1', false]);
  });

  it('capitaux, pensions reçues et charges foncières ne sont pas ignorés', () => {
    const { montants } = lire({
      revenu_net_annuel_client1: 30_000,
      revenus_capitaux_mobiliers_foyer: 800,
      pensions_alimentaires_percues_foyer: 4_800,
      revenus_fonciers_annuels_bruts_foyer: 12_000,
      charges_foncieres_deductibles_foyer: 2_500,
    });
    expect(montants).toMatchObject({
      interets: 800,
      'declarant1.pensions_alimentaires_recues': 4_800,
      revenus_fonciers_reel_net: 9_500,
    });
  });

  it('ce que le calcul ne reprend pas est dit', () => {
    const { relus } = lire({
      autres_revenus_client1: [{ type: 'Droits d’auteur', montant_annuel: 3_200 }],
      autres_revenus_foyer_details: 'Rente',
      credits_reductions_impot_recurrents: 'Emploi à domicile',
      notes_fiscales_client: 'Case T à vérifier',
      plus_values_mobilieres_foyer: -1_500,
      personnes_dependantes_client: 1,
    });
    expect(new Set(relus.map(([champ]) => champ))).toEqual(
      new Set([
        'autres_revenus_client1',
        'autres_revenus_foyer_details',
        'credits_reductions_impot_recurrents',
        'notes_fiscales_client',
        'personnes_dependantes_client',
        'plus_values_mobilieres_foyer',
      ]),
    );
  });

  it('« Aucun » ne dit rien à relire', () => {
    expect(lire({ autres_revenus_foyer_details: 'Aucun', notes_fiscales_client: 'Rien à signaler.' }).relus).toEqual(
      [],
    );
  });

  it('aucun nom, aucune adresse n’entre dans les faits', () => {
    const adapte = depuisFicheClient(
      { ...SEUL, nom_client: 'Lovelace', adresse_postale_client: '12 rue de la Paix', email_client: 'a@b.fr' },
      2025,
    );
    expect(JSON.stringify(adapte)).not.toMatch(/Lovelace|Paix|a@b/);
  });
});

const dire = (faits_fiscaux_client: Readonly<Record<string, unknown>>, fiche: Readonly<Record<string, unknown>> = {}) =>
  lire({ ...fiche, faits_fiscaux_client });

describe('Les faits dits à côté des champs d’un dossier', () => {
  it('comptent avant ce que le champ laisse supposer, et règlent ce qui était à relire', () => {
    const fiche = { revenus_capitaux_mobiliers_foyer: 380 };
    expect(lire(fiche)).toMatchObject({
      montants: { interets: 380 },
      relus: [['revenus_capitaux_mobiliers_foyer', true]],
    });
    const lu = dire({ 'foyer.dividendes': 380 }, fiche);
    expect(lu.montants).toMatchObject({ dividendes: 380 });
    expect([lu.montants['interets'], lu.relus]).toEqual([undefined, []]);
  });

  it('n’effacent jamais ce dont ils ne parlent pas', () => {
    const lu = dire({ 'foyer.declarant1.micro_bnc': 5_000 }, { revenu_net_annuel_client1: 30_000 });
    expect(lu.montants).toMatchObject({ 'declarant1.salaires': 30_000, 'declarant1.micro_bnc': 5_000 });
  });

  it('le régime dit remplace le bénéfice supposé d’un indépendant', () => {
    const fiche = { statut_professionnel_client1: 'Indépendant', revenu_net_annuel_client1: 54_000 };
    const lu = dire({ 'foyer.declarant1.micro_bnc': 80_000 }, fiche);
    expect([lu.montants['declarant1.bnc_reel'], lu.relus]).toEqual([undefined, []]);
    const gerant = dire({ 'foyer.declarant1.salaires': 54_000 }, fiche);
    expect([gerant.montants['declarant1.bnc_reel'], gerant.relus]).toEqual([undefined, []]);
  });

  it('la garde alternée et l’invalidité d’un enfant se lisent dans sa ligne', () => {
    const { faits } = depuisFicheClient(
      {
        ...SEUL,
        nombre_enfants_a_charge_client: 2,
        details_enfants_client: [
          { date_naissance: '2015-01-02', garde_alternee: true },
          { date_naissance: '2017-01-02', invalide: true },
        ],
      },
      2025,
    );
    const vrais = faits.filter(({ valeur }) => valeur === true).map(({ chemin }) => chemin);
    expect(vrais).toEqual(['foyer.enfants.0.garde_alternee', 'foyer.enfants.1.invalide']);
  });

  it('un champ relu n’est plus à relire', () => {
    const fiche = { notes_fiscales_client: 'Case T à vérifier', champs_relus_client: ['notes_fiscales_client'] };
    expect(lire(fiche).relus).toEqual([]);
  });

  it('des loyers qui ne sont qu’à côté d’un bien sont à relire, non repris', () => {
    const biens = { investissements_locatifs_details: [{ type: 'Studio', revenus_annuels: 7_200 }] };
    expect(lire(biens).relus).toEqual([['investissements_locatifs_details', false]]);
    expect(dire({ 'foyer.declarant1.lmnp_micro': 7_200 }, biens).relus).toEqual([]);
  });
});
