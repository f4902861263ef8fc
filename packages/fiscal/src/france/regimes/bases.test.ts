import { trouverNoeud } from '../../core/traceur.ts';
import { describe, expect, it } from 'vitest';
import { type DemandeBases, expliquerBasesRegimes } from './bases.ts';

function bases(d: DemandeBases): Record<string, number | boolean | undefined> {
  const calcul = expliquerBasesRegimes(d);
  if (!('trace' in calcul)) throw new Error(calcul.message);
  return Object.fromEntries(
    ['base_micro', 'base_reel', 'sociaux_micro', 'sociaux_reel'].map((r) => [
      r,
      trouverNoeud(calcul.trace, `regimes.${r}`)?.valeur,
    ]),
  );
}

const lire = (d: DemandeBases, ...regles: string[]) => {
  const calcul = expliquerBasesRegimes(d);
  if (!('trace' in calcul)) throw new Error(calcul.message);
  const { trace, resultat } = calcul;
  return { ...resultat, lus: regles.map((r) => trouverNoeud(trace, `regimes.${r}`)?.valeur) };
};

describe('Les bases des deux régimes, sans foyer', () => {
  it.each<[string, DemandeBases, Record<string, number | undefined>]>([
    [
      'loyers nus',
      { annee: 2025, activite: 'foncier', recettes: 12_000, charges: 5000 },
      { base_micro: 8400, base_reel: 7000, sociaux_micro: 1444.8, sociaux_reel: 1204 },
    ],
    [
      'meublé, charges et amortissements',
      { annee: 2025, activite: 'meuble', recettes: 10_000, charges: 3000, amortissements: 9000 },
      { base_micro: 5000, base_reel: 0, sociaux_micro: 930, sociaux_reel: 0 },
    ],
    [
      'libéral, sans prélèvements sociaux',
      { annee: 2025, activite: 'liberal', recettes: 50_000, charges: 20_000 },
      { base_micro: 33_000, base_reel: 30_000, sociaux_micro: undefined, sociaux_reel: undefined },
    ],
    [
      'sans les charges',
      { annee: 2025, activite: 'foncier', recettes: 10_000 },
      { base_micro: 7000, base_reel: undefined, sociaux_micro: 1204, sociaux_reel: undefined },
    ],
  ])('%s', (_, demande, attendu) => expect(bases(demande)).toEqual(attendu));

  const LOYERS = { annee: 2025, activite: 'foncier', recettes: 10_000, charges: 4_000 } as const;

  it('d’un associé : l’impôt, les prélèvements et le coût sont ceux de sa part (CGI art. 8)', () => {
    const sci = { ...LOYERS, recettes: 40_000, charges: 10_000, part: 0.4, tmi: 0.3, regime: 'reel' } as const;
    expect(lire(sci, 'base_reel', 'sociaux_reel', 'impot_reel', 'cout_reel')).toMatchObject({
      statut: 'exact',
      base: 12_000,
      lus: [12_000, 2_064, 3_600, 5_664],
    });
  });

  it('d’un associé : la limite du déficit est la sienne, et non une part de celle de la société', () => {
    const sci = { ...LOYERS, recettes: 0, charges: 50_000, interets: 0, part: 0.5, regime: 'reel' } as const;
    expect(lire(sci, 'deficit', 'reporte').lus).toEqual([10_700, 14_300]);
  });

  it('d’un associé : le micro-foncier n’est ouvert que s’il loue aussi en direct (CGI art. 32, 4)', () => {
    const sci = { ...LOYERS, recettes: 20_000, charges: 1_000, part: 0.5 };
    expect(lire(sci)).toMatchObject({ statut: 'estimation', micro: 7_000, reel: 9_500, base: 9_500 });
  });

  it('un déficit imputable économise l’impôt de la tranche, et le reste se reporte (CGI art. 156 I 3°)', () => {
    const deficit = { ...LOYERS, charges: 30_000, interets: 0, tmi: 0.3 };
    expect(
      lire(deficit, 'base_reel', 'impot_reel', 'economie_reel', 'sociaux_reel', 'cout_reel', 'reporte'),
    ).toMatchObject({ statut: 'exact', base: -10_700, lus: [-10_700, -3_210, 3_210, 0, -3_210, 9_300] });
  });

  it('un déficit dont les intérêts ne sont pas dits est une estimation', () => {
    const { statut, reserves } = lire({ ...LOYERS, charges: 30_000 });
    expect(statut).toBe('estimation');
    expect(reserves.join(' ')).toContain('intérêts');
    expect(lire({ ...LOYERS, charges: 12_000, interets: 3_000 }, 'deficit', 'reporte').lus).toEqual([2_000, undefined]);
  });

  it('au-delà de 15 000 € de loyers, aucun micro n’est donné : le réel seul (CGI art. 32)', () => {
    const grand = { ...LOYERS, recettes: 16_000, charges: 1_000, tmi: 0.3 };
    expect(lire(grand, 'base_micro', 'cout_micro', 'base_reel')).toMatchObject({
      statut: 'exact',
      micro: null,
      base: 15_000,
      lus: [undefined, undefined, 15_000],
    });
    const { charges: _, ...sans } = grand;
    expect(expliquerBasesRegimes(sans)).toMatchObject({ statut: 'refus', code: 'SITUATION_NON_COUVERTE' });
    expect(expliquerBasesRegimes({ ...grand, regime: 'micro' })).toMatchObject({ statut: 'refus' });
    expect(expliquerBasesRegimes({ ...sans, regime: 'reel' })).toMatchObject({ statut: 'refus', champ: 'charges' });
  });

  it('au-delà de la limite d’un meublé de tourisme, le micro dépend des années passées : le réel est retenu', () => {
    const gite = { annee: 2025, activite: 'meuble_tourisme', recettes: 16_000, charges: 1_000 } as const;
    expect(lire(gite)).toMatchObject({ statut: 'estimation', micro: 11_200, reel: 15_000, base: 15_000 });
    expect(lire({ ...gite, recettes: 15_000 })).toMatchObject({ statut: 'exact', base: 10_500 });
  });

  it.each([
    ['non classé, revenus 2023 : tolérance annulée', 'meuble_tourisme', 2023, 5_000, 'estimation'],
    ['non classé, revenus 2024 : l’ancien régime, rendu par la loi', 'meuble_tourisme', 2024, 5_000, 'exact'],
    ['non classé, revenus 2025', 'meuble_tourisme', 2025, 7_000, 'exact'],
    ['classé, revenus 2023 : abattement des zones rurales', 'meuble_tourisme_classe', 2023, 2_900, 'estimation'],
    ['classé, revenus 2024', 'meuble_tourisme_classe', 2024, 2_900, 'exact'],
    ['chambres d’hôtes, revenus 2023', 'chambre_hotes', 2023, 2_900, 'exact'],
    ['chambres d’hôtes, revenus 2024', 'chambre_hotes', 2024, 2_900, 'exact'],
    ['chambres d’hôtes, revenus 2025', 'chambre_hotes', 2025, 5_000, 'exact'],
  ] as const)('tourisme, %s (loi n° 2024-1039 art. 7)', (_, activite, annee, base, statut) => {
    expect(lire({ annee, activite, recettes: 10_000 })).toMatchObject({ base, statut });
  });

  it('refusent des intérêts supérieurs aux charges', () =>
    expect(
      expliquerBasesRegimes({ annee: 2025, activite: 'foncier', recettes: 1, charges: 2, interets: 3 }),
    ).toMatchObject({ statut: 'refus', code: 'FOYER_INCOHERENT' }));
});
