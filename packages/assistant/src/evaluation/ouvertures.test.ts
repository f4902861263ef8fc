import {
  chargerNotes,
  commenceParOuiOuNon,
  estCrueDans,
  type Note,
  ouvertureDe,
  preparerNotes,
} from '@francis/knowledge';
import { beforeAll, describe, expect, it } from 'vitest';
import { AUJOURDHUI, poser } from './poser.ts';

/** Every question of the notes on a long run; otherwise one of one note in six, not the same for all. */
const TOUTES = process.env['FRANCIS_TEST_LONG'] === '1';
const UNE_NOTE_SUR = 6;
const NOTES = chargerNotes();
const posees = ({ questions }: Note, rang: number): readonly string[] => {
  if (TOUTES) return questions;
  const choisie = Math.floor(rang / UNE_NOTE_SUR) % questions.length;
  return rang % UNE_NOTE_SUR === 0 ? questions.slice(choisie, choisie + 1) : [];
};

/** An opener is written for the question: the note that asks it lists it under its « oui », its « non » or its belief. */
const permise = (reponse: string, question: string): boolean =>
  NOTES.some(
    (note) =>
      ouvertureDe(note, question) === (/^\W*Oui/.test(reponse) ? 'oui' : 'non') ||
      (/^\W*Non/.test(reponse) && note.ideesRecues.some((idee) => estCrueDans(idee, question))),
  );

const dire = async (question: string): Promise<string> => (await poser(question)).answer;

// Reading and indexing the notes is not what is timed.
beforeAll(() => preparerNotes(), 120_000);

describe('Le oui ou le non qui ouvre une réponse est écrit pour cette question', () => {
  it(`aux questions des ${NOTES.length} notes`, { timeout: 3_600_000 }, async () => {
    const mauvaises: string[] = [];
    const sansReponse: string[] = [];
    for (const [rang, note] of NOTES.entries()) {
      for (const question of posees(note, rang)) {
        const { answer, statut } = await poser(question, {
          juridiction: note.juridiction,
          aujourdhui: note.jusquAu !== undefined && note.jusquAu < AUJOURDHUI ? note.jusquAu : AUJOURDHUI,
        });
        if (statut === 'refus' || statut === 'clarification') sansReponse.push(`${note.id} : ${question} (${statut})`);
        // A computed answer draws its « oui » from the person's own figures, not from a note.
        const suspecte = commenceParOuiOuNon(answer) && !permise(answer, question);
        if (suspecte) mauvaises.push(`${note.id} : ${question} → ${answer.slice(0, 140)} (${statut})`);
      }
    }
    expect(mauvaises).toEqual([]);
    expect(sansReponse, 'chaque question d’une note a sa réponse').toEqual([]);
  });

  it('une question du tableau est servie, une autre presque semblable ne l’est pas', async () => {
    expect(await dire('La résidence principale compte-t-elle dans l’IFI ?')).toMatch(/^Oui/);
    expect(await dire('La résidence principale ne compte-t-elle pas dans l’IFI ?')).not.toMatch(/^(?:Oui|Non)/);
  });

  it.each([
    'J’ai un compte Revolut ou N26, dois-je le déclarer aux impôts ?',
    'Mon compte à l’étranger est vide, faut-il quand même le déclarer ?',
    'Je vends un box de parking, dois-je le déclarer ?',
    'Dois-je déclarer la pension que mon ex-mari me verse ?',
    'Ma pension belge est-elle imposée en France ?',
  ])('une question qui n’affirme rien ne reçoit pas la correction d’une croyance : %s', async (question) => {
    expect((await poser(question)).answer).not.toMatch(/^\W*Non/);
  });

  it('une question qui affirme le contraire de la croyance n’est pas démentie', async () => {
    const { answer } = await poser('Un compte étranger, même avec peu d’argent, doit être déclaré, n’est-ce pas ?');
    expect(answer).not.toMatch(/^\W*Non/);
    expect((await poser('Un compte étranger avec peu d’argent n’a pas à être déclaré, n’est-ce pas ?')).answer).toMatch(
      /^Non/,
    );
  });
});
