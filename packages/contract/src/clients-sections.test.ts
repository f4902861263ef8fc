import { expect, test } from 'vitest';
import { libelleDuChamp, rangerChamps } from './clients-sections.ts';

test('les champs d’un changement se lisent dans l’ordre du dossier, sous leur nom', () => {
  const champs = { notes_internes_pro: 1, faits_fiscaux_client: 2, inconnu: 3, ville_client: 4, civilite_client: 5 };
  expect(rangerChamps(champs).map(([champ, valeur]) => [libelleDuChamp(champ), valeur])).toEqual([
    ['Civilité', 5],
    ['Ville', 4],
    ['Notes internes', 1],
    ['Faits fiscaux', 2],
    ['inconnu', 3],
  ]);
});
