import { describe, expect, it } from 'vitest';
import {
  calculerDemembrement,
  calculerDonation,
  type DemandeDonation,
  type DonationAnterieure,
  type DonConsenti,
} from '../../src/france/patrimoine.ts';
import { chiffres } from './attendre.ts';

function donner(don: DonConsenti, reste: Partial<DemandeDonation> = {}) {
  const [premier] = chiffres(calculerDonation({ date: '2026-06-01', ...reste, dons: [don] })).dons;
  if (premier === undefined) throw new Error('Aucun don calculé');
  return premier;
}

describe('abattements et tarifs des donations', () => {
  it.each<[DonConsenti['lien'], number, number]>([
    ['partenaire_pacs', 80_724, 0],
    ['parent', 100_000, 0],
    ['grand_parent', 100_000, 0],
    ['arriere_petit_enfant', 5_310, 0],
    ['neveu_niece', 20_000, 6_618.15],
    ['parent_4e_degre', 10_000, 5_500],
    ['autre', 10_000, 6_000],
    ['frere_soeur', 15_932 + 30_000, 8_550.5 + 2_506.5],
  ])('%s, %i € : %d €', (lien, montant, droits) => {
    expect(donner({ lien, montant }).droits).toBeCloseTo(droits, 2);
  });

  it('le handicap ajoute 159 325 €, même sans lien de parenté', () => {
    expect(donner({ lien: 'autre', montant: 159_325, handicap: true }).droits).toBe(0);
    expect(donner({ lien: 'enfant', montant: 259_325, handicap: true }).droits).toBe(0);
  });

  it('le taux le plus haut de la ligne directe est 45 %', () => {
    const un = donner({ lien: 'enfant', montant: 3_000_000 }).droits;
    expect(donner({ lien: 'enfant', montant: 3_000_100 }).droits - un).toBeCloseTo(45, 2);
  });
});

const anterieure = (date: string, montant: number) => ({ donations_anterieures: [{ date, montant }] });

const statutAvec = (ancienne: DonationAnterieure) =>
  chiffres(
    calculerDonation({
      date: '2026-06-01',
      dons: [{ lien: 'enfant', montant: 100_000, donations_anterieures: [ancienne] }],
    }),
  ).statut;

describe('rappel des donations de moins de quinze ans', () => {
  it.each([
    ['2011-06-01', 0, 'au quinzième anniversaire'],
    ['2011-05-31', 50_000, 'le lendemain'],
    ['2010-12-31', 50_000, 'quinze ans et cinq mois après, en fin d’année'],
    ['2010-06-02', 50_000, 'la veille du seizième anniversaire'],
  ])('une donation du %s laisse %i € d’abattement le 1er juin 2026 (%s)', (date, abattement) => {
    const utilise = { donations_anterieures: [{ date, montant: 100_000, abattement_utilise: 100_000 }] };
    expect(donner({ lien: 'enfant', montant: 50_000, ...utilise }).abattement).toBe(abattement);
  });

  it('l’abattement déjà utilisé ne sert pas deux fois', () => {
    expect(donner({ lien: 'enfant', montant: 50_000, ...anterieure('2015-01-10', 100_000) })).toMatchObject({
      abattement: 0,
      base: 50_000,
      droits: 8_194.35,
    });
  });

  it('les tranches basses déjà taxées ne servent pas deux fois', () => {
    expect(donner({ lien: 'enfant', montant: 50_000, ...anterieure('2015-01-10', 150_000) }).droits).toBe(10_000);
  });

  it('le jour des quinze ans la donation est encore rappelée, le lendemain elle ne l’est plus', () => {
    const don = { lien: 'enfant', montant: 100_000, ...anterieure('2011-06-01', 100_000) } as const;
    expect(donner(don).abattement).toBe(0);
    expect(donner(don, { date: '2026-06-02' }).abattement).toBe(100_000);
  });

  it('une donation ancienne a pu réduire l’abattement d’une donation rappelée', () => {
    const don = {
      lien: 'enfant',
      montant: 100_000,
      donations_anterieures: [
        { date: '2008-01-01', montant: 60_000 },
        { date: '2020-01-01', montant: 60_000 },
      ],
    } as const;
    // In 2020, 40 000 € of allowance were left; 20 000 € were taxed then. 60 000 € are left now.
    expect(donner(don)).toMatchObject({ abattement: 60_000, base: 40_000 });
  });

  it('une donation rappelée d’avant le 17 août 2012 rend une estimation, sauf si l’abattement utilisé est indiqué', () => {
    expect(statutAvec({ date: '2012-01-01', montant: 100_000 })).toBe('estimation');
    expect(statutAvec({ date: '2012-01-01', montant: 100_000, abattement_utilise: 100_000 })).toBe('exact');
  });

  it('deux donations rapprochées coûtent autant qu’une seule', () => {
    const une = donner({ lien: 'enfant', montant: 300_000 }).droits;
    const premiere = donner({ lien: 'enfant', montant: 180_000 }).droits;
    const seconde = donner({ lien: 'enfant', montant: 120_000, ...anterieure('2025-06-01', 180_000) }).droits;
    expect(premiere + seconde).toBeCloseTo(une, 2);
  });
});

