import { describe, expect, it } from 'vitest';
import type { ChampChiffre } from '../src/index.ts';
import { ANNEES_COUVERTES, calculerImpotRevenu, CHAMPS_CHIFFRES, expliquerImpotRevenu } from '../src/index.ts';
import { lireFoyersExemples } from './lire-exemples.ts';

const EXEMPLES = lireFoyersExemples();
/** Known to the last digit: no tolerance. */
const EXACTS: readonly ChampChiffre[] = ['nombre_parts', 'tmi', 'plafonnement_qf'];

describe('foyers de référence', () => {
  it('sont au nombre de 609, tous sur des années couvertes', () => {
    expect(EXEMPLES).toHaveLength(609);
    expect(new Set(EXEMPLES.map((e) => e.id)).size).toBe(609);
    expect(EXEMPLES.every((e) => ANNEES_COUVERTES.includes(e.annee))).toBe(true);
  });

  it.each(EXEMPLES)(
    '$id ($theme) : chaque montant est celui de l’administration',
    ({ foyer, annee, attendu, tolerance }) => {
      const resultat = calculerImpotRevenu(foyer, annee);
      if (resultat.statut === 'refus') throw new Error(resultat.message);
      const ecarts = CHAMPS_CHIFFRES.filter((champ) => {
        const obtenu = Number(resultat[champ]);
        const voulu = Number(attendu[champ] ?? 0);
        return EXACTS.includes(champ) ? obtenu !== voulu : Math.abs(obtenu - voulu) > tolerance;
      });
      expect(ecarts.map((champ) => ({ champ, obtenu: resultat[champ], voulu: attendu[champ] }))).toEqual([]);
    },
  );

  it('s’expliquent tous avec les mêmes chiffres que sans explication', () => {
    for (const { foyer, annee } of EXEMPLES) {
      expect(expliquerImpotRevenu(foyer, annee)).toMatchObject({
        resultat: calculerImpotRevenu(foyer, annee),
        trace: { regle: 'ir.impot_final' },
      });
    }
  });
});
