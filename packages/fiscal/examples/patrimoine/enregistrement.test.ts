import { describe, expect, it } from 'vitest';
import {
  calculerDroitsEnregistrement,
  type DemandeEnregistrement,
  expliquerDroitsEnregistrement,
} from '../../src/france/patrimoine.ts';
import { chiffres, etape, explication } from './attendre.ts';

const demander = (d: Omit<DemandeEnregistrement, 'date'>) =>
  chiffres(calculerDroitsEnregistrement({ date: '2026-11-23', ...d }));

describe('droits d’enregistrement', () => {
  it.each([
    // CGI 719: nothing to 23 000 €, 3 % to 200 000 €, 5 % beyond.
    ['fonds_de_commerce', 23_000, 25],
    ['fonds_de_commerce', 120_000, 2_910],
    ['fonds_de_commerce', 200_000, 5_310],
    ['fonds_de_commerce', 250_000, 7_810],
    // CGI 726.
    ['actions', 50_000, 50],
    ['actions', 10_000, 25],
    ['preponderance_immobiliere', 80_000, 4_000],
    // CGI 746.
    ['partage', 240_000, 6_000],
    ['partage_separation', 240_000, 2_640],
    ['partage', 0, 0],
    // CGI 1594 F quinquies.
    ['logement_neuf', 250_000, 1_787.5],
  ] as const)('%s pour %i € : %d €', (acte, montant, droits) => {
    expect(demander({ acte, montant })).toMatchObject({ droits, statut: 'exact' });
  });

  it('l’abattement des parts suit la part du capital achetée', () => {
    expect(demander({ acte: 'parts_sociales', montant: 80_000, part_capital: 1 }).droits).toBe(1_710);
    expect(demander({ acte: 'parts_sociales', montant: 80_000, part_capital: 0.5 }).droits).toBe(2_055);
    expect(calculerDroitsEnregistrement({ date: '2026-11-23', acte: 'parts_sociales', montant: 80_000 })).toMatchObject(
      {
        statut: 'refus',
        champ: 'part_capital',
      },
    );
  });

  it('l’ancien dépend du département : le taux ordinaire, le taux relevé, ou les deux dits', () => {
    const ancien = { acte: 'logement_ancien', montant: 300_000 } as const;
    expect(demander({ ...ancien, taux_releve: false })).toMatchObject({ droits: 17_419.95, statut: 'exact' });
    expect(demander({ ...ancien, taux_releve: true })).toMatchObject({ droits: 18_955.5, statut: 'exact' });
    const { resultat, trace } = explication(expliquerDroitsEnregistrement({ date: '2026-11-23', ...ancien }));
    expect(resultat).toMatchObject({ droits: 18_955.5, statut: 'estimation' });
    expect(etape(trace, 'enregistrement.droits_ordinaires')).toBe(17_419.95);
  });

  it('le calcul se lit, minimum compris', () => {
    const { trace } = explication(
      expliquerDroitsEnregistrement({ date: '2026-11-23', acte: 'actions', montant: 10_000 }),
    );
    expect(etape(trace, 'enregistrement.droits')).toBe(25);
    expect(trace.formule).toContain('minimum');
  });
});
