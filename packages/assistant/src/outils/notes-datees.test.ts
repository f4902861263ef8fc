import { chargerNotes } from '@francis/knowledge';
import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';
import { jourEnLettres } from '../orchestration/typographie.ts';

const TERMINEES = chargerNotes().flatMap((n) => (n.jusquAu === undefined ? [] : [{ ...n, fin: n.jusquAu }]));
const lire = async (question: string, aujourdhui = '2026-11-20') => {
  const { answer, statut } = await poser(question, { aujourdhui });
  return { answer, statut };
};

describe('Une règle qui a une fin', () => {
  it('se reconnaît : les notes en comptent', () => expect(TERMINEES.length).toBeGreaterThan(5));

  it.each(TERMINEES)('$id : demandée après sa fin, la réponse dit qu’elle est terminée', async ({ questions, fin }) => {
    const apres = `${Number(fin.slice(0, 4)) + 1}-06-30`;
    const lues = await Promise.all(questions.map((q) => lire(q, apres)));
    const trouvees = lues.filter((l) => l.answer.startsWith(`**Règle terminée le ${jourEnLettres(fin)}.**`));
    expect(trouvees.length).toBeGreaterThan(0);
    for (const { statut } of trouvees) expect(statut).toBe('partiel');
  });

  it.each([
    ['Les pourboires seront-ils encore exonérés en 2032 ?', '31 décembre 2028'],
    ['Le rachat de RTT sera-t-il exonéré en 2030 ?', '31 décembre 2026'],
  ])('et une année à venir, au-delà de sa fin, ne la fait pas refuser : %s', async (question, fin) => {
    const { answer, statut } = await lire(question);
    expect(answer).toMatch(new RegExp(`^\\*\\*Règle terminée le ${fin}\\.\\*\\*`));
    expect(statut).toBe('partiel');
  });

  it.each([
    'Quel sera mon impôt en 2030 ? Célibataire, 35 000 € net imposable.',
    'Quel sera le barème de l’impôt en 2031 ?',
    'Le quotient familial existera-t-il en 2032 ?',
  ])('une règle sans fin connue reste refusée pour une année à venir : %s', async (question) => {
    expect((await lire(question)).statut).toBe('refus');
  });

  it('tant qu’elle est en vigueur, rien n’est dit', async () => {
    const { answer, statut } = await lire('La prime de partage de la valeur est-elle exonérée d’impôt ?');
    expect(answer).not.toContain('terminée');
    expect(statut).toBe('exact');
  });
});

describe('Une règle plus récente que l’année demandée', () => {
  it('le dit', async () => {
    const question = 'En 2024, comment fonctionnait le dispositif Jeanbrun de relance du logement ?';
    const { answer, statut } = await lire(question);
    expect(answer).toMatch(/^\*\*Règle en vigueur depuis le 21 février 2026 seulement\.\*\*/);
    expect(statut).toBe('partiel');
  });

  it('ne dit rien pour l’année en cours', async () => {
    const { answer, statut } = await lire('Comment fonctionne le dispositif Jeanbrun de relance du logement ?');
    expect(answer).not.toContain('seulement.');
    expect(statut).toBe('exact');
  });
});
