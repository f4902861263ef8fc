import { describe, expect, test } from 'vitest';
import { alertesDe } from './alertes.ts';
import { type AnneeFiscale, estAnnee, lireAnnee, retenuesDe } from './annee.ts';
import { gainDe, leviersOuverts } from './leviers.ts';
import { projeter } from './projection.ts';

const JOUR = '2026-11-22';
const COUPLE = { situation_familiale: 'marie', nombre_enfants: 2, revenus_salaires: 104_000 } as const;
const RETENUES = { retenue_annee: 2026, retenue_mois: 10, retenue_cumul: 8_824, retenue_mensuelle: 911 };

const anneeDe = (profil: Parameters<typeof lireAnnee>[0]): AnneeFiscale => {
  const a = lireAnnee(profil, JOUR);
  if (!estAnnee(a)) throw new Error(a.motif);
  return a;
};

const cles = (profil: Parameters<typeof alertesDe>[0]): string[] => {
  const lues = alertesDe(profil, JOUR);
  if ('motif' in lues) throw new Error(lues.motif);
  return lues.map(({ cle }) => cle);
};
const seul = (salaires: number): string[] => cles({ situation_familiale: 'celibataire', revenus_salaires: salaires });

describe('L’année', () => {
  test('ce qui reste est l’impôt moins tout ce qui est prélevé dans l’année', () => {
    const a = anneeDe({ ...COUPLE, ...RETENUES });
    expect(a.du).toBe(10_674);
    expect(a.retenues).toMatchObject({ cumul: 8_824, aVenir: 1_822, total: 10_646, estimee: false });
    expect(a.reste).toBe(28);
    expect(a.echelonnement?.fois).toBe(1);
    expect(a.situation.resultat.statut).toBe('estimation');
  });

  test('les retenues d’une autre année ne comptent pas', () => {
    expect(retenuesDe({ ...RETENUES, retenue_annee: 2025 }, 2026)).toBeUndefined();
    expect(anneeDe(COUPLE).reste).toBeUndefined();
  });

  test('un trop-prélevé revient, un reste infime n’est pas réclamé', () => {
    expect(anneeDe({ ...COUPLE, ...RETENUES, retenue_mensuelle: 1_500 }).reste).toBe(10_674 - 11_824);
    const infime = anneeDe({ ...COUPLE, ...RETENUES, retenue_mensuelle: 920 });
    expect(infime).toMatchObject({ reste: 10, nonReclame: true, echelonnement: undefined });
  });

  test('sans le montant d’un mois, la moyenne des mois passés est dite', () => {
    const a = anneeDe({ ...COUPLE, ...RETENUES, retenue_mensuelle: null });
    expect(a.retenues).toMatchObject({ mensuelle: 882, estimee: true });
    expect(a.hypotheses.join(' ')).toMatch(/moyenne des mois passés/);
  });
});

describe('Les leviers', () => {
  const { situation } = anneeDe(COUPLE);
  const { leviers } = leviersOuverts(COUPLE, situation);
  const levier = (id: string) => {
    const trouve = leviers.find((l) => l.id === id);
    if (!trouve) throw new Error(id);
    return trouve;
  };

  test('gagnent la différence de deux impôts entiers, ensemble comme seuls', () => {
    expect(gainDe(situation, [{ levier: levier('emploi'), montant: 1_000 }])).toBe(500);
    expect(gainDe(situation, [{ levier: levier('don'), montant: 300 }])).toBe(198);
    expect(gainDe(situation, [{ levier: levier('per'), montant: 5_000 }])).toBe(1_500);
    const tous = leviers.map((l) => ({ levier: l, montant: l.montant }));
    expect(gainDe(situation, tous)).toBeGreaterThan(0);
    expect(gainDe(situation, [])).toBe(0);
  });

  test('un versement au-delà du plafond ne gagne plus rien', () => {
    const l = levier('per');
    // The floor of each filer, above 10 % of what they earn.
    expect(l.max).toBe(9_420);
    expect(gainDe(situation, [{ levier: l, montant: 50_000 }])).toBe(
      gainDe(situation, [{ levier: l, montant: 9_420 }]),
    );
  });

  test('le plafond de l’avis passe avant celui des revenus', () => {
    const profil = { ...COUPLE, plafond_epargne_retraite: 2_000 };
    expect(leviersOuverts(profil, situation).leviers.find(({ id }) => id === 'per')).toMatchObject({ max: 2_000 });
  });

  test('ce qui n’apporte rien est écarté avec sa raison', () => {
    const modeste = { situation_familiale: 'celibataire', revenus_salaires: 12_000 } as const;
    const a = anneeDe(modeste);
    const lu = leviersOuverts(modeste, a.situation);
    expect(lu.leviers.map(({ id }) => id)).toEqual(['emploi']);
    expect(lu.ecartes).toHaveLength(2);
  });
});

