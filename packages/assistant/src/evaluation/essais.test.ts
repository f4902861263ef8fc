import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

async function suivre(avant: string, question: string): Promise<string> {
  const { answer } = await poser(question, {
    historique: [
      { role: 'user', content: avant },
      { role: 'assistant', content: 'Réponse.' },
    ],
  });
  return lisse(answer);
}

describe('Un essai est comparé à la situation de départ', () => {
  it('se séparer : deux impôts contre un', async () => {
    const answer = await suivre(
      'Je suis pacsée, je gagne 41 500 € imposables, mon compagnon 19 800. Notre impôt ?',
      'et si on n’était pas pacsés, chacun de notre côté ?',
    );
    for (const chiffre of ['3 517 €', '4 406 €', '889 €', 'situation de départ']) expect(answer).toContain(chiffre);
  });

  it('se marier : l’impôt des deux avant, pas celui d’un seul', async () => {
    const answer = await suivre(
      'Divorcée, seule avec ma fille de 12 ans à charge, 27 300 € imposables : combien ?',
      'et si je me remarie avec mon nouveau copain qui gagne 2 900 net imposable par mois ?',
    );
    for (const chiffre of ['2 500 €', '2 813 €', '313 €']) expect(answer).toContain(chiffre);
  });

  it('une suite qui n’essaie rien répond seule', async () => {
    const answer = await suivre(
      'Célibataire, 32 000 € net imposable, quel impôt ?',
      'en fait c’est 36 000 € net imposable',
    );
    expect(answer).not.toContain('situation de départ');
  });
});
