import { describe, expect, test } from 'vitest';
import { chargerNotes } from '../notes/charger.ts';
import type { Note } from '../notes/note.ts';
import { rechercherNotes } from '../notes/rechercher.ts';
import { PARAPHRASES, PARAPHRASES_TENUES_A_PART } from './paraphrases.ts';

const JOUR = '2026-11-21';
const NOTES = chargerNotes();
const IDS = new Set(NOTES.map(({ id }) => id));

/** The notes whose own questions are asked: all of them on a long run, one in three otherwise. */
const RELUES = process.env['FRANCIS_TEST_LONG'] === '1' ? NOTES : NOTES.filter((_, i) => i % 3 === 0);
const chercher = (question: string, juridiction: Note['juridiction'] = 'FR', jour = JOUR): string[] =>
  rechercherNotes(question, { jour, juridiction, limite: 3 }).map(({ note }) => note.id);

describe('Une note se retrouve', () => {
  test('par chacune de ses questions', () => {
    const perdues = RELUES.flatMap(({ id, juridiction, jusquAu, questions }) =>
      // A rule that has ended is asked about on its last day.
      questions
        .filter((question) => !chercher(question, juridiction, jusquAu ?? JOUR).includes(id))
        .map((question) => `${id} : ${question}`),
    );
    expect(perdues).toEqual([]);
  });

  // FRANCIS_RECHERCHE=oui shows what is missed, to tune the first set with; the second one only measures.
  test.each([
    ['que l’on a réglées', PARAPHRASES, { nombre: 120, premiere: 0.75, troisPremieres: 0.88 }],
    ['tenues à part', PARAPHRASES_TENUES_A_PART, { nombre: 80, premiere: 0.7, troisPremieres: 0.85 }],
  ])('par des phrases %s', (nom, phrases, seuils) => {
    const posees = phrases.filter(([, ...notes]) => notes.some((id) => IDS.has(id)));
    const rangs = posees.map(([question, ...notes]) => chercher(question).findIndex((id) => notes.includes(id)));
    const part = (ok: (rang: number) => boolean): number => rangs.filter(ok).length / rangs.length;
    const premiere = part((rang) => rang === 0);
    const troisPremieres = part((rang) => rang >= 0);
    if (process.env['FRANCIS_RECHERCHE'] === 'oui') {
      console.log(nom, { premiere, troisPremieres, nombre: posees.length });
      for (const [i, rang] of rangs.entries())
        if (rang !== 0) console.log(rang, posees[i], chercher(posees[i]?.[0] ?? ''));
    }
    expect(posees.length).toBeGreaterThanOrEqual(seuils.nombre);
    expect(premiere).toBeGreaterThanOrEqual(seuils.premiere);
    expect(troisPremieres).toBeGreaterThanOrEqual(seuils.troisPremieres);
  });
});