describe('La projection', () => {
  test('dix années, chacune calculée entière', () => {
    const annees = projeter(COUPLE, 2026, 0.02);
    expect(annees.map(({ annee }) => annee)).toEqual(Array.from({ length: 10 }, (_, i) => 2026 + i));
    expect(annees[0]?.du).toBe(10_674);
    expect(annees[9]?.revenus).toBe(Math.round(104_000 * 1.02 ** 9));
    expect(annees.every(({ du }, i) => i === 0 || du > (annees[i - 1]?.du ?? 0))).toBe(true);
  });
  test('sans croissance, rien ne bouge', () => {
    expect(new Set(projeter(COUPLE, 2026, 0).map(({ du }) => du))).toEqual(new Set([10_674]));
  });
});

describe('Les alertes', () => {
  test('datées, de la plus proche à la plus lointaine, chacune avec son article', () => {
    const lues = alertesDe({ ...COUPLE, ...RETENUES }, JOUR);
    if ('motif' in lues) throw new Error(lues.motif);
    expect(lues.map(({ date }) => date)).toEqual(lues.map(({ date }) => date).toSorted());
    for (const a of lues) {
      expect(a.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(a.article).toMatch(/^CGI/);
    }
    expect(lues.map(({ cle }) => cle)).toEqual(expect.arrayContaining(['fin-annee', 'solde', 'per', 'loi-2025']));
  });

  test('le gain du plafond est celui du moteur', () => {
    const lues = alertesDe(COUPLE, JOUR);
    if ('motif' in lues) throw new Error(lues.motif);
    const { situation } = anneeDe(COUPLE);
    const per = leviersOuverts(COUPLE, situation).leviers.find(({ id }) => id === 'per');
    if (!per) throw new Error('per');
    const gain = gainDe(situation, [{ levier: per, montant: per.montant }]);
    expect(lues.find(({ cle }) => cle === 'per')?.texte.replaceAll(/\D/g, '')).toContain(String(gain));
  });

  test('un seuil n’alerte que de près', () => {
    // The 30 % band of one part begins at 29 579 € of taxable income.
    expect(seul(32_000)).toContain('tranche-suivante');
    expect(seul(33_500)).toContain('tranche-franchie');
    expect(seul(25_000).filter((c) => c.startsWith('tranche'))).toEqual([]);
    expect(seul(50_000).filter((c) => c.startsWith('tranche'))).toEqual([]);
  });

  test('l’IFI au-delà de son seuil seulement', () => {
    expect(cles({ ...COUPLE, patrimoine_immobilier_valeur: 1_500_000 })).toContain('ifi');
    expect(cles({ ...COUPLE, patrimoine_immobilier_valeur: 1_500_000, emprunts_immobiliers: 400_000 })).not.toContain(
      'ifi',
    );
  });

  test('sans situation, dit ce qui manque au lieu d’alerter', () => {
    expect(alertesDe({}, JOUR)).toMatchObject({ manques: ['votre situation familiale', 'au moins un revenu'] });
  });
});
