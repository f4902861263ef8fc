import { describe, expect, test } from 'vitest';
import { normaliserCommune } from './commune.ts';
import { listerCommunes, REPERTOIRE_COMMUNES } from './communes.ts';
import {
  ANNEES_SUISSE,
  calculerCotisationsSuisses,
  calculerImpotCantonal,
  calculerImpotFederalDirect,
  calculerImpotSuisse,
  CANTONS,
  comparerCantons,
  expliquerImpotSuisse,
  type SituationSuisse,
} from './index.ts';
import { CHEFS_LIEUX } from './parametres/chefs-lieux.ts';

const communes = { communes: REPERTOIRE_COMMUNES };
const salarie: SituationSuisse = { canton: 'ZH', etatCivil: 'seul', revenuBrut: 100_000, age: 40 };

function calculer(situation: SituationSuisse, annee = 2026) {
  const lu = calculerImpotSuisse(situation, annee, communes);
  if (lu.statut === 'refus') throw new Error(lu.message);
  return lu;
}

const independant = (revenuBrut: number) => calculerCotisationsSuisses({ revenuBrut, activite: 'independant' }, 2025);

describe('impôt fédéral direct', () => {
  test.each([
    ['seul', 2024, 42_900, 225.9],
    ['seul', 2025, 76_100, 1149.55],
    ['seul', 2026, 184_900, 10_914.55],
    ['seul', 2026, 794_000, 91_310],
    ['famille', 2024, 928_800, 106_812],
    ['famille', 2026, 152_400, 5692],
  ] as const)('barème %s de %d sur %d', (bareme, annee, revenuImposable, impot) => {
    expect(calculerImpotFederalDirect({ bareme, revenuImposable }, annee)).toMatchObject({ impot });
  });

  test('un impôt de moins de 25 francs n’est pas perçu (art. 36 al. 2bis)', () => {
    expect(calculerImpotFederalDirect({ bareme: 'seul', revenuImposable: 18_400 }, 2026)).toMatchObject({ impot: 0 });
    expect(calculerImpotFederalDirect({ bareme: 'seul', revenuImposable: 18_500 }, 2026)).toMatchObject({
      impot: 25.4,
    });
  });

  test('chaque enfant ôte 259 francs en 2024 et 263 ensuite, sans jamais rendre d’argent', () => {
    const demande = { bareme: 'famille', revenuImposable: 100_000, enfants: 2 } as const;
    expect(calculerImpotFederalDirect(demande, 2024)).toMatchObject({ credit: 518, impot: 1340 });
    expect(calculerImpotFederalDirect(demande, 2025)).toMatchObject({ credit: 526 });
    expect(calculerImpotFederalDirect({ ...demande, revenuImposable: 40_000, enfants: 5 }, 2025)).toMatchObject({
      impot: 0,
    });
  });
});

describe('cotisations sociales', () => {
  test.each([
    [24, 0],
    [25, 0.035],
    [35, 0.05],
    [45, 0.075],
    [55, 0.09],
  ])('à %d ans, la part du salarié au 2e pilier est %d du salaire coordonné', (age, taux) => {
    expect(calculerCotisationsSuisses({ revenuBrut: 60_000, age }, 2025)).toMatchObject({
      salaireCoordonne: 33_540,
      lppMinimum: Math.round(33_540 * taux * 100) / 100,
    });
  });

  test('sous le seuil d’entrée il n’y a pas de 2e pilier, juste au-dessus le salaire coordonné est le minimum', () => {
    expect(calculerCotisationsSuisses({ revenuBrut: 22_680 }, 2025)).toMatchObject({ lpp: 0, salaireCoordonne: 0 });
    expect(calculerCotisationsSuisses({ revenuBrut: 22_681 }, 2025)).toMatchObject({ salaireCoordonne: 3780 });
  });

  test('un indépendant paie 10 % au-delà de 60 500, un taux réduit estimé en dessous, un minimum tout en bas', () => {
    expect(independant(100_000)).toMatchObject({ avsAiApg: 10_000, ac: 0, lpp: 0, statut: 'exact' });
    expect(independant(60_499)).toMatchObject({ avsAiApg: 5639.11, statut: 'estimation' });
    expect(independant(5000)).toMatchObject({ avsAiApg: 530, statut: 'exact' });
    expect(independant(0)).toMatchObject({ avsAiApg: 0 });
  });
});

