import { readFileSync } from 'node:fs';
import { calculerImpotRevenu, completerFoyer, type NoeudTrace } from '@francis/fiscal';
import { describe, expect, test } from 'vitest';
import {
  comparerStatuts,
  creerModeleUrssaf,
  type DemandeStatuts,
  MODELE,
  type ModeleUrssaf,
  type StatutJuridique,
} from './index.ts';

const modele = creerModeleUrssaf();

const comparer = async (demande: Partial<DemandeStatuts> = {}, avec: ModeleUrssaf = modele) => {
  const base = { chiffreAffaires: 50_000, charges: 10_000, activite: 'liberale', annee: 2026 } as const;
  const lue = await comparerStatuts({ ...base, ...demande }, avec);
  if (lue.statut === 'refus') throw new Error(lue.message);
  const chiffres = (statut: StatutJuridique) => lue.statuts.find((s) => s.statutJuridique === statut)?.chiffres;
  return { ...lue, chiffres };
};

/** Income tax of a couple with two children whose other spouse earns 40 000 €. */
const impot = (declarant1: Record<string, number>) => {
  const foyer = completerFoyer({
    situation: 'marie',
    enfants: [{ annee_naissance: 2015 }, { annee_naissance: 2015 }],
    declarant1,
    declarant2: { salaires: 40_000 },
  });
  const lu = calculerImpotRevenu(foyer, 2025);
  if (lu.statut === 'refus') throw new Error(lu.message);
  return lu.impot_final;
};

