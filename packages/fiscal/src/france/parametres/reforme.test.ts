import { describe, expect, test } from 'vitest';
import { completerFoyer } from '../impot-revenu/completer-foyer.ts';
import { calculerImpotRevenu, expliquerImpotRevenu } from '../impot-revenu/calculer.ts';
import { PARAMETRES_2025 } from './2025.ts';

const foyer = completerFoyer({ situation: 'celibataire', declarant1: { salaires: 60_000 } });
const impot = (reforme?: Record<string, number>): number => {
  const resultat = calculerImpotRevenu(foyer, 2025, reforme && { reforme });
  return resultat.statut === 'refus' ? Number.NaN : resultat.impot_final;
};

describe('Une réforme', () => {
  test('change l’impôt du montant que le barème dit, et aucun nombre voté', () => {
    const votee = impot();
    // 54 000 € taxable: 24 421 € of the third slice of 30 % bear one point more.
    expect(impot({ 'bareme.taux_2': 0.31 }) - votee).toBe(Math.round((54_000 - 29_579) * 0.01));
    expect(impot()).toBe(votee);
    expect(PARAMETRES_2025.valeurs.bareme.taux_2).toBe(0.3);
  });

  test('n’est jamais dite exacte, et chacun de ses nombres le dit', () => {
    const explique = expliquerImpotRevenu(foyer, 2025, { reforme: { 'decote.forfait_seul': 900 } });
    if ('statut' in explique) throw new Error(explique.message);
    expect(explique.resultat.statut).toBe('estimation');
    expect(explique.resultat.reserves).toContain('La loi appliquée est une hypothèse de réforme, non votée.');
    expect(JSON.stringify(explique.trace)).toContain('Hypothèse de réforme, non votée');
  });

  test.each([
    [{ 'bareme.taux_9': 0.3 }, 'CHAMP_INCONNU'],
    [{ 'bareme.taux_2': 30 }, 'CHAMP_INVALIDE'],
    [{ 'bareme.seuil_2': -1 }, 'CHAMP_INVALIDE'],
    [{ 'bareme.seuil_2': Number.NaN }, 'CHAMP_INVALIDE'],
    [{ 'bareme.seuil_2': 100_000 }, 'CHAMP_INVALIDE'],
    [{ 'age_invalidite.age': 60 }, 'CHAMP_INVALIDE'],
  ])('%j est refusée', (reforme, code) => {
    expect(calculerImpotRevenu(foyer, 2025, { reforme })).toMatchObject({ statut: 'refus', code });
  });
});