describe('du brut à l’impôt', () => {
  test('les hypothèses du calcul sont dites', () => {
    const { hypotheses } = calculer({ canton: 'VD', etatCivil: 'seul', revenuBrut: 80_000 });
    for (const dit of ['chef-lieu', 'Aucun impôt ecclésiastique', '40 ans', '4\u202f560', 'loyer', '2e pilier']) {
      expect(hypotheses.join(' ')).toContain(dit);
    }
  });

  test('le pilier 3a est limité au maximum légal, plus haut sans 2e pilier', () => {
    const sans = calculer(salarie);
    const plein = calculer({ ...salarie, pilier3a: 7258 });
    expect(plein.revenuImposableFederal).toBeCloseTo(sans.revenuImposableFederal - 7258, 2);
    const trop = calculer({ ...salarie, pilier3a: 50_000 });
    expect(trop.impotTotal).toBe(plein.impotTotal);
    expect(trop.hypotheses.join(' ')).toContain('Pilier 3a limité');
    const seul: SituationSuisse = { ...salarie, activite: 'independant', revenuBrut: 300_000, pilier3a: 50_000 };
    expect(calculer(seul).deductionsFederales).toContainEqual(
      expect.objectContaining({ libelle: 'Pilier 3a', montant: 36_288 }),
    );
  });

  test('sans 2e pilier ni 3a, le plafond des primes est plus haut', () => {
    const primes = (['salarie', 'independant'] as const).map((activite) =>
      calculer({ ...salarie, activite }).deductionsFederales.find((d) => d.libelle.startsWith('Primes')),
    );
    expect(primes).toMatchObject([{ montant: 1800 }, { montant: 2700 }]);
  });

  test('l’église n’est comptée que sur demande, et le dit', () => {
    expect(calculer(salarie).impotEcclesiastique).toBe(0);
    const membre = calculer({ ...salarie, confession: 'catholique' });
    expect(membre.impotEcclesiastique).toBeGreaterThan(0);
    expect(membre).toMatchObject({ statut: 'estimation' });
    expect(calculer({ ...salarie, canton: 'VD', confession: 'protestante' }).impotEcclesiastique).toBe(0);
  });

  test.each([
    ['Valais 2025', { ...salarie, canton: 'VS' }, 2025],
    ['Valais, autre commune que Sion', { ...salarie, canton: 'VS', commune: 'Martigny' }, 2026],
    ['Valais, personne seule à bas revenu', { ...salarie, canton: 'VS', revenuBrut: 30_000 }, 2026],
    ['Berne, revenu modeste', { ...salarie, canton: 'BE', revenuBrut: 30_000 }, 2026],
    ['Vaud 2025, quotient plafonné', { ...salarie, canton: 'VD', enfants: 1, revenuBrut: 400_000 }, 2025],
    ['indépendant au barème dégressif', { ...salarie, activite: 'independant', revenuBrut: 40_000 }, 2026],
  ] as const)('%s : la réponse est une estimation qui dit pourquoi', (_cas, situation, annee) => {
    const lu = calculer(situation, annee);
    expect(lu.statut).toBe('estimation');
    expect(lu.reserves[0]).toMatch(/\.$/u);
  });

  test('les autres réponses sont exactes', () => {
    for (const canton of CANTONS) expect(calculer({ ...salarie, canton }).statut).toBe('exact');
  });
});

test('à Lausanne, 20 700 francs imposables donnent au canton et à la commune les montants publiés, à cinq centimes', () => {
  const lu = calculerImpotCantonal({ canton: 'VD', etatCivil: 'seul', revenuImposable: 20_700 }, 2025);
  expect(lu).toMatchObject({ impotCantonal: 1_480.55, impotCommunal: 781.1, total: 2_261.65, statut: 'exact' });
});

describe('communes', () => {
  test('chaque canton a ses communes chaque année, de noms distincts, et le chef-lieu y a les mêmes facteurs', () => {
    for (const canton of CANTONS) {
      for (const annee of ANNEES_SUISSE) {
        const liste = listerCommunes(canton, annee);
        expect(liste.length).toBeGreaterThan(40);
        expect(new Set(liste.map((c) => normaliserCommune(c.nom))).size).toBe(liste.length);
        expect(liste).toContainEqual(CHEFS_LIEUX[canton]);
        for (const commune of liste) expect(commune.taux).toBeGreaterThan(0);
      }
    }
  });

  test.each([
    ['GE', 'Geneva', 'Genève'],
    ['ZH', 'zurich', 'Zürich'],
    ['BE', 'Berne', 'Bern'],
    ['VS', 'Sitten', 'Sion'],
    ['GE', 'carouge', 'Carouge (GE)'],
    ['VS', 'St-Maurice', 'Saint-Maurice'],
    ['ZH', 230, 'Winterthur'],
  ] as const)('%s, « %s » est %s', (canton, commune, nom) => {
    expect(calculer({ ...salarie, canton, commune }).commune).toBe(nom);
  });

  test('sans la liste des communes, une autre que le chef-lieu est refusée plutôt que remplacée', () => {
    const situation: SituationSuisse = { ...salarie, commune: 'Winterthur' };
    expect(calculerImpotSuisse(situation, 2026)).toMatchObject({ statut: 'refus', champ: 'commune' });
    expect(calculerImpotSuisse({ ...salarie, commune: 'Lausanne' }, 2026, communes)).toMatchObject({ statut: 'refus' });
  });
});

