import type { LectureDeDocument } from '@francis/documents';
import { expect, test } from 'vitest';
import { versProfil } from './vers-profil.ts';

const zone = { x: 0, y: 0, l: 0.1, h: 0.1 };
const lecture = (faits: Readonly<Record<string, string | number>>): LectureDeDocument => ({
  type: 'avis',
  annee: 2025,
  pages: [],
  ecartes: [],
  faits: Object.entries(faits).map(([chemin, valeur]) => ({ chemin, valeur, page: 1, zone, etat: 'sur' })),
});
const tout = (lue: LectureDeDocument) => versProfil(lue, new Set(lue.faits.map(({ chemin }) => chemin)));

test('d’un couple dont un salaire n’a pas été lu, aucun n’est pris pour celui du foyer', () => {
  const un = { 'foyer.situation': 'marie', 'foyer.declarant1.salaires': 30_000 };
  expect(tout(lecture(un))).toEqual({ situation_familiale: 'marie' });
  expect(tout(lecture({ ...un, 'foyer.declarant2.salaires': 20_000 })).revenus_salaires).toBe(50_000);
});

test('sans la situation, un seul salaire ne dit pas celui du foyer', () => {
  expect(tout(lecture({ 'foyer.declarant1.salaires': 30_000 }))).toEqual({});
  expect(tout(lecture({ 'foyer.situation': 'celibataire', 'foyer.declarant1.salaires': 30_000 }))).toEqual({
    situation_familiale: 'celibataire',
    revenus_salaires: 30_000,
  });
});

test('d’une année plus ancienne, la famille va au profil et aucun montant ne passe pour celui d’aujourd’hui', () => {
  const lue = lecture({ 'foyer.situation': 'celibataire', 'foyer.declarant1.salaires': 30_000, 'foyer.dons_66': 100 });
  expect(tout({ ...lue, annee: 2023 })).toEqual({ situation_familiale: 'celibataire' });
  expect(tout(lue)).toMatchObject({ revenus_salaires: 30_000, dons_realises: 100 });
});
