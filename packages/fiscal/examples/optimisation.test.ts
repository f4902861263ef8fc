import { describe, expect, it } from 'vitest';
import type { FoyerFiscal, FoyerPartiel } from '../src/index.ts';
import { calculerImpotRevenu, completerFoyer } from '../src/index.ts';
import type { ContexteOptimisation, IdLevier, Levier } from '../src/optimisation/index.ts';
import {
  calculerCourbeMarginale,
  comparerFoyers,
  proposerOptimisations,
  situerDansBareme,
} from '../src/optimisation/index.ts';

function total(foyer: FoyerFiscal, annee: number): number {
  const r = calculerImpotRevenu(foyer, annee);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final + r.cdhr + r.prelevements_sociaux;
}

function proposer(partiel: FoyerPartiel, annee: number, contexte: ContexteOptimisation = {}) {
  const o = proposerOptimisations(completerFoyer(partiel), annee, contexte);
  if ('code' in o) throw new Error(o.message);
  return o;
}

function levier(id: IdLevier, partiel: FoyerPartiel, annee: number, contexte: ContexteOptimisation = {}): Levier {
  const trouve = proposer(partiel, annee, contexte).leviers.find((l) => l.id === id);
  if (trouve === undefined) throw new Error(`No lever ${id}`);
  return trouve;
}

function motif(id: IdLevier, partiel: FoyerPartiel, annee: number, contexte: ContexteOptimisation = {}): string {
  return proposer(partiel, annee, contexte).ecartes.find((l) => l.id === id)?.motif ?? 'applicable';
}

const seul = (salaires: number): FoyerPartiel => ({ declarant1: { salaires } });

describe('épargne retraite', () => {
  it('s’arrête où l’euro versé cesse d’épargner 30 % : au bas de la tranche (revenus 2024)', () => {
    // 45 000 − 29 315 = 15 685 € at 30 %, then 11 % and the rebate: within the rounding of the law.
    const l = levier('per', seul(50_000), 2024, { plafondPer: { declarant1: 20_000 } });
    expect(l.immobilise).toBeGreaterThanOrEqual(15_670);
    expect(l.immobilise).toBeLessThanOrEqual(15_720);
    expect(l.gain).toBe(total(completerFoyer(seul(50_000)), 2024) - l.foyerApres.total);
    expect(l.paliers?.[0]?.gainParEuro).toBeCloseTo(0.3, 2);
    expect(l.cout).toBe(0);
  });

  it('reste dans le plafond déclaré et dans l’épargne disponible', () => {
    const foyer = { declarant1: { salaires: 90_000, per_plafond: 6_000, per_versements: 1_000 } };
    expect(levier('per', foyer, 2024).immobilise).toBe(5_000);
    expect(levier('per', foyer, 2024, { epargneDisponible: 2_000 })).toMatchObject({ immobilise: 2_000, gain: 600 });
  });

  it('est écartée sans plafond connu, ou sans impôt à baisser', () => {
    expect(motif('per', seul(50_000), 2024)).toContain('plafond');
    expect(motif('per', seul(10_000), 2024, { plafondPer: { declarant1: 4_000 } })).toContain('n’abaisserait pas');
  });

  it('remplit le plafond le plus large, puis celui de l’autre époux', () => {
    const foyer: FoyerPartiel = {
      situation: 'marie',
      declarant1: { salaires: 90_000, per_plafond: 3_000 },
      declarant2: { salaires: 60_000, per_plafond: 8_000 },
    };
    const l = levier('per', foyer, 2024);
    expect(l).toMatchObject({ immobilise: 11_000, gain: 3_300 });
    expect([l.foyer?.declarant1.per_versements, l.foyer?.declarant2?.per_versements]).toEqual([3_000, 8_000]);
    expect(l.action.replace(/\s/g, ' ')).toContain(
      '8 000 € sur le PER du déclarant 2 et 3 000 € sur celui du déclarant 1',
    );
    const borne = levier('per', foyer, 2024, { epargneDisponible: 9_000 });
    expect([borne.foyer?.declarant1.per_versements, borne.foyer?.declarant2?.per_versements]).toEqual([1_000, 8_000]);
  });

  it('laisse le plafond d’un époux trop âgé pour déduire (versements de 2026)', () => {
    const foyer: FoyerPartiel = {
      situation: 'marie',
      annee_naissance_declarant1: 1950,
      annee_naissance_declarant2: 1960,
      declarant1: { pensions_retraite: 60_000, per_plafond: 20_000 },
      declarant2: { pensions_retraite: 60_000, per_plafond: 5_000 },
    };
    const l = levier('per', foyer, 2026, { options: { hypothese: 'derniers-parametres' } });
    expect(l.immobilise).toBe(5_000);
    expect(l.foyer?.declarant2?.per_versements).toBe(5_000);
  });
});

