import { describe, expect, it } from 'vitest';
import type { ReponseAssistant } from '../types.ts';
import { poser } from '../evaluation/poser.ts';

/** Asks the turns one after the other, each after the answers before it. */
async function converser(...tours: readonly string[]): Promise<readonly ReponseAssistant[]> {
  const reponses: ReponseAssistant[] = [];
  for (const question of tours) {
    const historique = reponses.flatMap(({ answer }, i) => [
      { role: 'user' as const, content: tours[i] ?? '' },
      { role: 'assistant' as const, content: answer },
    ]);
    reponses.push(await poser(question, { historique }));
  }
  return reponses;
}

const IMPOT = 'Célibataire, 37 300 € net imposable, quel impôt ?';

describe('Une question d’un autre sujet au milieu d’une conversation', () => {
  it('reçoit sa règle, et non le calcul d’avant ; elle n’est pas exacte', async () => {
    const [avant, apres] = await converser(IMPOT, 'au fait, les intérêts du LDDS sont à déclarer ?');
    expect(avant?.statut).toBe('exact');
    expect(apres?.answer).not.toContain('Votre impôt sur le revenu est de');
    expect(apres?.answer.toLowerCase()).toMatch(/livret|ldds/u);
    expect(apres?.statut).toBe('partiel');
  });

  it('qui nomme un prélèvement que le calcul d’avant ne fait pas n’est jamais exacte', async () => {
    const reponses = await converser(
      'Micro-entrepreneur en conseil (BNC), 29 400 € encaissés, célibataire, quel impôt ?',
      'et les charges sociales là-dessus ?',
    );
    expect(reponses[1]?.statut).not.toBe('exact');
  });

  it('ne prend rien à qui dit ce qui change', async () => {
    const [, apres] = await converser(IMPOT, 'pardon, c’était de la bibine');
    expect(apres?.statut).not.toBe('exact');
    expect(apres?.answer).toContain('3\u202f175');
  });
});
