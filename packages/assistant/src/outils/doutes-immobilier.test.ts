import { describe, expect, it } from 'vitest';
import { appeler } from './appeler.ts';

/** Doubts that careful readers had on what the tools say of property, each settled by its article. */

const JOUR = '2026-11-22';

describe('vente d’un immeuble', () => {
  const vente = { date_cession: JOUR, annees_detention: 10, prix_cession: 200_000, prix_acquisition: 100_000 };
  const vendre = (e: object) => appeler('calculer_plus_value_immobiliere', { ...vente, ...e });

  it('des frais d’achat réels inférieurs au forfait de 7,5 % le laissent choisir (CGI art. 150 VB II 3°)', async () => {
    const r = await vendre({ frais_acquisition: 3_000 });
    expect(r.chiffres['pvi.frais_acquisition']).toBe(7_500);
    expect(r.hypotheses.join(' ')).toContain('150 VB II 3°');
    const plus = await vendre({ frais_acquisition: 9_000 });
    expect(plus.chiffres['pvi.frais_acquisition']).toBe(9_000);
    expect(plus.hypotheses.join(' ')).not.toContain('150 VB II 3°');
  });

  it('le forfait n’est pas ouvert à un bien reçu : ses frais réels restent', async () => {
    const r = await vendre({ mode_acquisition: 'gratuit', frais_acquisition: 3_000 });
    expect(r.chiffres['pvi.frais_acquisition']).toBe(3_000);
  });

  const gain = { annees_detention: 0, prix_cession: 400_000, prix_acquisition: 0, plus_value_brute: 150_000 };

  it('chaque vendeur paie selon sa part, et sa surtaxe propre (CGI art. 1609 nonies G)', async () => {
    const r = await vendre({ ...gain, quotes_parts: [0.7, 0.3] });
    // 105 000 € bear 3 % less a tenth of what is missing to 110 000 €; 45 000 € bear nothing.
    expect(r.chiffres['pvi.surtaxe']).toBe(2_650);
    expect(r.chiffres['pvi.vendeur_1']).toBe(0.7 * (28_500 + 25_800) + 2_650);
    expect(r.chiffres['pvi.vendeur_2']).toBe(16_290);
    expect('pvi.par_vendeur' in r.chiffres).toBe(false);
    const deux = await vendre({ ...gain, quotes_parts: [0.5, 0.5] });
    expect(deux.chiffres['pvi.par_vendeur']).toBe((28_500 + 25_800 + 3_000) / 2);
  });

  it('un vendeur dont la part du prix est exonérée laisse tout le gain imposé aux autres (CGI art. 150 U II 6°)', async () => {
    const r = await vendre({ ...gain, quotes_parts: [0.97, 0.03] });
    expect(r.chiffres['pvi.surtaxe']).toBe(0.03 * 145_500);
    expect(r.chiffres['pvi.vendeur_1']).toBe(r.chiffres['pvi.total']);
    expect(r.chiffres['pvi.vendeur_2']).toBe(0);
  });

  it('l’assuré d’un autre État européen ne doit que le prélèvement de solidarité (CSS art. L136-7 I ter)', async () => {
    expect((await vendre(gain)).chiffres['pvi.prelevements_sociaux']).toBe(25_800);
    const r = await vendre({ ...gain, assure_en_europe: true });
    expect(r.chiffres['pvi.prelevements_sociaux']).toBe(11_250);
    expect(r.hypotheses.join(' ')).toContain('ni CSG ni CRDS');
  });
});

describe('déficit foncier', () => {
  const travaux = { annee: 2025, recettes: 8_000, charges: 40_000 };

  it.each([
    ['sans travaux d’énergie', 2025, undefined, 10_700],
    ['avec 30 000 € de travaux d’énergie', 2025, 30_000, 21_400],
    ['avec 5 000 € de travaux d’énergie', 2025, 5_000, 15_700],
    ['avant la loi qui relève la limite', 2022, 30_000, 10_700],
  ])(
    'la limite est relevée par la rénovation énergétique, %s (CGI art. 156 I 3°)',
    async (_, annee, energie, attendu) => {
      const r = await appeler('calculer_deficit_foncier', {
        ...travaux,
        annee,
        ...(energie === undefined ? {} : { travaux_energie: energie }),
      });
      expect(r.chiffres['foncier.imputable']).toBe(attendu);
      expect(r.chiffres['foncier.reportable']).toBe(32_000 - attendu);
    },
  );
});

describe('régimes d’une location', () => {
  it('le micro-foncier au-delà de 15 000 € de loyers est refusé, non chiffré (CGI art. 32)', async () => {
    const r = await appeler('calculer_regime_micro', { annee: 2025, activite: 'foncier', recettes: 16_000 });
    expect(r.refus).toContain('micro-foncier est fermé');
    expect(
      await appeler('comparer_bases_regimes', { annee: 2025, activite: 'foncier', recettes: 16_000 }),
    ).toMatchObject({
      code: 'SITUATION_NON_COUVERTE',
    });
    const limite = await appeler('calculer_regime_micro', { annee: 2025, activite: 'foncier', recettes: 15_000 });
    expect(limite.chiffres['micro.benefice']).toBe(10_500);
  });

  it('un associé lit le coût de sa part, et l’économie d’un déficit (CGI art. 8 et 156 I 3°)', async () => {
    const sci = {
      annee: 2025,
      activite: 'foncier',
      recettes: 40_000,
      charges: 10_000,
      regime: 'reel',
      part: 0.4,
      tmi: 0.3,
    };
    expect((await appeler('comparer_bases_regimes', sci)).chiffres['regimes.cout_reel']).toBe(5_664);
    const perte = await appeler('comparer_bases_regimes', { ...sci, charges: 60_000, interets: 0 });
    expect(perte).toMatchObject({ statut: 'exact' });
    expect(perte.chiffres['regimes.cout_reel']).toBe(-2_400);
  });

  it.each([
    [2023, 'estimation'],
    [2024, 'exact'],
  ])(
    'le meublé de tourisme non classé de %i garde 50 %%, la loi de 2024 le disant pour 2024 seulement',
    async (annee, statut) => {
      const r = await appeler('calculer_regime_micro', { annee, activite: 'meuble_tourisme', recettes: 10_000 });
      expect([r.chiffres['micro.benefice'], r.statut]).toEqual([5_000, statut]);
    },
  );
});
