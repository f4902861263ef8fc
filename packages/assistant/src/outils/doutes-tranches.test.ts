import { describe, expect, it } from 'vitest';
import { appeler } from './appeler.ts';

/** Doubts that careful readers had on the results of the tools, each settled by its article. */

async function sociaux(declarant1: object): Promise<number | boolean | undefined> {
  const r = await appeler('calculer_impot', { foyer: { situation: 'celibataire', declarant1 }, annee: 2025 });
  return r.chiffres['ir.prelevements_sociaux'];
}

const JOUR = '2026-11-22';

describe('impôt du foyer', () => {
  it('la veuve garde les deux parts du couple l’année du décès (BOI-IR-LIQ-10-10-20)', async () => {
    const foyer = { situation: 'veuf', annee_deces_conjoint: 2025, declarant1: { salaires: 40_000 } };
    const r = await appeler('calculer_impot', { foyer, annee: 2025 });
    expect(r.chiffres['ir.parts']).toBe(2);
  });

  it('le taux moyen compte le revenu taxé au forfait dans sa base : jamais 105 %', async () => {
    const foyer = { situation: 'celibataire', declarant1: { salaires: 20_000 }, dividendes: 140_000 };
    const r = await appeler('calculer_impot', { foyer, annee: 2025 });
    const impot = Number(r.chiffres['ir.impot_final']);
    expect(r.chiffres['moyen/ir.taux_moyen']).toBeCloseTo(impot / 158_000, 4);
    expect(Number(r.chiffres['moyen/ir.taux_moyen'])).toBeLessThan(0.45);
  });

  it('la contribution différentielle, hors de l’impôt final, est ajoutée dans un total qui le dit (CGI art. 224)', async () => {
    const foyer = { situation: 'celibataire', dividendes: 400_000 };
    const r = await appeler('calculer_impot', { foyer, annee: 2025 });
    const cdhr = Number(r.chiffres['ir.cdhr']);
    expect(cdhr).toBeGreaterThan(0);
    expect(r.chiffres['avec_cdhr/ir.avec_cdhr']).toBe(Number(r.chiffres['ir.impot_final']) + cdhr);
    expect(r.libelle('avec_cdhr/ir.avec_cdhr')).toContain('contribution différentielle');
  });

  it('le bénéfice réel d’un loueur non professionnel porte les prélèvements sociaux, celui d’un professionnel non (CSS art. L136-6)', async () => {
    expect(await sociaux({ lmnp_reel_net: 10_000 })).toBe(1860);
    expect(await sociaux({ bic_reel: 10_000 })).toBe(0);
  });
});

const deduite = async (pensions: object): Promise<number> => {
  const r = await appeler('calculer_impot', {
    foyer: { situation: 'divorce', declarant1: { salaires: 60_000 }, ...pensions },
    annee: 2025,
  });
  return Number(r.chiffres['ir.pensions_alimentaires']);
};

describe('pensions à des enfants majeurs', () => {
  it('chaque enfant a sa limite : une pension ne prend rien sur celle de l’autre (CGI art. 156 II 2°)', async () => {
    expect(await deduite({ pension_alimentaire_enfant_majeur: 9_000 })).toBe(6_855);
    expect(await deduite({ pension_alimentaire_enfant_majeur: 9_000, pensions_enfants_majeurs: [9_000, 1_000] })).toBe(
      6_855 + 6_855 + 1_000,
    );
    expect(await deduite({ pensions_enfants_majeurs: [5_000, 8_000] })).toBe(5_000 + 6_855);
  });
});

describe('comparaison', () => {
  const scenarios = [
    {
      nom: 'micro',
      foyers: [{ situation: 'celibataire', declarant1: { salaires: 40_000 }, micro_foncier_recettes: 12_000 }],
    },
    {
      nom: 'reel',
      foyers: [{ situation: 'celibataire', declarant1: { salaires: 40_000 }, revenus_fonciers_reel_net: 3_000 }],
    },
  ];

  it('compte aussi les prélèvements sociaux, à part, et dit qui coûte moins', async () => {
    const r = await appeler('comparer_impots', { scenarios, annee: 2025 });
    const impot = Number(r.chiffres['comparaison.ecart']);
    expect(r.chiffres['tout/comparaison.ecart_total']).toBe(impot + 1_445 - 516);
    expect(r.libelle('comparaison.ecart')).toContain('premier − second');
  });

  it('n’ajoute rien quand rien n’est dû à côté de l’impôt', async () => {
    const sans = scenarios.map(({ nom }) => ({
      nom,
      foyers: [{ situation: 'celibataire', declarant1: { salaires: nom === 'micro' ? 30_000 : 31_000 } }],
    }));
    const r = await appeler('comparer_impots', { scenarios: sans, annee: 2025 });
    expect('tout/comparaison.ecart_total' in r.chiffres).toBe(false);
  });
});

