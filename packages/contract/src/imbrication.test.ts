import { expect, test } from 'vitest';
import { ProfilContexte } from './assistant.ts';
import { ClientCreation } from './clients.ts';
import { tropImbrique } from './imbrication.ts';

const refus = (texte: string): number => {
  const { error } = ClientCreation.safeParse({ data: { pea_details_json_str: texte } });
  return error?.issues.filter(({ message }) => message.startsWith('Format JSON incorrect')).length ?? 0;
};
const imbrique = (profondeur: number): string => `${'{"a":'.repeat(profondeur)}1${'}'.repeat(profondeur)}`;

test('l’imbrication se lit dans le texte : celle d’un texte cité ne compte pas, celle qui se referme non plus', () => {
  expect(tropImbrique(imbrique(16), 16)).toBe(false);
  expect(tropImbrique(imbrique(17), 16)).toBe(true);
  expect(tropImbrique('[[],[],[],[]]', 2)).toBe(false);
  expect(tropImbrique(JSON.stringify({ texte: '[[[[\\"[[[[' }), 1)).toBe(false);
  expect(tropImbrique('['.repeat(100_000), 64)).toBe(true);
});

test.each([
  ['texte', (profondeur: number) => imbrique(profondeur)],
  ['objet', (profondeur: number) => JSON.parse(imbrique(profondeur)) as unknown],
])('un contexte de profil en %s est borné en profondeur', (_forme, contexte) => {
  expect(ProfilContexte.safeParse(contexte(16)).success).toBe(true);
  expect(ProfilContexte.safeParse(contexte(17)).success).toBe(false);
  expect(ProfilContexte.safeParse(contexte(3_000)).success).toBe(false);
});

test('aucune clé d’un contexte de profil trop gros n’est lue', () => {
  const lues: PropertyKey[] = [];
  const cible = Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`cle${i}`, i]));
  const contexte = { toJSON: () => 'x'.repeat(20_000), ...cible };
  const surveille = new Proxy(contexte, {
    ownKeys(objet) {
      lues.push('toutes');
      return Reflect.ownKeys(objet);
    },
  });
  expect(ProfilContexte.safeParse(surveille).success).toBe(false);
  expect(lues).toEqual([]);
});

test('un texte JSON d’un formulaire de client est borné en profondeur, avant d’être lu', () => {
  expect(refus(imbrique(16))).toBe(0);
  expect(refus(imbrique(17))).toBe(1);
  expect(refus(imbrique(3_000))).toBe(1);
});
