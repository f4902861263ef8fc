import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lire = async (question: string): Promise<string[]> =>
  (await poser(question)).answer
    .replace(/[\u202f\u00a0]/g, ' ')
    .split(/\*\*\d\.\*\*/)
    .slice(1);

describe('Des questions numérotées ont chacune leur réponse', () => {
  it('une somme et une règle', async () => {
    const [impot, regle] = await lire(
      'Deux questions en une : 1) célibataire, 36 400 € net imposable, quel impôt sur le revenu ? 2) le plafond de versement d’un PEA classique, c’est combien ?',
    );
    expect(impot).toContain('2 932 €');
    expect(regle).toContain('150 000 €');
    expect(regle).not.toContain('Je ne calcule pas');
  });

  it('la suite garde les faits du début', async () => {
    const reponses = await lire(
      'Mariés, 2 enfants, 62 000 € et 30 000 € net imposable. 1) Quel impôt à payer ? 2) Et si je verse 3 000 € sur un PER, je gagne combien ?',
    );
    expect(reponses[0]).toContain('7 434 €');
    expect(reponses[1]).toContain('900 €');
  });

  it.each(['Célibataire, 2.5 parts ? J’ai 35 000 € net imposable. Impôt ?', 'Les cases 1) et 2) du formulaire ?'])(
    'une énumération qui n’en pose pas reste une question : %s',
    async (question) => expect(await lire(question)).toEqual([]),
  );
});
