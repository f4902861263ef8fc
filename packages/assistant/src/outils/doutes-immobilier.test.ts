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
