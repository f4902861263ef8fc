import type { ArbitrageClient } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { analyserFiche } from '../calcul/analyser.ts';
import { arbitragesDe } from './index.ts';

const SEUL = {
  situation_maritale_client: 'Célibataire',
  date_naissance_client: '1968-04-02',
  nombre_enfants_a_charge_client: 0,
  statut_professionnel_client1: 'Salarié',
  revenu_net_annuel_client1: 60_000,
};

function arbitrer(fiche: Readonly<Record<string, unknown>>, faits: Readonly<Record<string, unknown>> = {}) {
  const entiere = { ...SEUL, ...fiche, faits_fiscaux_client: faits };
  const faite = analyserFiche(entiere);
  if ('refus' in faite) throw new Error(faite.refus);
  return new Map(arbitragesDe(entiere, faite).map((a): [string, ArbitrageClient] => [a.id, a]));
}
const couts = (a: ArbitrageClient | undefined) => a?.options.map(({ libelle, cout, reste }) => [libelle, cout, reste]);

describe('Les arbitrages d’un dossier', () => {
  test('chaque option dit son coût, ce qui reste, sa condition et son article', () => {
    const tous = arbitrer(
      {
        nombre_enfants_a_charge_client: 2,
        details_enfants_client: [{ date_naissance: '2012-01-01' }, { date_naissance: '2014-01-01' }],
      },
      {
        'foyer.interets': 4_000,
        'foyer.declarant1.lmnp_micro': 12_000,
        'projet.declarant1.charges_activite': 7_000,
        'projet.declarant1.per_versements': 5_000,
        'projet.societe.budget': 80_000,
        'projet.societe.remuneration': 48_000,
        'projet.sci.loyers': 30_000,
        'projet.sci.charges': 10_000,
        'projet.sci.amortissements': 12_000,
        'projet.assurance_vie': 300_000,
        'projet.patrimoine': 600_000,
        'projet.annees_transmission': 20,
      },
    );
    expect(tous.size).toBe(7);
    for (const a of tous.values()) {
      expect([a.titre, a.conclusion, a.options.length > 1]).toEqual([a.titre, a.conclusion, true]);
      for (const o of a.options) {
        expect(o.article).toMatch(/CGI art\. /);
        expect(o.condition.length).toBeGreaterThan(10);
        expect(Number.isFinite(o.cout) && Number.isFinite(o.reste)).toBe(true);
      }
      const plus = Math.max(...a.options.map(({ reste }) => reste));
      expect(a.options[a.meilleure ?? a.options.findIndex(({ reste }) => reste === plus)]?.reste).toBe(plus);
    }
  });

  test('le forfait et le barème : deux calculs entiers, au centime près de la main', () => {
    // 4 000 € of interest: 12,8 % and 17,2 % by the flat tax; at 30 % the scale costs more.
    const a = arbitrer({}, { 'foyer.interets': 4_000 }).get('forfait_ou_bareme');
    expect(couts(a)?.[0]).toEqual(['Prélèvement forfaitaire', 512 + 688, 4_000 - 1_200]);
    // (4 000 − 6,8 %) × 30 % = 1 118, and the same levies.
    expect(couts(a)?.[1]).toEqual(['Barème progressif', 1_118 + 688, 4_000 - 1_806]);
    expect(a?.meilleure).toBe(0);
  });

  test('la société ne se demande qu’à qui en détient une : des dividendes seuls peuvent être cotés', () => {
    const titres = arbitrer({}, { 'foyer.dividendes': 4_000 }).get('remuneration_ou_dividendes');
    expect(titres?.manque).toBeNull();
    for (const champ of ['valeur_entreprise_parts_sociales', 'comptes_courants_associes_solde'])
      expect(arbitrer({ [champ]: 40_000 }, {}).get('remuneration_ou_dividendes')?.manque?.fait).toBe(
        'projet.societe.budget',
      );
  });

  test('micro ou réel : un amortissement baisse le bénéfice, et personne ne le paie', () => {
    const faits = { 'foyer.declarant1.lmnp_micro': 12_000, 'projet.declarant1.charges_activite': 7_000 };
    const toutPaye = arbitrer({}, faits).get('micro_ou_reel');
    const amorti = arbitrer({}, { ...faits, 'projet.declarant1.amortissements_activite': 4_000 }).get('micro_ou_reel');
    // 50 % of 12 000 € against 5 000 €, at 30 % and 18,6 %: the same taxes, and 4 000 € that stayed.
    expect(couts(toutPaye)?.map(([, cout]) => cout)).toEqual([6_000 * 0.486, 5_000 * 0.486]);
    expect(couts(amorti)?.map(([, cout]) => cout)).toEqual(couts(toutPaye)?.map(([, cout]) => cout));
    expect(couts(amorti)?.map(([, , reste]) => reste)).toEqual(
      couts(toutPaye)?.map(([, , reste]) => Number(reste) + 4_000),
    );
    expect(toutPaye?.hypotheses[0]).toContain('Des amortissements ne le sont pas');
    expect(amorti?.hypotheses[0]).toContain('sauf les amortissements');
  });

  test('la SCI à l’impôt sur les sociétés : 15 % du bénéfice amorti', () => {
    const a = arbitrer(
      {},
      { 'projet.sci.loyers': 30_000, 'projet.sci.charges': 10_000, 'projet.sci.amortissements': 12_000 },
    ).get('sci_is_ou_ir');
    // 20 000 € of rents: 30 % of income tax and 17,2 % of levies.
    expect(couts(a)?.[0]).toEqual(['Impôt sur le revenu', 6_000 + 3_440, 10_560]);
    expect(couts(a)?.[1]).toEqual(['Impôt sur les sociétés, bénéfice gardé', 1_200, 18_800]);
    // 6 800 € distributed at 30 %.
    expect(couts(a)?.[2]).toEqual(['Impôt sur les sociétés, bénéfice distribué', 1_200 + 2_040, 16_760]);
  });

  test('avant 70 ans, l’abattement de chaque bénéficiaire ; après, un seul pour tous', () => {
    const enfants = { details_enfants_client: [{ date_naissance: '1998-01-01' }, { date_naissance: '2000-01-01' }] };
    const faits = { 'projet.assurance_vie': 300_000, 'projet.patrimoine': 600_000 };
    const a = arbitrer(enfants, faits).get('avant_ou_apres_70_ans');
    // 150 000 € each, under 152 500 €; beyond 100 000 € of the estate, 20 % of (300 000 − 30 500) and of 300 000.
    expect(couts(a)).toEqual([
      ['Primes versées avant 70 ans', 0, 300_000],
      ['Primes versées après 70 ans', 53_900, 246_100],
      ['Sans assurance-vie, dans la succession', 60_000, 240_000],
    ]);
    const age = arbitrer({ ...enfants, date_naissance_client: '1950-01-01' }, faits).get('avant_ou_apres_70_ans');
    expect(age?.options.map(({ libelle }) => libelle)).not.toContain('Primes versées avant 70 ans');
  });

  test('rien n’est chiffré sans ses faits : un seul est demandé, le premier', () => {
    const tous = arbitrer({ details_enfants_client: [{ date_naissance: '2012-01-01' }] });
    expect([...tous.values()].every(({ options }) => options.length === 0)).toBe(true);
    expect(tous.get('donner_maintenant_ou_plus_tard')?.manque?.fait).toBe('projet.patrimoine');
    expect(tous.get('per_ou_assurance_vie')?.manque?.question).toContain('épargner');
    expect(tous.get('sci_is_ou_ir')).toMatchObject({ manque: null, conclusion: expect.stringContaining('SCI') });
  });
});