describe('dons', () => {
  it('1 000 € donnés épargnent 660 € et coûtent 340 € : gain net négatif, dit tel quel', () => {
    expect(levier('dons', seul(40_000), 2024, { don: 1_000 })).toMatchObject({ gain: 660, cout: 1_000, gainNet: -340 });
  });

  it('attend l’année où l’impôt absorbe la réduction', () => {
    // 150 € of tax this year: 1 320 € of reduction would be lost but for 150.
    const contexte = { don: 2_000, foyerSuivant: completerFoyer(seul(60_000)) };
    expect(levier('calendrier_dons', seul(20_000), 2024, contexte)).toMatchObject({ gain: 1_170 });
    expect(motif('calendrier_dons', seul(60_000), 2024, { don: 2_000 })).toContain('déjà au moins aussi avantageux');
  });
});

describe('choix de déclaration', () => {
  it('frais réels de 4 500 € au lieu de 3 000 € : 240 € de moins (revenus 2024)', () => {
    expect(levier('frais_reels', seul(30_000), 2024, { fraisReels: { declarant1: 4_500 } }).gain).toBe(240);
    expect(motif('frais_reels', seul(30_000), 2024, { fraisReels: { declarant1: 2_900 } })).toContain(
      'ne dépassent pas',
    );
  });

  it('barème pour 5 000 € de dividendes d’un salarié à 20 000 € : 790 − 575 = 215 € (revenus 2024)', () => {
    const foyer = { ...seul(20_000), dividendes: 5_000 };
    const l = levier('option_bareme', foyer, 2024);
    expect(l.gain).toBe(215);
    expect(l.foyer).toMatchObject({ option_bareme: true, csg_deductible_base_2BH: 5_000 });
    expect(motif('option_bareme', { ...seul(90_000), dividendes: 5_000 }, 2024)).toContain('déjà plus avantageux');
  });

  it('micro-foncier contre 6 000 € de charges réelles : 3 000 € de moins à 30 % et 17,2 % (revenus 2024)', () => {
    const foyer = { ...seul(50_000), micro_foncier_recettes: 10_000 };
    expect(levier('micro_ou_reel_foncier', foyer, 2024, { chargesReelles: { foncier: 6_000 } }).gain).toBe(1_416);
    expect(motif('micro_ou_reel_foncier', foyer, 2024, { chargesReelles: { foncier: 2_000 } })).toContain(
      'plus avantageux',
    );
  });

  it('micro-BNC de 40 000 € contre 20 000 € de charges : 26 400 € deviennent 20 000 € (revenus 2024)', () => {
    const l = levier('micro_ou_reel_bnc', { declarant1: { micro_bnc: 40_000 } }, 2024, {
      chargesReelles: { bnc: 20_000 },
    });
    expect([l.foyerAvant.revenu_net_imposable, l.foyerApres.revenu_net_imposable]).toEqual([26_400, 20_000]);
    expect(l.gain).toBe(l.foyerAvant.total - l.foyerApres.total);
  });

  it('un micro-BIC opte pour le réel au printemps de l’année même, un micro-BNC avec sa déclaration', () => {
    const chargesReelles = { bic: 30_000, bnc: 30_000 };
    expect(
      levier('micro_ou_reel_bic', { declarant1: { micro_bic_services: 40_000 } }, 2025, { chargesReelles }),
    ).toMatchObject({
      echeance: 'Option pendant le délai de déclaration des résultats 2024, au printemps 2025',
      limite: '2025-06-30',
    });
    expect(levier('micro_ou_reel_bnc', { declarant1: { micro_bnc: 40_000 } }, 2025, { chargesReelles })).toMatchObject({
      echeance: 'Déclaration des revenus 2025',
      limite: null,
    });
  });

  it('location : le réel meublé amortit et annule le revenu imposable (revenus 2024)', () => {
    const location = { recettes: 12_000, charges: 3_000, interets: 2_000, amortissement: 7_000 };
    const l = levier('regime_location', seul(50_000), 2024, { location });
    expect(l.action).toContain('location meublée au réel');
    expect(l.foyerApres.total).toBe(total(completerFoyer(seul(50_000)), 2024));
    expect(l.statut).toBe('estimation');
  });
});