describe('assurance-vie', () => {
  const deces = { date: JOUR, lien: 'autre', beneficiaires: 2, capital_avant_70: 0, primes_apres_70: 0 };

  it('les primes versées après 70 ans comptent dans la part de chacun (CGI art. 757 B)', async () => {
    const r = await appeler('calculer_assurance_vie_deces', {
      ...deces,
      parts: [
        { lien: 'autre', capital: 0, primes_apres_70: 40_000 },
        { lien: 'autre', capital: 100_000 },
      ],
    });
    expect(r.chiffres['dmtg.primes_757_b']).toBe(9_500);
    expect(r.chiffres['dmtg.succession']).toBe(4_743.6);
  });

  it('des primes données à côté des parts sont refusées, jamais laissées de côté', async () => {
    const parts = [
      { lien: 'autre', capital: 1 },
      { lien: 'autre', capital: 2 },
    ];
    const r = await appeler('calculer_assurance_vie_deces', { ...deces, primes_apres_70: 40_000, parts });
    expect(r.refus).toContain('dans leur part');
  });

  it('les gains de primes antérieures au 27 septembre 2017 gardent leur barème, dit par la demande (CGI art. 125-0 A)', async () => {
    const rachat = {
      date_rachat: JOUR,
      date_ouverture: '2012-01-01',
      gains: 20_000,
      primes_tous_contrats: 400_000,
      situation: 'seul',
      part_seule: false,
    };
    const anciens = await appeler('calculer_rachat_assurance_vie', {
      ...rachat,
      gains_avant_2017: 20_000,
      primes_tous_contrats_avant_2017: 400_000,
    });
    expect(anciens).toMatchObject({ statut: 'exact' });
    expect(anciens.chiffres['av.impot']).toBe(1_155);
    const sansDate = await appeler('calculer_rachat_assurance_vie', rachat);
    expect(sansDate.statut).toBe('estimation');
    expect(sansDate.reserves.join(' ')).toContain('la date des primes n’est pas indiquée');
  });
});

describe('immobilier', () => {
  const vente = { date_cession: JOUR, annees_detention: 10, prix_cession: 14_000, prix_acquisition: 4_000 };

  it('un immeuble vendu 14 000 € est exonéré, des parts de société au même prix ne le sont pas (CGI art. 150 U II 6° et 150 UB)', async () => {
    const bien = await appeler('calculer_plus_value_immobiliere', vente);
    expect(bien.chiffres['pvi.total']).toBe(0);
    const parts = await appeler('calculer_plus_value_immobiliere', { ...vente, nature: 'parts_sci' });
    // 10 000 € of gain, without flat costs or works: 30 % and 8.25 % of allowance after ten full years.
    expect(parts.chiffres['pvi.plus_value_brute']).toBe(10_000);
    expect(parts.chiffres['pvi.impot']).toBe(1_330);
    expect(parts.chiffres['pvi.prelevements_sociaux']).toBe(1_578.1);
  });

  it('la surtaxe se juge pour chaque vendeur, sur sa part (CGI art. 1609 nonies G)', async () => {
    const seul = await appeler('calculer_surtaxe_plus_value', { date_cession: JOUR, plus_value_imposable: 90_000 });
    expect(seul.chiffres['pvi.surtaxe']).toBe(1_800);
    const deux = await appeler('calculer_surtaxe_plus_value', {
      date_cession: JOUR,
      plus_value_imposable: 90_000,
      vendeurs: 2,
    });
    expect(deux.chiffres['pvi.surtaxe']).toBe(0);
  });

  it('sans valeur, seule la part de l’usufruit est rendue : aucun montant de 0 € (CGI art. 669)', async () => {
    const r = await appeler('calculer_demembrement', { date: JOUR, age_usufruitier: 65 });
    expect(r.chiffres).toEqual({ 'usufruit.part': 0.4, 'usufruit.part_nue': 0.6 });
  });
});

