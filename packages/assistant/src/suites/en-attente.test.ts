import { describe, expect, test } from 'vitest';
import { a, u } from '../evaluation/foyers.ts';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

async function suivies(...questions: readonly string[]): Promise<ReponseAssistant> {
  const reponses: ReponseAssistant[] = [];
  for (const [i, question] of questions.entries()) {
    const historique = questions.slice(0, i).flatMap((q, j) => [u(q), a(reponses[j]?.answer ?? '')]);
    reponses.push(await poser(question, { historique }));
  }
  return reponses.at(-1) ?? poser('');
}
const SEULE = 'Célibataire, 37 000 € net imposable, quel impôt ?';
const INCONNUE = 'et avec le machin chouette ?';

describe('Ce qui n’a pas su être appliqué n’est pas oublié', () => {
  test.each([[['et si je donne 600 € à une association ?']], [['et 39 000 ?', 'et le double ?']]])(
    'le tour d’après n’est pas exact : %j',
    async (suites) => {
      const r = await suivies(SEULE, INCONNUE, ...suites);
      expect(r.statut).toBe('partiel');
      expect(r.answer).toContain(`« ${INCONNUE} »`);
    },
  );

  test.each([
    ['retiré, il ne pèse plus', ['laisse tomber', 'et si je donne 600 € à une association ?']],
    ['un autre sujet n’en dépend pas', ['Combien de TVA sur 900 € HT ?']],
  ])('%s', async (_, suites) => {
    const r = await suivies(SEULE, INCONNUE, ...suites);
    expect(r.doutes.map((d) => d.code)).not.toContain('SUITE_EN_ATTENTE');
    expect(r.statut).toBe('exact');
  });
});

describe('Le reste d’un bénéfice se distribue', () => {
  test.each(['et si je me verse le reste en dividendes ?', 'et si on distribue tout ?', 'le reste en dividendes'])(
    '%s',
    async (suite) => {
      const r = await suivies('Ma SAS a fait 80 000 € de bénéfice. Combien d’IS ?', suite);
      // 80 000 less 15 % of 42 500 and 25 % of the rest.
      expect(r.lecture.faits.find((f) => f.chemin.endsWith('dividendes'))?.valeur).toBe(64_250);
      expect(r.statut).toBe('partiel');
    },
  );
});