describe('famille', () => {
  it('pacs de deux personnes dont une sans revenu : 9 365 − 3 411 = 5 954 € (revenus 2024)', () => {
    expect(levier('union', seul(60_000), 2024, { partenaire: {} }).gain).toBe(5_954);
    expect(motif('union', seul(60_000), 2024)).toContain('partenaire');
  });

  it('deux salaires égaux : l’imposition commune ne change rien, et le dit', () => {
    expect(
      motif('union', { situation: 'pacse', declarant1: { salaires: 60_000 }, declarant2: { salaires: 60_000 } }, 2024),
    ).toContain('déjà la plus avantageuse');
  });

  it('un couple uni depuis longtemps ne déclare pas séparément, et le motif le dit', () => {
    const couple: FoyerPartiel = { situation: 'marie', declarant1: { salaires: 16_000 }, enfants: [] };
    expect(motif('union', couple, 2024, { unionDansAnnee: false })).toContain('l’année de son union');
    expect(motif('union', couple, 2024, { unionDansAnnee: true })).toContain('déjà la plus avantageuse');
  });

  it('enfant de 20 ans sans revenu, parents à 30 % : la pension de 6 794 € épargne plus que la demi-part (revenus 2024)', () => {
    // Half a part is capped at 1 791 €; 30 % × 6 794 = 2 038 €, and the child is not taxed on the pension.
    const parents: FoyerPartiel = {
      situation: 'marie',
      declarant1: { salaires: 60_000 },
      declarant2: { salaires: 60_000 },
    };
    const enfantMajeur = { annee_naissance: 2004, salaires: 0, pension: 8_000 };
    const l = levier('enfant_majeur', parents, 2024, { enfantMajeur });
    expect(l.action).toContain('Ne pas rattacher');
    expect(l.gain).toBe(247);
    const petite = { ...enfantMajeur, pension: 1_000 };
    expect(levier('enfant_majeur', parents, 2024, { enfantMajeur: petite }).action).toContain('Rattacher');
  });

  it('un enfant de 23 ans qui n’étudie pas ne se rattache pas ; à 21 ans dans l’année, si', () => {
    const enfantMajeur = { annee_naissance: 2001, salaires: 0, pension: 3_000, etudes: false };
    expect(motif('enfant_majeur', seul(60_000), 2024, { enfantMajeur })).toContain('ne peut pas être rattaché');
    const plusJeune = { ...enfantMajeur, annee_naissance: 2003 };
    expect(motif('enfant_majeur', seul(60_000), 2024, { enfantMajeur: plusJeune })).toBe('applicable');
    expect(motif('enfant_majeur', seul(60_000), 2024, { enfantMajeur: { ...enfantMajeur, etudes: true } })).toBe(
      'applicable',
    );
  });

  it('unir deux foyers additionne tout ce que chacun déclare, année par année pour les reports', () => {
    const partenaire: FoyerPartiel = {
      declarant1: { deficit_professionnel: 12_000 },
      assurance_vie_8_ans_taux_reduit: 3_000,
      dons_reports: [400],
      deficits_globaux: [700],
      scolarite: { lycee: 1 },
      enfants: [{ annee_naissance: 2008 }],
    };
    const moi: FoyerPartiel = {
      declarant1: { salaires: 90_000 },
      assurance_vie_8_ans_taux_reduit: 2_000,
      dons_reports: [100, 200],
      deficits_globaux: [1, 2, 3],
      scolarite: { lycee: 1, college: 1 },
      enfants: [{ annee_naissance: 2007 }, { annee_naissance: 2011 }],
    };
    const { foyer } = levier('union', moi, 2024, { partenaire });
    expect(foyer).toMatchObject({
      assurance_vie_8_ans_taux_reduit: 5_000,
      dons_reports: [100, 600],
      deficits_globaux: [1, 2, 703],
      scolarite: { college: 1, lycee: 2, superieur: 0 },
      declarant2: { deficit_professionnel: 12_000 },
    });
  });
});

