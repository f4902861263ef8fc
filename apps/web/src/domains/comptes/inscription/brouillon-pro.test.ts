import { beforeEach, expect, test, vi } from 'vitest';
import { viderBrouillons } from '../../../platform/brouillons.ts';
import { garderInscription, oublierInscription, relireInscription } from './brouillon-pro.ts';
import { DEPART } from './saisie-pro.ts';

const onglet = new Map<string, string>();
beforeEach(() => {
  onglet.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (nom: string) => onglet.get(nom) ?? null,
    setItem: (nom: string, texte: string) => void onglet.set(nom, texte),
    removeItem: (nom: string) => void onglet.delete(nom),
  });
});

const SAISIE = {
  ...DEPART,
  email: 'ada@exemple.test',
  password: 'Trois-Noisettes-Blondes-62',
  confirmation: 'Trois-Noisettes-Blondes-62',
  prenom: 'Ada',
  company: 'Cabinet Lovelace',
  accord: true,
};

test('une inscription rechargée revient, sans mot de passe ni accord', () => {
  garderInscription(SAISIE);
  expect(relireInscription()).toEqual({ email: 'ada@exemple.test', prenom: 'Ada', company: 'Cabinet Lovelace' });
  expect([...onglet.values()].join('')).not.toMatch(/Noisettes|accord/);
});

test('le compte ouvert ou la session quittée, il n’en reste rien', () => {
  garderInscription(SAISIE);
  oublierInscription();
  expect(onglet.size).toBe(0);
  garderInscription(SAISIE);
  viderBrouillons();
  expect(onglet.size).toBe(0);
});

test('un brouillon abîmé n’empêche rien', () => {
  onglet.set('francis.inscription-pro', '{"email":3,"password":"x","prenom":"Ada"');
  expect(relireInscription()).toEqual({});
  onglet.set('francis.inscription-pro', '{"email":3,"password":"x","prenom":"Ada"}');
  expect(relireInscription()).toEqual({ prenom: 'Ada' });
});
