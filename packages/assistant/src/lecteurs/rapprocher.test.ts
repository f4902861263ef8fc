import { depuisMoteur } from '@francis/faits';
import { trouverMentions } from '@francis/lecture';
import { describe, expect, it } from 'vitest';
import { Rapprocheur } from './rapprocher.ts';

const JOUR = '2026-11-20';

function rapprocher(question: string, foyer: object) {
  const mentions = trouverMentions(question);
  const mots = new Map(mentions.map((m) => [m.id, m.mots]));
  const { faits, restes, sansPreuve } = new Rapprocheur(mentions, JOUR).rapprocher(
    depuisMoteur('calculer_impot', { foyer, annee: 2025 }),
  );
  return {
    preuves: Object.fromEntries(faits.map((f) => [f.chemin, f.preuves.map((id) => mots.get(id))])),
    formules: Object.fromEntries(faits.flatMap((f) => (f.formule === undefined ? [] : [[f.chemin, f.formule]]))),
    restes: restes.filter((m) => m.type === 'montant' || m.type === 'age').map((m) => m.mots),
    sansPreuve: sansPreuve.map((f) => f.chemin),
  };
}

describe('Une valeur se prouve par les mots qui la disent', () => {
  it('au mois, sur treize mois, et par une somme', () => {
    const { preuves, formules, restes } = rapprocher(
      'Lui 2 850 € net par mois sur 13 mois, moi 22 000 € de salaire plus une prime de 1 500 €.',
      { declarant1: { salaires: 37_050 }, declarant2: { salaires: 23_500 } },
    );
    expect(preuves['foyer.declarant1.salaires']).toContain('2 850 €');
    expect(preuves['foyer.declarant2.salaires']).toEqual(['22 000 €', '1 500 €']);
    expect(formules['foyer.declarant2.salaires']).toMatch(/^m\d+\+m\d+$/);
    expect(restes).toEqual([]);
  });

  it('un âge ne prouve qu’une personne', () => {
    const { preuves } = rapprocher('Mon fils de 20 ans', {
      annee_naissance_declarant1: 2006,
      enfants: [{ annee_naissance: 2006 }],
    });
    const prouvees = Object.values(preuves).filter((mots) => mots.includes('20 ans'));
    expect(prouvees).toHaveLength(1);
  });

  it('un montant que rien n’emploie reste', () => {
    const { restes } = rapprocher('32 000 € de salaire, et 7 654 € de dettes', { declarant1: { salaires: 32_000 } });
    expect(restes).toEqual(['7 654 €']);
  });

  it('un montant que personne n’a dit est sans preuve', () => {
    const { sansPreuve } = rapprocher('32 000 € de salaire', { declarant1: { salaires: 41_234 } });
    expect(sansPreuve).toEqual(['foyer.declarant1.salaires']);
  });
});
