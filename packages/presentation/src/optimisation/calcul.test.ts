import { describe, expect, test } from 'vitest';
import { ecrireSituation, lireSituation, situationParDefaut } from '../commun/champs.ts';
import { REFERENCE } from '../commun/reference.ts';
import { baremesLe } from './annees.ts';
import { calculer } from './calcul.ts';
import { depuisProfil } from './profil.ts';
import { CHAMPS, OBJECTIFS, type SituationOptimisation } from './situation.ts';

/** While the income of 2025 is being earned: all its levers can still be used. */
const JOUR = '2025-05-20';
/** A year later. */
const APRES = '2026-11-20';

function oblige<T>(lu: T | string): T {
  if (typeof lu === 'string') throw new Error(lu);
  return lu;
}

describe('optimisation', () => {
  const defaut = situationParDefaut(CHAMPS);

  test('four inputs give an estimate on a household whose bracket is the one entered', () => {
    const r = oblige(calculer({ ...defaut, revenus: 60_000, tmi: 30, capacite: 4_000 }, '2026', JOUR));
    expect(r.statut).toBe('estimation');
    expect(r.hypotheses[0]).toContain('une personne seule sans enfant');
    expect(r.strategies[0]).toMatchObject({ economie: 1_200, investissement: 4_000 });
  });

  test('the family and the ceiling of the notice make it exact', () => {
    const s = { ...defaut, famille: 'celibataire' as const };
    expect(calculer(s, '2026', JOUR)).toMatchObject({ statut: 'estimation' });
    expect(calculer({ ...s, plafondPer: 4_000 }, '2026', JOUR)).toMatchObject({
      statut: 'exact',
      hypotheses: [],
      economieTotale: 1_200,
    });
  });

  test('levers are declared together in one computation', () => {
    const s = { ...defaut, famille: 'celibataire' as const, objectifs: ['retraite', 'transmission'] as const };
    const r = oblige(calculer({ ...s, don: 1_000 }, '2026', JOUR));
    expect(r.impot?.avant).toBeGreaterThan(r.impot?.apres ?? 0);
    expect((r.impot?.avant ?? 0) - (r.impot?.apres ?? 0)).toBe(r.economieTotale);
    expect(r.strategies.map((x) => x.nom)).toEqual(expect.arrayContaining(['Faire un don']));
  });

  test('the profile fills what it knows and leaves the rest', () => {
    expect(depuisProfil({ revenu_annuel: 52_000, situation_familiale: 'pacs', nombre_enfants: 12 })).toEqual({
      revenus: 52_000,
      famille: 'marie',
      enfants: 10,
    });
    expect(depuisProfil({ situation_familiale: 'divorce', revenus_salaires: 0 })).toEqual({
      revenus: 0,
      famille: 'celibataire',
    });
  });

  const tous = OBJECTIFS.map((o) => o.valeur);
  const foyer = { ...defaut, famille: 'celibataire' as const, objectifs: tous };
  const leviers = (s: Partial<SituationOptimisation>, bareme = '2026') => {
    const r = oblige(calculer({ ...foyer, ...s }, bareme, JOUR));
    return new Map(r.strategies.map((x) => [x.nom, x]));
  };

  test('every lever is reached by its inputs, with its six facts and the returns it compares', () => {
    const noms = [
      ...leviers({
        revenus: 20_000,
        dividendes: 4_000,
        fraisReels: 6_000,
        union: true,
        loyersNus: 9_000,
        chargesNus: 7_000,
        natureActivite: 'liberale',
        recettesMicro: 20_000,
        chargesMicro: 15_000,
        loyers: 9_000,
        chargesLocation: 3_000,
        amortissement: 5_000,
        enfantMajeur: true,
        don: 500,
      }).values(),
      ...leviers({ recettesMicro: 30_000, chargesMicro: 25_000 }).values(),
      ...leviers({ revenus: 0, dividendes: 1_000 }).values(),
      // A gift larger than the tax of this year, when next year's tax can bear it.
      ...leviers({ revenus: 20_000, don: 3_000, revenusSuivants: 60_000 }).values(),
    ];
    expect(new Set(noms.map((x) => x.nom))).toEqual(
      new Set([
        'Verser sur un plan d’épargne retraite',
        'Faire un don',
        'Choisir l’année du don',
        'Déduire les frais réels au lieu des 10 %',
        'Choisir entre le prélèvement forfaitaire et le barème',
        'Rattacher l’enfant majeur ou lui verser une pension',
        'Imposition commune ou séparée',
        'Location nue : micro-foncier ou régime réel',
        'Activité commerciale : micro-BIC ou régime réel',
        'Activité libérale : micro-BNC ou déclaration contrôlée',
        'Louer nu ou meublé, au forfait ou au réel',
      ]),
    );
    for (const x of noms) {
      const libelles = x.faits.map((f) => f.libelle);
      expect(libelles).toEqual(
        expect.arrayContaining(['Gain', 'Coût', 'Condition', 'Risque', 'Échéance', 'Référence']),
      );
      expect(x.calculs?.avant.length).toBeGreaterThan(0);
      expect(x.calculs?.apres.length).toBeGreaterThan(0);
    }
  });

  test('what a person alone with dividends spares by the scale: 1 000 € at 0 % instead of 12,8 %', () => {
    const x = leviers({ revenus: 0, dividendes: 1_000 }).get('Choisir entre le prélèvement forfaitaire et le barème');
    expect(x).toMatchObject({ economie: 128, aPart: false });
  });

  test('a lever that has no figure says why, and what would give it one', () => {
    const r = oblige(calculer({ ...defaut, famille: 'celibataire', loyers: 9_000 }, '2026', JOUR));
    const ecarte = (titre: string) => r.ecartes.find((e) => e.titre.startsWith(titre));
    expect(ecarte('Louer nu')?.geste).toEqual({ objectif: 'immobilier' });
    expect(ecarte('Louer nu')?.motif).toContain('il épargnerait');
    expect(ecarte('Choisir entre')?.geste).toEqual({ groupe: 'capital' });
    expect(ecarte('Calendrier')?.geste).toEqual({ objectif: 'transmission' });
    expect(r.strategies.length + r.ecartes.length).toBe(12);
  });

  test('a couple of several years is not told to declare apart; united in the year, it is measured', () => {
    const couple = { ...foyer, famille: 'marie' as const, revenus: 60_000, revenus2: 30_000 };
    const motif = oblige(calculer(couple, '2026', JOUR)).ecartes.find((e) => e.titre.startsWith('Imposition'))?.motif;
    expect(motif).toContain('l’année de son union');
    // 27 000 € each: 1 694 less a rebate of 130, twice, against 3 388 together, which has none.
    expect(leviers({ ...couple, union: true }).get('Imposition commune ou séparée')).toMatchObject({
      economie: 3_388 - 2 * 1_564,
      aPart: true,
    });
  });

  test('rents above the limit of the flat allowance are at the real regime, and the page says so', () => {
    const r = oblige(calculer({ ...foyer, loyersNus: 20_000, chargesNus: 8_000 }, '2026', JOUR));
    // 54 000 € of salary and 12 000 € of net rents; 17,2 % of social levies on the rents.
    const seul = oblige(calculer({ ...foyer, revenus: 60_000 + 12_000 / 0.9 }, '2026', JOUR));
    expect(r.impot?.avant).toBe((seul.impot?.avant ?? 0) + 2_064);
    expect(r.hypotheses.join(' ')).toMatch(/15\s000\s€ de loyers nus, le régime réel s’impose/);
  });

  test('une date passée n’est plus un levier : elle est dite, et son gain n’est compté nulle part', () => {
    const per = 'Verser sur un plan d’épargne retraite';
    expect(leviers({}).get(per)).toMatchObject({ delai: '31 décembre 2025', economie: expect.any(Number) });
    const r = oblige(calculer(foyer, '2026', APRES));
    expect(r.strategies.map((x) => x.nom)).not.toContain(per);
    expect(r).toMatchObject({ economieTotale: 0, datesPassees: true });
    expect(r.impot?.avant).toBe(r.impot?.apres);
    const ecarte = r.ecartes.find((e) => e.titre === per);
    expect(ecarte?.motif).toBe('Date passée (31 décembre 2025)\u202f: il ne peut plus compter sur les revenus 2025.');
    // Nor is its gain told for a goal that is not chosen.
    const sansObjectif = oblige(calculer({ ...foyer, objectifs: ['immobilier'] }, '2026', APRES));
    expect(sansObjectif.ecartes.find((e) => e.titre === per)?.motif).not.toContain('épargnerait');
  });

  test('l’année en cours vient d’abord : une estimation, dont tout peut encore se faire', () => {
    const r = oblige(calculer(foyer, '2027', APRES));
    expect(r.strategies.find((x) => x.nom.startsWith('Verser'))).toMatchObject({ delai: '31 décembre 2026' });
    expect(r).toMatchObject({ statut: 'estimation', datesPassees: false });
    expect(baremesLe(APRES).map((b) => b.valeur)).toEqual(['2027', '2026', '2025', '2024', '2023', REFERENCE]);
    expect(baremesLe('2025-12-31').map((b) => b.valeur)).not.toContain('2027');
  });

  test('the link gives every precision back', () => {
    const saisie: SituationOptimisation = {
      ...foyer,
      dividendes: 4_000,
      etudes: false,
      natureActivite: 'liberale',
      jourDonAnterieur: '2020-02-29',
      lienDonataires: 'neveu_niece',
    };
    const params = new URLSearchParams();
    ecrireSituation(CHAMPS, params, saisie, defaut);
    expect(lireSituation(CHAMPS, params, defaut)).toEqual(saisie);
    params.set('jourDonAnterieur', '2021-02-29');
    expect(lireSituation(CHAMPS, params, defaut).jourDonAnterieur).toBe('');
  });

  test('no goal, no result', () => {
    expect(calculer({ ...defaut, objectifs: [] }, '2026', JOUR)).toBe('Choisissez au moins un objectif.');
  });

  test('the literal formula multiplies, and says so', () => {
    const r = oblige(calculer({ ...defaut, revenus: 60_000, tmi: 30 }, REFERENCE, JOUR));
    // 5 000 × 30 % + 3 000 × 66 % + 60 000 × 20 % × 30 %.
    expect(r.economieTotale).toBeCloseTo(1_500 + 1_980 + 3_600, 6);
    expect(r.difference).toContain('ne recalcule');
    expect(r.trace.enfants.map((n) => n.formule.replaceAll(/\s/gu, ' '))).toEqual([
      '5 000 € × 30 %',
      '3 000 € × 66 %',
      '60 000 € × 20 % × 30 %',
    ]);
  });
});
