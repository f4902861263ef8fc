import { trouverMentions } from '@francis/lecture';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { estDeLAutreCote } from './bornes-de-regle.ts';

describe('Une règle d’un côté d’une durée ne répond pas à qui est de l’autre', () => {
  it.each([
    ['Mon plan a 3 ans', 'Après 5 ans, les gains sont exonérés. Avant, non.', true],
    ['Mon plan a 7 ans', 'Après 5 ans, les gains sont exonérés.', false],
    ['Mon plan a 7 ans', 'Avant 5 ans, un retrait ferme le plan.', true],
    ['Un bail de 4 mois', 'Après 5 ans, les gains sont exonérés.', false],
    ['Mon plan', 'Après 5 ans, les gains sont exonérés.', false],
  ])('%s — %s', (question, regle, attendu) => {
    expect(estDeLAutreCote(trouverMentions(question), regle)).toBe(attendu);
  });

  it('un taux demandé sans montant a la règle, et non une question', async () => {
    const r = await poser('Quel taux d’imposition sur la clôture d’un PEA de 2 ans ?');
    expect(r.statut).toBe('partiel');
    expect(r.sources.length).toBeGreaterThan(0);
  });

  it('une règle de qui vit à l’étranger n’est pas sûre pour qui n’en parle pas', async () => {
    const r = await poser('Mon fils est étudiant, combien peut-il gagner sans payer d’impôt ?');
    expect(r.statut).not.toBe('exact');
  });
});