describe('comparaison des statuts', () => {
  test('les cotisations sont celles du modèle public de l’Urssaf', async () => {
    const { chiffres, modele: version } = await comparer();
    expect(chiffres('sasu')?.cotisations).toBeCloseTo(17_844, -1);
    expect(chiffres('eurl')?.cotisations).toBe(12_359);
    expect(chiffres('ei')?.cotisations).toBe(12_359);
    expect(chiffres('micro')?.cotisations).toBe(12_904);
    const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(version).toBe(`modele-social ${dependencies['modele-social']}`);
    expect(MODELE).toBe(version);
  });

  test('l’impôt est la différence de deux foyers entiers, au régime de chaque statut', async () => {
    const { chiffres } = await comparer({ annee: 2025, situation: 'marie', enfants: 2, autresSalaires: 40_000 });
    expect(chiffres('micro')?.impot).toBe(impot({ micro_bnc: 50_000 }) - impot({}));
    expect(chiffres('ei')?.impot).toBe(impot({ bnc_reel: chiffres('ei')?.revenuImposable ?? 0 }) - impot({}));
    expect(chiffres('sasu')?.impot).toBe(impot({ salaires: chiffres('sasu')?.revenuImposable ?? 0 }) - impot({}));
  });

  test('chaque revenu est le chiffre d’affaires moins ce qui en est pris, et le meilleur vient en tête', async () => {
    const { statuts } = await comparer();
    for (const { chiffres } of statuts) {
      if (chiffres === null) throw new Error('every status applies here');
      expect(chiffres.revenuAvantImpot).toBeCloseTo(40_000 - chiffres.cotisations, 2);
      expect(chiffres.revenuApresImpot).toBeCloseTo(chiffres.revenuAvantImpot - chiffres.impot, 2);
    }
    const nets = statuts.map((s) => s.chiffres?.revenuApresImpot ?? 0);
    expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  });

  // Each of the three levels on every activity is for the long run: an evaluation of the model is slow.
  const NIVEAUX = [15_000, 40_000, 75_000];
  test.each([
    ['liberale', 40_000],
    ['services', 75_000],
    ['artisanat', 15_000],
    ['vente', 40_000],
  ] as const)(
    'chaque cotisation (%s) est une règle du modèle avec sa référence, et leur somme est le total',
    async (activite, niveau) => {
      const feuilles = (n: NoeudTrace): NoeudTrace[] =>
        n.enfants.length === 0 ? [n] : n.enfants.flatMap((e) => feuilles(e));
      for (const chiffreAffaires of process.env['FRANCIS_TEST_LONG'] ? NIVEAUX : [niveau]) {
        const { statuts } = await comparer({ activite, chiffreAffaires, charges: 2_000, autresSalaires: 20_000 });
        for (const { trace, chiffres } of statuts) {
          if (trace === null || chiffres === null) continue;
          const [cotisations, declare, ajoute] = trace.enfants;
          expect([trace.valeur, declare?.valeur, ajoute?.valeur]).toEqual([
            chiffres.revenuApresImpot,
            chiffres.revenuImposable,
            chiffres.impot,
          ]);
          if (cotisations === undefined) throw new Error('the contributions come first');
          const lignes = feuilles(cotisations);
          expect(lignes.reduce((somme, l) => somme + Number(l.valeur), 0)).toBeCloseTo(chiffres.cotisations, 0);
          expect(lignes.filter((l) => l.regle.endsWith('.reste'))).toEqual([]);
          for (const l of lignes) expect(l.formule).toContain('modèle public de l’Urssaf');
          expect(lignes.filter((l) => l.article === '').map((l) => l.libelle)).toEqual([]);
          expect(ajoute?.enfants.map((e) => e.enfants.length > 5)).toEqual([true, true]);
        }
      }
    },
  );

  test('la micro-entreprise au-dessus du seuil est écartée, avec la raison, et passe en dernier', async () => {
    const { statuts } = await comparer({ chiffreAffaires: 120_000 });
    expect(statuts.at(-1)).toMatchObject({
      statutJuridique: 'micro',
      chiffres: null,
      raison: expect.stringContaining('seuil'),
    });
  });

  // The demand above, on a short run: it is computed already.
  test.each([
    ['vente', 40_000],
    ['services', 75_000],
    ['artisanat', 15_000],
  ] as const)('l’activité « %s » se déclare dans sa case', async (activite, niveau) => {
    const dejaCalculee = { activite, chiffreAffaires: niveau, charges: 2_000, autresSalaires: 20_000 };
    const demande = process.env['FRANCIS_TEST_LONG'] ? { activite, chiffreAffaires: 60_000 } : dejaCalculee;
    const { statuts } = await comparer(demande);
    expect(statuts.filter((s) => s.chiffres !== null)).toHaveLength(4);
  });

  test('dit toujours que c’est une estimation et ce qu’elle suppose', async () => {
    const { statut, reserves, hypotheses, statuts } = await comparer();
    expect(statut).toBe('estimation');
    expect(reserves.join(' ')).toContain('Urssaf');
    expect(reserves.length).toBeGreaterThan(1);
    expect(hypotheses.length).toBeGreaterThan(2);
    for (const s of statuts) expect(s.hypotheses.length).toBeGreaterThan(0);
  });

  test.each([
    ['un chiffre d’affaires nul', { chiffreAffaires: 0 }],
    ['un chiffre d’affaires négatif', { chiffreAffaires: -1 }],
    ['un montant qui n’est pas un nombre', { charges: Number.NaN }],
    ['un montant démesuré', { chiffreAffaires: 1e9 }],
    ['des charges égales au chiffre d’affaires', { charges: 50_000 }],
    ['un demi-enfant', { enfants: 0.5 }],
  ])('refuse %s sans appeler le modèle', async (_cas, demande) => {
    const jamais: ModeleUrssaf = {
      evaluer: async () => {
        throw new Error('never called');
      },
      citer: async () => {
        throw new Error('never called');
      },
    };
    const lue = await comparerStatuts({ chiffreAffaires: 50_000, activite: 'vente', ...demande }, jamais);
    expect(lue).toMatchObject({ statut: 'refus' });
  });
});

const demander = (i: number) => modele.evaluer({ 'entreprise . charges': `${i} €/an` }, [{ regle: 'date' }]);

describe('fil du modèle', () => {
  test('une règle inconnue fait échouer sa demande et aucune autre', async () => {
    // @ts-expect-error a rule that the model does not have
    const inconnue = modele.evaluer({}, [{ regle: 'règle . qui . n’existe . pas' }]);
    await expect(inconnue).rejects.toThrow('the model of the contributions failed');
    await expect(modele.evaluer({}, [{ regle: 'plafond sécurité sociale', unite: '€/an' }])).resolves.toEqual([48_060]);
  });

  test('au-delà de quarante demandes en attente, la suivante est refusée', async () => {
    const attentes = Array.from({ length: 40 }, (_, i) => demander(i));
    await expect(demander(40)).rejects.toThrow('too many');
    await expect(Promise.all(attentes)).resolves.toHaveLength(40);
  });

  test('la même demande n’est calculée qu’une fois', () => {
    const regles = [{ regle: 'SMIC' }] as const;
    expect(modele.evaluer({}, regles)).toBe(modele.evaluer({}, regles));
  });
});