describe('ce qui est montré', () => {
  it('les leviers sont triés par gain net, et les écartés disent pourquoi', () => {
    const o = proposer({ ...seul(60_000), dividendes: 3_000 }, 2025, {
      don: 500,
      plafondPer: { declarant1: 5_000 },
      fraisReels: { declarant1: 8_000 },
    });
    const nets = o.leviers.map((l) => l.gainNet);
    expect(nets).toEqual([...nets].sort((a, b) => b - a));
    expect(o.leviers.length + o.ecartes.length).toBe(11);
    for (const e of o.ecartes) expect(e.motif).toMatch(/^[A-ZÉL’].*\.$/u);
    for (const l of o.leviers) {
      expect(l.gain).toBeGreaterThan(0);
      expect(l.reference).toMatch(/^CGI art\./u);
      // A payment has a last day; a box of the return follows the calendar of returns.
      expect([l.id, l.limite]).toEqual([l.id, l.echeance.startsWith('31') ? '2025-12-31' : null]);
    }
    const refaits = o.leviers.flatMap((l) => (l.foyer === null ? [] : [[total(l.foyer, 2025), l.foyerApres.total]]));
    expect(refaits.map(([refait]) => refait)).toEqual(refaits.map(([, dit]) => dit));
  });

  it('les situations se comparent ligne à ligne, la première servant de référence', () => {
    const c = comparerFoyers([
      { nom: 'Célibataire', foyer: completerFoyer(seul(60_000)), annee: 2024 },
      { nom: 'Marié', foyer: completerFoyer({ ...seul(60_000), situation: 'marie' }), annee: 2024 },
    ]);
    if ('code' in c) throw new Error(c.message);
    expect(c.lignes.find((l) => l.champ === 'impot_final')).toMatchObject({
      valeurs: [9_365, 3_411],
      ecarts: [0, -5_954],
    });
    expect(c.lignes.at(-1)).toMatchObject({ champ: 'total', ecarts: [0, -5_954] });
    expect(comparerFoyers([{ nom: 'A', foyer: completerFoyer({}), annee: 2020 }])).toMatchObject({
      code: 'ANNEE_NON_COUVERTE',
    });
  });

  it('la courbe marginale est la dérivée de l’impôt réel : 27 % d’un salaire à 30 %, bosse de la décote comprise', () => {
    const points = calculerCourbeMarginale(completerFoyer({}), 2025, { de: 0, a: 60_000, pas: 1_000 });
    if ('code' in points) throw new Error(points.message);
    expect(points).toHaveLength(60);
    expect(points.find((p) => p.revenu === 45_000)?.taux).toBeCloseTo(0.27, 2);
    expect(points.find((p) => p.revenu === 20_000)?.taux).toBeCloseTo(0.11 * 0.9 * 1.4525, 2);
    const somme = points.reduce((s, p) => s + p.taux * 1_000, 0);
    expect(somme).toBeCloseTo(total(completerFoyer(seul(60_000)), 2025), 6);
    expect(calculerCourbeMarginale(completerFoyer({}), 2025, { de: 0, a: 1e9, pas: 1 })).toMatchObject({
      champ: 'pas',
    });
  });

  it('l’escalier du barème donne chaque marche et ce qui reste avant la suivante', () => {
    const e = situerDansBareme(90_000, 2, 2025);
    if ('code' in e) throw new Error(e.message);
    expect(e).toMatchObject({ revenuParPart: 45_000, tmi: 0.3, avantTrancheSuivante: 39_577 });
    expect(e.marches.map((m) => Math.round(m.impot * 100) / 100)).toEqual([0, 3955.38, 9252.6, 0, 0]);
    expect(e.marches.at(-1)?.a).toBeNull();
    expect(situerDansBareme(-1, 1, 2025)).toMatchObject({ champ: 'revenuNetImposable' });
    expect(situerDansBareme(1, 0.5, 2025)).toMatchObject({ champ: 'parts' });
  });
});