describe('transmission', () => {
  const don = {
    date: JOUR,
    montant: 100_000,
    lien: 'enfant',
    beneficiaires: 1,
    donateurs: 1,
    donations_anterieures: 100_000,
  };

  it.each([
    ['quatorze ans : rappelée', { anciennete: 14 }, 18_194.35, 'exact'],
    ['quinze ans tout juste : comptée, mais le jour décide', { anciennete: 15 }, 18_194.35, 'estimation'],
    ['la veille des quinze ans', { date_anterieure: '2011-11-23' }, 18_194.35, 'estimation'],
    ['plus de quinze ans', { date_anterieure: '2011-11-21' }, 0, 'exact'],
    ['seize ans', { anciennete: 16 }, 0, 'exact'],
  ])('une donation d’il y a %s (CGI art. 784)', async (_nom, quand, droits, statut) => {
    const r = await appeler('calculer_donation', { ...don, ...quand });
    expect([r.chiffres['dmtg.don_1'], r.statut]).toEqual([droits, statut]);
    expect(r.reserves.join(' ').includes('jour anniversaire')).toBe('anciennete' in quand && quand.anciennete === 15);
  });
});

describe('impôt sur les sociétés', () => {
  const exercice = { date_cloture: '2025-12-31', benefice: 10_000_000 };

  it('la contribution de 3,3 % s’ajoute au-delà de 763 000 € d’impôt dès 7 630 000 € de chiffre d’affaires (CGI art. 235 ter ZC)', async () => {
    const r = await appeler('calculer_impot_societes', { ...exercice, chiffre_affaires: 50_000_000 });
    expect(r.chiffres['is.impot']).toBe(2_500_000);
    expect(r.chiffres['is.contribution_sociale']).toBe(57_321);
    expect(r.chiffres['is.total']).toBe(2_557_321);
  });

  it('sans chiffre d’affaires, le calcul est une estimation qui nomme la contribution', async () => {
    const r = await appeler('calculer_impot_societes', exercice);
    expect(r.statut).toBe('estimation');
    expect(r.reserves.join(' ')).toContain('235 ter ZC');
  });

  it('une petite société dont le capital n’est pas aux mains de personnes physiques la doit aussi', async () => {
    const r = await appeler('calculer_impot_societes', {
      ...exercice,
      chiffre_affaires: 5_000_000,
      capital_eligible: false,
    });
    expect(r.chiffres['is.contribution_sociale']).toBe(57_321);
  });
});

describe('plan d’épargne en actions', () => {
  const retrait = { date_retrait: JOUR, montant_retrait: 50_000, valeur_plan: 100_000, versements: 60_000 };

  it.each([
    ['2015-03-01', 'estimation', true],
    ['2017-12-31', 'estimation', true],
    ['2018-01-01', 'exact', false],
  ])('un plan ouvert le %s : les taux sociaux d’avant 2018 le rendent « %s »', async (date_ouverture, statut, dit) => {
    const r = await appeler('calculer_retrait_pea', { ...retrait, date_ouverture });
    expect([r.statut, r.chiffres['rcm.pea.prelevements_sociaux']]).toEqual([statut, 3_720]);
    expect(r.reserves.join(' ').includes('ces prélèvements sont un maximum')).toBe(dit);
  });
});

describe('droits d’un acte', () => {
  it('tous les frais demandés : les droits seuls sont dits, et ce qui manque est nommé', async () => {
    const achat = { date: JOUR, acte: 'logement_ancien', montant: 250_000, taux_releve: true };
    const droits = await appeler('calculer_droits_enregistrement', achat);
    expect(droits.statut).toBe('exact');
    expect(droits.libelle('enregistrement.droits')).toBe('Droits d’enregistrement');
    const tous = await appeler('calculer_droits_enregistrement', { ...achat, tous_frais: true });
    expect(tous.statut).toBe('estimation');
    expect(tous.reserves.join(' ')).toContain('émoluments');
    expect(tous.libelle('enregistrement.droits')).toContain('seuls');
  });
});

describe('impôt luxembourgeois', () => {
  it('un parent seul lit son crédit, et l’impôt qui reste après lui (LIR art. 154ter)', async () => {
    const parent = { annee: 2025, classe: '1a', revenuImposable: 70_000 };
    const sans = await appeler('calculer_impot_luxembourg', parent);
    const avec = await appeler('calculer_impot_luxembourg', { ...parent, monoparental: true });
    expect(avec.statut).toBe('exact');
    expect(avec.chiffres['lu.impot']).toBe(sans.chiffres['lu.impot']);
    expect(avec.chiffres['lu.credit_monoparental']).toBe(2_892);
    expect(avec.chiffres['lu.apres_credit']).toBe(Number(sans.chiffres['lu.impot']) - 2_892);
    expect('lu.credit_monoparental' in sans.chiffres).toBe(false);
  });
});
