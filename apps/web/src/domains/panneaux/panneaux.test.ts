import {
  ALERTES_SOUHAITEES as ALERTES,
  EXPERIENCES_FISCALES,
  NIVEAUX_CONNAISSANCE,
  OBJECTIFS_APPRENTISSAGE,
  TYPES_OPTIMISATION as TYPES,
} from '@francis/contract';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/erreurs.ts';
import { phraseTmi } from './FenetreTmi.tsx';
import { ALERTES_SOUHAITEES, EXPERIENCES, NIVEAUX, OBJECTIFS, TYPES_OPTIMISATION } from './listes.ts';
import { lireEnfants, lireTmi } from './PanneauProfil.tsx';
import { phraseDEchec } from './PanneauTest.tsx';
import { questionsPour } from './questions-conseillees.ts';
import { preciser, simuler } from './simuler.ts';

const reseau = new ApiError('x', { status: 0, code: 'RESEAU' });
const panne = new ApiError('x', { status: 500, code: 'INTERNE' });

test('les listes sont celles du contrat, le défaut en tête', () => {
  for (const [liste, contrat] of [
    [TYPES_OPTIMISATION, TYPES],
    [NIVEAUX, NIVEAUX_CONNAISSANCE],
    [EXPERIENCES, EXPERIENCES_FISCALES],
    [OBJECTIFS, OBJECTIFS_APPRENTISSAGE],
    [ALERTES_SOUHAITEES, ALERTES],
  ] as const)
    expect(liste.map(({ valeur }) => valeur)).toEqual([...contrat]);
});

test('les phrases d’échec disent si c’est le réseau ou le calcul', () => {
  expect([phraseDEchec(reseau), phraseDEchec(panne)]).toEqual([
    'Erreur de connexion',
    'Erreur lors du calcul des résultats',
  ]);
  expect([phraseTmi(reseau), phraseTmi(panne)]).toEqual(['Erreur de connexion', 'Erreur lors du calcul']);
});

test('des enfants illisibles valent zéro, une TMI illisible n’est pas donnée', () => {
  expect(['2', 'deux', '', '-1', '99'].map(lireEnfants)).toEqual([2, 0, 0, 0, 30]);
  expect(['30', 'trente', '', '50'].map(lireTmi)).toEqual([30, null, null, null]);
});

test('chaque niveau et chaque objectif ont leurs questions', () => {
  for (const niveau of NIVEAUX_CONNAISSANCE)
    for (const objectif of OBJECTIFS_APPRENTISSAGE)
      expect(questionsPour(niveau, 'declaration_simple', objectif).length).toBeGreaterThanOrEqual(2);
  expect(questionsPour('debutant', 'aucune', 'comprendre')).toContain(
    'Quelle est la date limite pour déclarer ses revenus\u202f?',
  );
});

describe('« Et si »', () => {
  const seul = { situation_familiale: 'celibataire', nombre_enfants: 0, revenus_salaires: 50_000 } as const;
  test('donne la différence de deux impôts entiers', () => {
    const s = simuler(seul, 2025, 'dons_realises', 300);
    expect('ecart' in s && s.ecart).toBe(-198);
    expect('ecart' in s && s.avant.resultat.impot_final).toBe(6_604);
  });
  test('le revenu annuel d’un profil court est celui que l’essai change', () => {
    for (const [activite, champ] of [
      ['salarie_cdi', 'revenus_salaires'],
      ['retraite', 'pensions_retraite'],
    ] as const) {
      const court = { situation_familiale: 'marie', activite_principale: activite, revenu_annuel: 62_000 } as const;
      const profil = preciser(court);
      expect(profil[champ]).toBe(62_000);
      const [avant, precis] = [simuler(court, 2025, 'dons_realises', 0), simuler(profil, 2025, champ, 62_000)];
      if (!('ecart' in avant) || !('ecart' in precis)) throw new Error('not computed');
      expect(precis.avant.resultat.impot_final).toBe(avant.avant.resultat.impot_final);
      expect(precis.ecart).toBe(0);
      const moins = simuler(profil, 2025, champ, 40_000);
      expect('ecart' in moins && moins.ecart).toBeLessThan(0);
    }
    const libre = { activite_principale: 'profession_liberale', revenu_annuel: 62_000 } as const;
    expect(preciser(libre)).toBe(libre);
  });
  test('sans changement, il n’y a pas d’effet', () => {
    const s = simuler(seul, 2025, 'revenus_salaires', 50_000);
    expect('ecart' in s && s.ecart).toBe(0);
  });
  test('sans situation, dit ce qui manque', () => {
    expect(simuler({}, 2025, 'revenus_salaires', 50_000)).toMatchObject({
      manques: ['votre situation familiale', 'au moins un revenu'],
    });
  });
});
