import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { normaliser, normaliserTexte } from './normaliser.ts';

const lire = (nom: string): { question: string }[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
  JSON.parse(readFileSync(new URL(`../../../../bench/banc/${nom}`, import.meta.url), 'utf8')) as { question: string }[];

const questions = ['public.json', 'francis.json', 'aveugle.json'].flatMap(lire).map((c) => c.question);

const plier = (texte: string): string => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that a text holds only once. */
function uniques(texte: string): Map<string, number> {
  const places = new Map<string, number>();
  const doubles = new Set<string>();
  for (const m of texte.matchAll(/[a-z]{2,}|\d{3,}/g)) {
    if (places.has(m[0])) doubles.add(m[0]);
    places.set(m[0], m.index);
  }
  for (const mot of doubles) places.delete(mot);
  return places;
}

describe('Une question normalisée', () => {
  it.each([
    ['jsui celib, je gagne 32k€ net imposable', 'je suis celibataire, je gagne 32000 € net imposable'],
    ['Mon épouse perçoit 2 150,50 €/mois', 'mon epouse percoit 2150.50 € par mois'],
    ['Trente-deux mille euros, soit 1,4 million d’euros ?', "32000 €, soit 1400000 € d'€ ?"],
    ['14 mensualités de 3200 net', 'salaire 3200 € par mois sur 14 mois net'],
    ['Je remplis le formulaire 2042-C et la case 2TR', 'je remplis le formulaire et la case 2tr'],
    ['<div style="x">je gagne 35&nbsp;000 €&#105;</div>', 'style= x >je gagne 35000 € >'],
    ['solo, une pupuce, 25 k', 'celibataire, une fille, 25000 €'],
    ['Moi solo avec deux petits bouts de chou', 'moi celibataire avec 2 enfants'],
    ['papa solo d’un petit bout', "papa solo d'un enfant"],
    ['3 × 2 100 € en  2025', '2100 € x 3 en 2025'],
  ])('%s', (brut, attendu) => {
    expect(normaliserTexte(brut)).toBe(attendu);
  });

  it('garde le chemin de chaque mot vers la question, sur toutes celles du banc', () => {
    expect(questions.length).toBeGreaterThan(700);
    const ecarts: string[] = [];
    for (const brut of questions) {
      const suivi = normaliser(brut);
      const dits = uniques(plier(brut));
      for (const [mot, place] of uniques(suivi.texte)) {
        const [a, b] = suivi.origine(place, place + mot.length);
        expect(a <= b && b <= brut.length).toBe(true);
        if (dits.has(mot) && plier(brut.slice(a, b)) !== mot) ecarts.push(`${mot} ← ${brut.slice(a, b)} (${brut})`);
      }
    }
    expect(ecarts).toEqual([]);
  });
});
