import type { DocumentReponse, DocumentResume, FaitDeDocument } from '@francis/contract';
import { expect, test } from 'vitest';
import { avisParAnnee, lireAvis } from './lire-avis.ts';

const document = (plus: Partial<DocumentResume>): DocumentResume => ({
  id: 'a',
  etat: 'confirme',
  type: 'avis',
  annee: 2025,
  refus: null,
  garde: false,
  deposeLe: '2026-08-01T10:00:00.000Z',
  ...plus,
});
const fait = (chemin: string, valeur: number, accepte: boolean | null): FaitDeDocument => ({
  chemin,
  libelle: chemin,
  unite: 'EUR',
  valeur,
  page: 1,
  zone: { x: 0, y: 0, l: 1, h: 1 },
  etat: 'sur',
  controle: null,
  accepte,
});

test('de chaque année, le dernier avis déposé, la plus récente d’abord ; ni bulletin ni document refusé', () => {
  const documents = [
    document({ id: 'corrige', deposeLe: '2026-09-01T10:00:00.000Z' }),
    document({ id: 'premier' }),
    document({ id: '2023', annee: 2023 }),
    document({ id: 'refuse', annee: 2024, etat: 'refuse' }),
    document({ id: 'bulletin', type: 'bulletin', annee: 2026 }),
  ];
  expect(avisParAnnee(documents).map(({ id }) => id)).toEqual(['corrige', '2023']);
});

test('un fait que la personne a refusé ne se montre pas, et une restitution est un solde négatif', () => {
  const lu: DocumentReponse = {
    ...document({}),
    faits: [fait('avis.impot_net', 3_208, true), fait('retenue', 3_500, false), fait('avis.restitution', 292, null)],
    ecartes: [],
    pages: [],
    rapprochement: null,
  };
  expect(lireAvis(lu)).toMatchObject({ annee: 2025, net: 3_208, retenu: undefined, solde: -292, parts: undefined });
});
