import { Profil, SITUATIONS_FAMILIALES } from '@francis/contract';
import { describe, expect, test } from 'vitest';
import {
  champsModifies,
  ecrireEntier,
  lireEntier,
  refusDe,
  refusDeNaissance,
  refusDeNombre,
  SITUATIONS,
  versSaisie,
} from './saisie.ts';

test.each([
  ['58 000', 58_000],
  ['58\u202f000\u00a0€', 58_000],
  // Like the simulators: to the nearest euro, and the law counts half an euro as one.
  ['58000,75', 58_001],
  ['58k', 58_000],
  ['1,4M', 1_400_000],
  ['', null],
  ['douze', null],
  ['-5', null],
  ['1e6', null],
])('« %s » is read as %s', (texte, valeur) => {
  expect(lireEntier(texte)).toBe(valeur);
});

test('what is written is read back', () => {
  expect(ecrireEntier(1_250_000)).toBe('1\u202f250\u202f000');
  expect(lireEntier(ecrireEntier(1_250_000))).toBe(1_250_000);
  expect(ecrireEntier(0)).toBe('0');
});

test('only an amount or nothing is accepted', () => {
  expect(['', '58 000', '12,50', '58k'].map(refusDe)).toEqual([undefined, undefined, undefined, undefined]);
  for (const texte of ['abc', '-3', '1e6', '12345678901']) expect(refusDe(texte)).toMatch(/\.$/);
});

test('un nombre hors de ses bornes est refusé par une phrase', () => {
  expect(refusDeNombre('', 'tmi')).toBeUndefined();
  expect(refusDeNombre('49', 'tmi')).toBeUndefined();
  for (const texte of ['50', '-1', 'deux', '3,5']) expect(refusDeNombre(texte, 'tmi')).toMatch(/entre 0 et 49/);
  expect(refusDeNombre('31', 'nombre_enfants')).toMatch(/entre 0 et 30/);
});

test('une naissance à venir, ou d’un autre siècle, est refusée', () => {
  expect(refusDeNaissance('1984-05-12', '2026-11-22')).toBeUndefined();
  expect(refusDeNaissance('2026-11-23', '2026-11-22')).toMatch(/à venir/);
  expect(refusDeNaissance('1084-05-12', '2026-11-22')).toMatch(/année/);
});

test('les situations familiales de l’écran sont celles du contrat', () => {
  expect(SITUATIONS.map(({ valeur }) => valeur)).toEqual([...SITUATIONS_FAMILIALES]);
});

describe('ce qui est envoyé', () => {
  const profil: Profil = {
    profession: 'Architecte',
    prenom: 'Claire',
    nombre_enfants: 2,
    revenus_salaires: 58_000,
    date_naissance: '1984-05-12',
    retenue_mois: 10,
  };
  const avant = versSaisie(profil);

  test('n’est que ce qui a changé, une case vidée devenant une réponse non donnée', () => {
    expect(champsModifies(avant, avant, 2026)).toEqual({});
    const envoye = champsModifies({ ...avant, prenom: ' ', revenus_salaires: '60 000', tmi: '30' }, avant, 2026);
    expect(envoye).toEqual({ prenom: null, revenus_salaires: 60_000, tmi: 30 });
    expect(Profil.safeParse(envoye).success).toBe(true);
  });

  test('date les retenues de l’année où on les recopie', () => {
    expect(champsModifies({ ...avant, retenue_cumul: '8 824' }, avant, 2026)).toEqual({
      retenue_cumul: 8_824,
      retenue_annee: 2026,
    });
    expect(champsModifies({ ...avant, retenue_mois: '11' }, avant, 2026)).toEqual({
      retenue_mois: 11,
      retenue_annee: 2026,
    });
  });
});
