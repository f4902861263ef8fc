import { expect, test } from 'vitest';
import { lignesDeValeur } from './affichage.tsx';

const lignes = (champ: string, valeur: unknown): string[] =>
  lignesDeValeur(champ, valeur).map((ligne) => ligne.replaceAll(/[\u00a0\u202f]/gu, ' '));

test('un champ structuré se lit : ce qui nomme l’élément est seul, le reste suit avec son nom', () => {
  expect(
    lignes('details_enfants_client', [{ prenom: 'Léo', date_naissance: '2018-04-09' }, { garde_alternee: true }]),
  ).toEqual(['Léo, date de naissance : 9 avril 2018', 'Garde alternée : Oui']);
  expect(lignes('residence_principale_details', { type: 'Maison', valeur_estimee: 285_000 })).toEqual([
    'Maison, valeur estimée : 285 000 €',
  ]);
  // Names of savings accounts keep their capitals.
  expect(lignes('livrets_epargne_details', { livret_a: 10, ldds: 20 })).toEqual(['Livret A : 10 €, LDDS : 20 €']);
});
