import { calculerImpotRevenu, parametresImpotRevenu } from '@francis/fiscal';
import { describe, expect, test } from 'vitest';
import { situationParDefaut } from '../commun/index.ts';
import { CHAMPS, type SituationImpot, versFoyer } from '../impot/situation.ts';
import { borneCourbe, pentesPossibles, tracerCourbe } from './courbe.ts';
import { marchesDe } from './marches.ts';

const ANNEE = 2025;
const ECART = 200;

function courbeDe(partiel: Partial<SituationImpot>) {
  const foyer = versFoyer({ ...situationParDefaut(CHAMPS), ...partiel }, ANNEE);
  let demandes = 0;
  const impot = (revenuNetImposable: number): number | null => {
    demandes += 1;
    const lu = calculerImpotRevenu(foyer, ANNEE, { revenuNetImposable });
    return 'impot_apres_decote' in lu ? lu.impot_apres_decote : null;
  };
  const marches = marchesDe(ANNEE);
  const revenu = (partiel.revenus ?? 0) * 0.9;
  const pentes = pentesPossibles(
    marches.map((m) => m.taux),
    parametresImpotRevenu(ANNEE)?.lire('decote.taux')?.valeur ?? 0,
  );
  const courbe = tracerCourbe({ revenu, jusqua: borneCourbe(revenu, 1, marches), pentes, impot });
  return { courbe, demandes, impot, pentes };
}

const FOYERS: readonly Partial<SituationImpot>[] = [
  { revenus: 30_000 },
  { revenus: 104_000, situationFamiliale: 'marie', enfants: 2 },
  { revenus: 52_000, enfants: 1, parentIsole: true },
  { revenus: 450_000, situationFamiliale: 'marie', enfants: 5 },
];

describe('la courbe du taux marginal', () => {
  test.each(FOYERS)('ne mesure pas ce que deux points d’une même droite disent déjà : %o', (foyer) => {
    expect(courbeDe(foyer).demandes).toBeLessThan(250);
  });

  test.each(FOYERS)('donne pourtant à chaque revenu la pente que l’impôt y a : %o', (foyer) => {
    const { courbe, impot, pentes } = courbeDe(foyer);
    const seuils = courbe.paliers.map(({ de }) => de);
    for (let r = 0; r < courbe.jusqua; r += courbe.jusqua / 97) {
      // Around a threshold the measure takes both slopes.
      if (seuils.some((seuil) => r > seuil - 2 * ECART && r < seuil + 2 * ECART)) continue;
      const mesure = ((impot(r + ECART) ?? 0) - (impot(r) ?? 0)) / ECART;
      const attendu = pentes.findLast(({ taux }) => Math.abs(taux - mesure) <= 0.012)?.taux;
      expect([r, courbe.paliers.findLast(({ de }) => de <= r)?.taux]).toEqual([r, attendu]);
    }
  });
});
