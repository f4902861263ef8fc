import { describe, expect, test } from 'vitest';
import { demande, embarque, suivre } from '../../packages/assistant/src/modeles-heberges/essais/heberge.ts';
import { FAUSSES_PREMISSES, HORS_PERIMETRE } from './modele/hors-perimetre.ts';

const PART_MINIMALE = 0.95;
const lire = async (question: string) => (await suivre(embarque, demande(question))).reponse;

describe('T091 · ce qui est hors du périmètre est refusé, ce qui part d’une idée fausse est corrigé', () => {
  test('au moins 95 % de 60 questions', async () => {
    const manquees: string[] = [];
    for (const question of HORS_PERIMETRE) if ((await lire(question)).statut !== 'refus') manquees.push(question);
    for (const [question, juste] of FAUSSES_PREMISSES) {
      const { answer, statut } = await lire(question);
      if (statut === 'clarification' || !juste.test(answer)) manquees.push(question);
    }
    const posees = HORS_PERIMETRE.length + FAUSSES_PREMISSES.length;
    expect(posees).toBeGreaterThanOrEqual(60);
    expect({ manquees, tenue: 1 - manquees.length / posees >= PART_MINIMALE }).toMatchObject({ tenue: true });
  });

  test('aucun refus ne donne un chiffre calculé, et chacun dit pourquoi', async () => {
    for (const question of HORS_PERIMETRE) {
      const { statut, calculs, answer } = await lire(question);
      if (statut !== 'refus') continue;
      expect([question, calculs.length]).toEqual([question, 0]);
      expect(answer.length).toBeGreaterThan(60);
    }
  });
});
