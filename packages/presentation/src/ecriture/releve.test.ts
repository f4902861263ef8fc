import { completerFoyer, expliquerImpotRevenu } from '@francis/fiscal';
import { expect, test } from 'vitest';
import { ceQuiLeChangerait, lignesDuCalcul, lignesDuReleve, sansTautologie } from './releve.ts';
import type { NoeudAffiche } from './noeud.ts';

const tracer = (salaires: number): NoeudAffiche => {
  const lu = expliquerImpotRevenu(completerFoyer({ situation: 'celibataire', declarant1: { salaires } }), 2025);
  if (!('trace' in lu)) throw new Error(lu.message);
  return lu.trace;
};

test('le relevé d’un impôt ordinaire a six lignes, le barème d’abord, chacune avec son article', () => {
  const lignes = lignesDuReleve(tracer(30_000));
  expect(lignes.map(({ regle }) => regle)).toEqual([
    'ir.droits_simples',
    'ir.revenu_net_imposable',
    'ir.parts',
    'ir.decote',
    'ir.reductions',
    'ir.credits',
  ]);
  expect(lignes.filter(({ article }) => article === '')).toEqual([]);
});

test('une contribution que le foyer doit prend sa propre ligne : la somme reste celle du moteur', () => {
  const lignes = lignesDuReleve(tracer(400_000));
  expect(lignes.map(({ regle }) => regle)).toContain('ir.cehr');
  const montant = (regle: string): number => Number(lignes.find((n) => n.regle === regle)?.valeur ?? 0);
  expect(montant('ir.droits_simples') - montant('ir.decote') + montant('ir.cehr')).toBe(tracer(400_000).valeur);
});

test('le calcul d’un autre impôt n’a pas de relevé', () => {
  const feuille = { ...tracer(30_000), enfants: [] };
  expect(lignesDuReleve(feuille)).toEqual([]);
});

test('le calcul d’un autre impôt a ses propres étapes pour lignes ; une étape seule n’en a pas', () => {
  const [bareme, revenu] = tracer(30_000).enfants;
  if (!bareme || !revenu) throw new Error('no step');
  expect(lignesDuCalcul({ ...tracer(30_000), enfants: [revenu, bareme] })).toEqual([revenu, bareme]);
  expect(lignesDuCalcul(tracer(30_000))).toEqual(lignesDuReleve(tracer(30_000)));
  expect(lignesDuCalcul({ ...tracer(30_000), enfants: [] })).toEqual([]);
});

test('une égalité qui ne dit rien n’est pas montrée', () => {
  expect(sansTautologie('27\u202f000\u00a0€ = 27\u202f000\u00a0€')).toBe('');
  expect(sansTautologie('30\u202f000\u00a0€ − 3\u202f000\u00a0€ = 27\u202f000\u00a0€')).not.toBe('');
  expect(sansTautologie('27 000 € = 27 000 €')).toBe('');
  // Its name is what it says.
  expect(sansTautologie('19 800 € (salaires nets) = 19 800 €')).not.toBe('');
  expect(sansTautologie('6 720 € (12 % par enfant) − 0 € = 6 000 €')).not.toBe('');
  expect(sansTautologie('169 € (après décote) − 175 € (crédits) = −6 €')).not.toBe('');
  expect(sansTautologie('Aucun revenu du capital')).toBe('Aucun revenu du capital');
});

test('l’impôt sans réduction ni crédit se dit par une phrase, jamais par une égalité à lui-même', () => {
  const { formule } = tracer(30_000);
  expect(formule).toMatch(/^Impôt après décote, sans réduction ni crédit = /);
  expect(sansTautologie(formule)).toBe(formule);
});

test('« pourquoi » nomme ce dont le montant dépend', () => {
  const decote = lignesDuReleve(tracer(20_000)).find(({ regle }) => regle === 'ir.decote');
  const causes = decote ? ceQuiLeChangerait(decote) : [];
  expect(causes.length).toBeGreaterThan(1);
  expect(causes.at(-1)).toBe('les montants de la loi pour 2025');
});