describe('dons familiaux de sommes d’argent', () => {
  const argent = { lien: 'enfant', montant: 131_865, don_familial: 31_865 } as const;

  it('31 865 € s’ajoutent à l’abattement quand les âges le permettent', () => {
    expect(donner({ ...argent, age: 25 }, { donateur: { age: 60 } }).droits).toBe(0);
  });

  it.each([
    ['donateur de 80 ans', { age: 80 }, 25],
    ['bénéficiaire mineur', { age: 60 }, 17],
  ])('%s : exonération fermée', (_, donateur, age) => {
    expect(donner({ ...argent, age }, { donateur }).don_familial_exonere).toBe(0);
  });

  it('la veille de ses 80 ans le donateur y a droit', () => {
    expect(donner({ ...argent, age: 25 }, { donateur: { date_naissance: '1946-06-02' } }).don_familial_exonere).toBe(
      31_865,
    );
  });

  it('neveux et nièces à défaut de descendance seulement', () => {
    const don = { ...argent, lien: 'neveu_niece', age: 30 } as const;
    expect(donner(don, { donateur: { age: 60 } }).don_familial_exonere).toBe(0);
    expect(donner(don, { donateur: { age: 60, sans_descendance: true } }).don_familial_exonere).toBe(31_865);
  });

  it('un don familial de moins de quinze ans réduit l’exonération', () => {
    const dons_familiaux_anterieurs = [{ date: '2020-01-01', montant: 20_000 }];
    expect(
      donner({ ...argent, age: 25, dons_familiaux_anterieurs }, { donateur: { age: 60 } }).don_familial_exonere,
    ).toBe(11_865);
  });

  it('le don pour le logement est ouvert du 15 février 2025 au 31 décembre 2026', () => {
    const don = {
      lien: 'enfant',
      montant: 231_865,
      don_familial: 31_865,
      don_logement: { montant: 100_000 },
      age: 30,
    } as const;
    const donateur = { age: 60 };
    expect(donner(don, { donateur }).droits).toBe(0);
    expect(donner(don, { donateur, date: '2025-02-14' }).don_logement_exonere).toBe(0);
    expect(donner(don, { donateur, date: '2025-02-15' }).don_logement_exonere).toBe(100_000);
  });

  it('dans la limite de 300 000 € par bénéficiaire, tous donateurs réunis', () => {
    const don_logement = { montant: 100_000, deja_du_donataire: 250_000 };
    expect(donner({ lien: 'enfant', montant: 100_000, don_logement }).don_logement_exonere).toBe(50_000);
  });
});

describe('démembrement (CGI art. 669)', () => {
  it.each([
    [20, 0.9],
    [21, 0.8],
    [30, 0.8],
    [31, 0.7],
    [50, 0.6],
    [51, 0.5],
    [60, 0.5],
    [61, 0.4],
    [70, 0.4],
    [71, 0.3],
    [81, 0.2],
    [90, 0.2],
    [91, 0.1],
  ])('usufruitier de %i ans : %d', (age_usufruitier, part) => {
    expect(chiffres(calculerDemembrement({ date: '2026-01-01', valeur: 100_000, age_usufruitier })).part_usufruit).toBe(
      part,
    );
  });

  it.each([
    [5, 0.23],
    [10, 0.23],
    [11, 0.46],
    [20, 0.46],
  ])('usufruit de %i ans : %d, toute période commencée comptant', (duree_annees, part) => {
    expect(chiffres(calculerDemembrement({ date: '2026-01-01', valeur: 100_000, duree_annees })).part_usufruit).toBe(
      part,
    );
  });

  it('un usufruit temporaire ne vaut pas plus que le viager', () => {
    const d = calculerDemembrement({ date: '2026-01-01', valeur: 100_000, duree_annees: 30, age_usufruitier: 75 });
    expect(chiffres(d).part_usufruit).toBe(0.3);
  });

  it('nue-propriété de 300 000 € donnée à 65 ans : base 80 000 €', () => {
    const demembrement = { droit: 'nue_propriete', age_usufruitier: 65 } as const;
    expect(donner({ lien: 'enfant', montant: 300_000, demembrement })).toMatchObject({
      valeur_transmise: 180_000,
      base: 80_000,
      droits: 14_194.35,
    });
  });
});

describe('entreprise sous pacte Dutreil', () => {
  const don = { lien: 'enfant', montant: 1_000_000, dutreil: 1_000_000 } as const;

  it('75 % exonérés, puis moitié des droits avant 70 ans', () => {
    expect(donner(don, { donateur: { age: 60 } })).toMatchObject({
      dutreil_exonere: 750_000,
      base: 150_000,
      droits: 28_194.35,
      reduction: 14_097.18,
      droits_nets: 14_097.17,
    });
  });

  it('à 70 ans, plus de réduction', () => {
    expect(donner(don, { donateur: { age: 70 } }).droits_nets).toBe(28_194.35);
  });
});
