import { completerFoyer, calculerImpotRevenu } from '@francis/fiscal';
import { describe, expect, test } from 'vitest';
import { calculerSituation, estCalculee } from './lire.ts';

const COUPLE = { situation_familiale: 'marie', nombre_enfants: 2, revenus_salaires: 104_000 } as const;

const impotDe = (profil: Parameters<typeof calculerSituation>[0], annee = 2025): number => {
  const s = calculerSituation(profil, annee);
  if (!estCalculee(s)) throw new Error(s.motif);
  return s.resultat.impot_final;
};

describe('La situation d’un profil', () => {
  test('donne l’impôt du foyer qu’il décrit, au calcul près du moteur', () => {
    const enfants = [2015, 2015].map((annee_naissance) => ({ annee_naissance }));
    const attendu = calculerImpotRevenu(
      completerFoyer({
        situation: 'marie',
        declarant1: { salaires: 52_000 },
        declarant2: { salaires: 52_000 },
        enfants,
      }),
      2025,
    );
    expect('impot_final' in attendu && attendu.impot_final).toBe(impotDe(COUPLE));
  });

  test('lit le revenu annuel d’un retraité comme une pension, et les deux noms du même revenu pareil', () => {
    const seul = { situation_familiale: 'celibataire', activite_principale: 'retraite' } as const;
    expect(impotDe({ ...seul, revenu_annuel: 40_000 })).toBe(
      impotDe({ situation_familiale: 'celibataire', pensions_retraite: 40_000 }),
    );
    expect(impotDe({ ...seul, revenus_annuels: 40_000 })).toBe(impotDe({ ...seul, revenu_annuel: 40_000 }));
  });

  test('dit tout ce qu’elle suppose', () => {
    const s = calculerSituation({ ...COUPLE, revenus_bic: 10_000, charges_deductibles: 500 }, 2026);
    expect(estCalculee(s) && s.resultat.statut).toBe('estimation');
    const texte = s && 'hypotheses' in s ? s.hypotheses.join(' ') : '';
    expect(texte).toMatch(/toute l’année.*moitié.*mineurs.*BIC.*ne sont pas déduites.*pas votées/s);
  });

  test.each([
    [{}, /situation familiale et au moins un revenu/],
    [{ situation_familiale: 'veuf' }, /au moins un revenu/],
    [{ ...COUPLE, residence_fiscale: 'suisse' }, /hors de France/],
  ] as const)('sans de quoi calculer, dit pourquoi : %j', (profil, motif) => {
    const s = calculerSituation(profil, 2025);
    expect(estCalculee(s)).toBe(false);
    expect('motif' in s && s.motif).toMatch(motif);
  });
});
