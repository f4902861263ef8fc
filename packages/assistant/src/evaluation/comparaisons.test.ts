import type { FoyerPartiel } from '@francis/fiscal';
import { calculerImpotRevenu, completerFoyer } from '@francis/fiscal';
import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const impot = (foyer: FoyerPartiel): number => {
  const r = calculerImpotRevenu(completerFoyer(foyer), 2025);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final;
};
const seul = (salaires: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'celibataire',
  declarant1: { salaires },
  ...reste,
});
const couple = (a: number, b: number, reste: FoyerPartiel = {}): FoyerPartiel => ({
  situation: 'marie',
  declarant1: { salaires: a },
  declarant2: { salaires: b },
  ...reste,
});
const enfants = (...ages: number[]): NonNullable<FoyerPartiel['enfants']> =>
  ages.map((age) => ({ annee_naissance: 2025 - age, garde_alternee: false, invalide: false }));

/** Question, tax before, tax after. */
const CAS: readonly (readonly [string, number, number])[] = [
  [
    'Célibataire à 48 000 € net imposable, combien je gagne si je verse 3 000 € sur un PER ?',
    impot(seul(48_000)),
    impot(seul(48_000, { declarant1: { salaires: 48_000, per_versements: 3_000 } })),
  ],
  [
    'Combien j’économise si je mets 4000 € sur mon PER ? Marié, 60 000 € et 20 000 € net imposable, 1 enfant.',
    impot(couple(60_000, 20_000, { enfants: enfants(9) })),
    impot(couple(60_000, 20_000, { enfants: enfants(9), declarant1: { salaires: 60_000, per_versements: 4_000 } })),
  ],
  [
    'On vit en concubinage, je gagne 70 000 € net imposable, elle 12 000 €. Combien gagnerait-on à se marier ?',
    impot(seul(70_000)) + impot(seul(12_000)),
    impot(couple(70_000, 12_000)),
  ],
  [
    'Je gagne 26 000 € net imposable, mon compagnon 64 000 €, est-ce intéressant de se pacser ?',
    impot(seul(26_000)) + impot(seul(64_000)),
    impot(couple(26_000, 64_000)),
  ],
  [
    'Flat tax ou barème pour 10 000 € de dividendes ? Célibataire, 60 000 € de salaire net imposable.',
    impot(seul(60_000, { dividendes: 10_000 })),
    impot(seul(60_000, { dividendes: 10_000, option_bareme: true, csg_deductible_base_2BH: 10_000 })),
  ],
  [
    'Micro-foncier ou réel ? 9 000 € de loyers, 4 500 € de charges, salaire 38 000 € net imposable, célibataire.',
    impot(seul(38_000, { micro_foncier_recettes: 9_000 })),
    impot(seul(38_000, { revenus_fonciers_reel_net: 4_500 })),
  ],
  [
    'Célibataire, 42 000 € net imposable, 8 000 € de frais réels ou l’abattement de 10 % ?',
    impot(seul(42_000)),
    impot(seul(42_000, { declarant1: { salaires: 42_000, frais_reels: 8_000 } })),
  ],
  [
    'Notre fille de 22 ans, étudiante, on lui donne 500 € par mois. Rattachement ou pension ? Mariés, 60 000 € et 40 000 € net imposable.',
    impot(couple(60_000, 40_000, { enfants: enfants(22), scolarite: { superieur: 1 } })),
    impot(couple(60_000, 40_000, { pension_alimentaire_enfant_majeur: 6_000 })),
  ],
];

describe('Une économie est l’écart de deux calculs complets', () => {
  it.each(CAS)('%s', async (question, avant, apres) => {
    const r = await poser(question);
    const ecart = r.calculs.find((c) => c.regle === 'comparaison.ecart');
    expect(ecart?.valeur).toBeCloseTo(avant - apres, 2);
    expect(ecart?.trace.enfants).toHaveLength(2);
    expect(r.calculs.map((c) => c.valeur)).toEqual(expect.arrayContaining([avant, apres]));
  });

  it.each([
    [
      'On me propose une augmentation de 2 000 € net imposable par an. Aujourd’hui je suis à 32 000 €, célibataire. Une fois l’impôt payé, combien il me reste de ces 2 000 € ?',
      2_000 + impot(seul(32_000)) - impot(seul(34_000)),
    ],
    [
      'Mon employeur m’augmente de 3 000 € nets imposables ; je gagne 40 000 € ; célibataire. Combien me restera-t-il après impôt ?',
      3_000 + impot(seul(40_000)) - impot(seul(43_000)),
    ],
    [
      'J’ai peur de changer de tranche si je suis augmenté de 1 000 €, je gagne 32 500 € net imposable, célibataire',
      1_000 + impot(seul(32_500)) - impot(seul(33_500)),
    ],
  ])('%s', async (question, reste) => {
    expect((await poser(question)).calculs.find((c) => c.regle === 'comparaison.reste')?.valeur).toBeCloseTo(reste, 2);
  });

  it('le barème kilométrique précède la comparaison', async () => {
    const r = await poser(
      'Je fais 14 000 km par an pour aller au travail avec ma 5 CV essence et je gagne 33 000 € net imposable, célibataire. Frais réels ou abattement de 10 % ?',
    );
    expect(r.calculs.find((c) => c.regle === 'ir.frais_kilometriques')?.valeur).toBe(6393);
    expect(r.calculs.find((c) => c.regle === 'comparaison.ecart')?.valeur).toBe(513);
  });

  it('le seuil d’imposition est cherché sur le moteur', async () => {
    const r = await poser(
      'À partir de quel salaire net imposable annuel un célibataire sans enfant commence-t-il à payer de l’impôt en 2026 ?',
    );
    const seuil = r.calculs.find((c) => c.regle === 'seuil.premier_impot')?.valeur ?? 0;
    expect(impot(seul(seuil))).toBeGreaterThan(0);
    expect(impot(seul(seuil - 1))).toBe(0);
  });
});
