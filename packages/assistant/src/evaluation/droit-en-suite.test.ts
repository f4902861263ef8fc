import { estQuestionDesNotes } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';
import {
  type Issue,
  poserApres,
  type PremierTour,
  PREMIERS_TOURS,
  reformulees,
  tirerDesNotes,
} from './droit-en-suite.ts';

/** All of them in the long run; the short one asks those that stand first. */
const LONG = process.env['FRANCIS_TEST_LONG'] === '1';
const NOTEES = LONG ? 200 : 8;
const REFORMULEES = LONG ? reformulees().length : 12;
const TOURS: readonly PremierTour[] = ['impot', 'meuble', 'succession'];

const dire = ({ apres, question, reponse }: Issue): string => `${apres} · ${question} → ${reponse.answer.slice(0, 90)}`;
const reprises = (issues: readonly Issue[]): Issue[] => issues.filter((i) => i.sort === 'chiffre_d_avant');

describe('Une question de droit posée après un calcul n’en répète pas le chiffre', () => {
  it('les reformulées ne sont écrites dans aucune note', () => {
    expect(reformulees().filter((q) => estQuestionDesNotes(q.question))).toEqual([]);
  });

  it.each(TOURS)('écrite dans une note, après : %s', async (apres) => {
    expect(PREMIERS_TOURS[apres]).not.toBe('');
    const issues = await poserApres(apres, tirerDesNotes().slice(0, NOTEES));
    expect(reprises(issues).map(dire)).toEqual([]);
    expect(issues.filter((i) => i.sort === 'sa_note').length).toBeGreaterThanOrEqual(Math.floor(issues.length * 0.95));
    expect(issues.filter((i) => i.reponse.statut === 'exact').map(dire)).toEqual([]);
  });

  // Of 50, 31, 33 and 16 before the thread was read; 1, 2 and 1 since.
  it.each(TOURS)('reformulée, après : %s', async (apres) => {
    const issues = await poserApres(apres, reformulees().slice(0, REFORMULEES));
    const fautives = reprises(issues).map(dire);
    expect(fautives.length > (LONG ? 3 : 0) ? fautives : []).toEqual([]);
    expect(issues.filter((i) => i.reponse.statut === 'exact').map(dire)).toEqual([]);
    expect(issues.filter((i) => i.sort === 'sa_note').length).toBeGreaterThanOrEqual(Math.floor(issues.length * 0.7));
  });
});

describe('Ce qui continue un calcul le continue', () => {
  const REPRISES = [
    'et si je verse 5 000 € sur un PER ?',
    'pourquoi ?',
    'et pour l’an prochain ?',
    'et avec un enfant de 4 ans ?',
    'Et ma tranche ?',
    'Combien par mois ?',
    'on est pacsés en fait, elle gagne 20 000 €',
    'j’ai oublié de dire que je suis de la Guadeloupe',
  ];
  it('l’essai, la raison, l’année, la famille, l’objet, la correction', async () => {
    const issues = await poserApres(
      'impot',
      REPRISES.map((question) => ({ question, note: '' })),
    );
    const parties = issues.filter((i) => i.reponse.calculs.length === 0 || i.sort === 'autre_note');
    expect(parties.map(dire)).toEqual([]);
  });

  it('« et le Livret A ? » quitte le calcul, un mot de sa situation le garde', async () => {
    const [livret, reprise, fiscale] = await poserApres('impot', [
      { question: 'Et le Livret A, il est imposable ?', note: 'livrets-reglementes' },
      { question: 'Quel est le délai de reprise du fisc ?', note: 'delai-de-reprise' },
      { question: 'Et mon impôt, il baisse si je me marie ?', note: '' },
    ]);
    expect(livret?.sort).toBe('sa_note');
    expect(reprise?.sort).toBe('sa_note');
    expect(fiscale?.sort).not.toBe('autre_note');
  });
});
