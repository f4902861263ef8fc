import type { EntiteFamille } from '@francis/contract';
import { expect, test } from 'vitest';
import { ranger } from './rangs.ts';

const entite = (
  id: string,
  ...porteurs: readonly (readonly [genre: 'client' | 'entite', id: string])[]
): EntiteFamille => ({
  id,
  version: 1,
  genre: 'societe',
  nom: id,
  forme: 'SAS',
  valeur: null,
  part_directe: 0,
  part_totale: 0,
  valeur_client: null,
  detentions: porteurs.map(([genre, porteur]) => ({
    porteur: { genre, id: porteur, nom: porteur },
    droit: 'pleine_propriete',
    part: 10,
  })),
});
const noms = (entites: readonly EntiteFamille[]) => ranger(entites).rangs.map((rang) => rang.map(({ id }) => id));

test('une société est sous tous ceux qui la détiennent, même quand l’un d’eux est plus haut', () => {
  const sci = entite('sci', ['client', 'anne'], ['entite', 'filiale']);
  const filiale = entite('filiale', ['entite', 'holding']);
  const holding = entite('holding', ['client', 'anne'], ['client', 'luc']);
  expect(noms([sci, filiale, holding])).toEqual([['anne', 'luc'], ['holding'], ['filiale'], ['sci']]);
});

test('une boucle reçue par erreur se dessine sans fin d’attente, et deux droits d’un porteur font un trait', () => {
  expect(
    noms([entite('a', ['entite', 'b']), entite('b', ['entite', 'a'])])
      .flat()
      .toSorted(),
  ).toEqual(['a', 'b']);
  const double = entite('a', ['client', 'anne'], ['client', 'anne']);
  expect(ranger([double]).aretes).toMatchObject([{ de: 'anne', vers: 'a', detentions: [{}, {}] }]);
});