describe('comparaison des cantons', () => {
  test('les cinq cantons, du moins imposé au plus imposé, chacun comme s’il était calculé seul', () => {
    const situation: SituationSuisse = { ...salarie, canton: 'GE', commune: 'Cologny' };
    const lus = comparerCantons(situation, 2026, communes);
    if ('statut' in lus) throw new Error(lus.message);
    const totaux = lus.map((c) => c.resultat.impotTotal);
    expect(totaux).toEqual([...totaux].sort((a, b) => a - b));
    expect(lus.map((c) => c.nom).sort()).toEqual(['Berne', 'Genève', 'Valais', 'Vaud', 'Zurich']);
    for (const { resultat } of lus) {
      const { canton } = resultat;
      const commune = canton === 'GE' ? 'Cologny' : undefined;
      expect(resultat).toEqual(calculer({ ...situation, canton, commune }));
    }
  });
});

/** A situation as it comes from outside, whatever it holds. */
const recevoir = (brut: object): SituationSuisse => Object.assign(Object.create(null), brut);

describe('refus et explication', () => {
  const refus: readonly (readonly [string, object, number, string, string | undefined])[] = [
    ['un canton hors couverture', { ...salarie, canton: 'TI' }, 2026, 'CHAMP_INVALIDE', 'canton'],
    ['une année d’avant', salarie, 2023, 'ANNEE_NON_COUVERTE', 'annee'],
    ['une année non votée', salarie, 2027, 'ANNEE_NON_VOTEE', 'annee'],
    ['une année fractionnaire', salarie, 2025.5, 'ANNEE_NON_COUVERTE', 'annee'],
    ['un revenu négatif', { ...salarie, revenuBrut: -1 }, 2026, 'MONTANT_INVALIDE', 'revenuBrut'],
    ['un revenu illisible', { ...salarie, revenuBrut: Number.NaN }, 2026, 'MONTANT_INVALIDE', 'revenuBrut'],
    ['un revenu absent', { canton: 'ZH', etatCivil: 'seul' }, 2026, 'MONTANT_INVALIDE', 'revenuBrut'],
    ['un revenu absurde', { ...salarie, revenuBrut: 1e12 }, 2026, 'MONTANT_HORS_BORNES', 'revenuBrut'],
    ['un demi-enfant', { ...salarie, enfants: 1.5 }, 2026, 'CHAMP_INVALIDE', 'enfants'],
    ['trop d’enfants', { ...salarie, enfants: 40 }, 2026, 'CHAMP_INVALIDE', 'enfants'],
    ['un âge impossible', { ...salarie, age: 200 }, 2026, 'CHAMP_INVALIDE', 'age'],
    [
      'des âges d’enfants en trop',
      { ...salarie, enfants: 1, agesEnfants: [3, 5] },
      2026,
      'FOYER_INCOHERENT',
      'agesEnfants',
    ],
    ['un conjoint sans mariage', { ...salarie, revenuBrutConjoint: 1 }, 2026, 'FOYER_INCOHERENT', 'revenuBrutConjoint'],
    ['un état civil inconnu', { ...salarie, etatCivil: 'pacse' }, 2026, 'CHAMP_INVALIDE', 'etatCivil'],
    ['une activité inconnue', { ...salarie, activite: 'rentier' }, 2026, 'CHAMP_INVALIDE', 'activite'],
  ];
  test.each(refus)('%s est refusé', (_cas, situation, annee, code, champ) => {
    const attendu = { statut: 'refus', code, champ, message: expect.stringMatching(/\.$/u) };
    expect(calculerImpotSuisse(recevoir(situation), annee)).toEqual(attendu);
    expect(expliquerImpotSuisse(recevoir(situation), annee)).toEqual(attendu);
    expect(comparerCantons({ ...recevoir(situation), canton: 'ZH' }, annee)).toSatisfy(
      (lu: object) => champ === 'canton' || 'statut' in lu,
    );
  });

  test('un revenu imposable cantonal est imposé avec les mêmes refus', () => {
    const demande = { canton: 'GE', etatCivil: 'seul', revenuImposable: 38_962 } as const;
    expect(calculerImpotCantonal(demande, 2024)).toMatchObject({ impotDeBase: 2217.37, impotCantonal: 2900 });
    expect(calculerImpotCantonal({ ...demande, revenuImposable: -1 }, 2024)).toMatchObject({ statut: 'refus' });
    expect(calculerImpotCantonal({ ...demande, commune: 'Nulle-Part' }, 2024, communes)).toMatchObject({
      champ: 'commune',
    });
  });
});
