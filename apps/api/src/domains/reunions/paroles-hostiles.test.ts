import type { LigneReunion } from '@francis/contract';
import { expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { resumer } from './resume.ts';

const SOURIRE = '\u{1f600}';
const JOUR = { compte: 'compte', jour: '2026-11-26' };
const sansFoyer = async () => ({ error: null, confiance: 0, validation_notes: [], reponses: [] });
const enLigne = (texte: string, a = 0): LigneReunion => ({ locuteur: '', texte, a });
const nomDe = (n: number): string => `N${Array.from(String(n), (chiffre) => 'abcdefghij'[Number(chiffre)]).join('')}`;

test('une liste de noms sans fin se lit jusqu’où quelqu’un la relirait, et le dit', async () => {
  const noms = Array.from({ length: 400 }, (_, n) => enLigne(`Monsieur Paul ${nomDe(n)}, 32 ans, est venu.`, n));
  const { propositions, phrase } = await lireLignes(noms, sansFoyer, JOUR);
  expect(propositions.length).toBeGreaterThan(40);
  expect(propositions.length).toBeLessThanOrEqual(100);
  expect(phrase).toBe('Une partie de la transcription n’a pas pu être lue.');
});

test('aucune citation ni aucune preuve n’est coupée au milieu d’un caractère', async () => {
  for (const decalage of ['', 'a']) {
    const texte = `${decalage}${SOURIRE.repeat(200)}, on souhaite que Sophie Garnier, 41 ans, ${decalage}${SOURIRE.repeat(200)}`;
    const { propositions } = await lireLignes([enLigne(texte)], sansFoyer, JOUR);
    expect(propositions.length).toBeGreaterThan(0);
    for (const { ligne, preuves, valeur } of propositions) {
      expect(/\p{Surrogate}/u.test(ligne)).toBe(false);
      expect(preuves.map(({ debut, fin }) => ligne.slice(debut, fin).replace(',', ''))).toEqual([valeur]);
    }
    expect(/\p{Surrogate}/u.test(resumer([enLigne(texte)], propositions, 1).join('\n'))).toBe(false);
  }
});
