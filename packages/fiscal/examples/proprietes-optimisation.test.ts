import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FoyerFiscal } from '../src/index.ts';
import { calculerImpotRevenu } from '../src/index.ts';
import type { Levier } from '../src/optimisation/index.ts';
import { calculerCourbeMarginale, proposerOptimisations } from '../src/optimisation/index.ts';
import { annee, foyer } from './foyers-arbitraires.ts';
import { DUREE, TIRAGES_LENTS } from './tirages.ts';

fc.configureGlobal(TIRAGES_LENTS);
vi.setConfig({ testTimeout: DUREE });

function total(f: FoyerFiscal, a: number): number {
  const r = calculerImpotRevenu(f, a, a > 2025 ? { hypothese: 'derniers-parametres' } : undefined);
  if (r.statut === 'refus') throw new Error(r.message);
  return r.impot_final + r.cdhr + r.prelevements_sociaux;
}

describe('les leviers', () => {
  it('sont tous évalués ou écartés avec un motif, et leur gain est celui du recalcul', () => {
    const contexte = {
      don: 1_000,
      plafondPer: { declarant1: 6_000 },
      fraisReels: { declarant1: 9_000 },
      enfantMajeur: { annee_naissance: 2004, salaires: 3_000, pension: 4_000 },
      partenaire: { declarant1: { salaires: 20_000 } },
      chargesReelles: { foncier: 5_000, bic: 20_000, bnc: 20_000 },
      location: { recettes: 9_000, charges: 2_000, interets: 1_000, amortissement: 3_000 },
    };
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const o = proposerOptimisations(f, a, contexte);
        if ('code' in o) throw new Error(o.message);
        expect(o.situation.total).toBe(total(f, a));
        expect(o.leviers.length + o.ecartes.length).toBe(11);
        for (const l of o.leviers) {
          expect(l.gain).toBeGreaterThan(0);
          expect(l.gain).toBe(Math.round(l.foyerAvant.total - l.foyerApres.total));
          expect(l.action).not.toMatch(/NaN|undefined|Infinity/u);
          const duesPar = (declarations: Levier['calculs']['avant']): number =>
            declarations.reduce((somme, d) => somme + total(d.foyer, d.annee), 0);
          expect(duesPar(l.calculs.avant)).toBeCloseTo(l.foyerAvant.total, 6);
          expect(duesPar(l.calculs.apres)).toBeCloseTo(l.foyerApres.total, 6);
        }
        const refaits = o.leviers.filter((l) => ['per', 'dons', 'frais_reels', 'option_bareme'].includes(l.id));
        expect(refaits.map((l) => l.foyer && total(l.foyer, a))).toEqual(refaits.map((l) => l.foyerApres.total));
      }),
    );
  });

  it('la courbe marginale, sommée, redonne l’impôt d’un bout à l’autre', () => {
    fc.assert(
      fc.property(foyer, annee, (f, a) => {
        const sansFrais = { ...f, declarant1: { ...f.declarant1, frais_reels: 0 } };
        const points = calculerCourbeMarginale(sansFrais, a, { de: 0, a: 50_000, pas: 2_500 });
        if ('code' in points) throw new Error(points.message);
        const somme = points.reduce((s, p) => s + p.taux * 2_500, points[0]?.total ?? 0);
        const bout = { ...sansFrais, declarant1: { ...sansFrais.declarant1, salaires: 50_000 } };
        expect(somme).toBeCloseTo(total(bout, a), 4);
      }),
    );
  });
});
