import { describe, expect, it } from 'vitest';
import { essayer } from '../essai.ts';

const poser = (liste: string, ...args: string[]) => essayer(['questions', '-', '--jour', '2026-11-20', ...args], liste);

describe('francis questions', () => {
  it('donne le statut et les chiffres de chaque question d’une liste, suites comprises', async () => {
    const { code, lignes } = await poser(
      'Célibataire, 32 000 € net imposable, quel impôt ?\n\n> et si je verse 5 000 € sur un PER ?\nBonjour\n',
    );
    expect(code).toBe(0);
    const [impot = '', essai = '', salut = ''] = lignes;
    expect(impot).toMatch(/^exact\t1\s851\s€\tCélibataire/);
    expect(essai).toMatch(/^(?:exact|partiel)\t[^\t]*\d[^\t]*\tet si je verse/);
    expect(salut).toMatch(/^refus\t–\tBonjour$/);
  });

  it('les écrit en JSON, avec la réponse et ce qui la rend incertaine', async () => {
    const { lignes } = await poser(
      'J’ai 4 321 € de zorglub. Célibataire, 32 000 € net imposable, quel impôt ?',
      '--json',
    );
    expect(JSON.parse(lignes[0] ?? '')).toMatchObject({ statut: 'partiel', doutes: [{ code: 'ROLE_INCONNU' }] });
  });

  it.each([
    ['', 'la liste est vide'],
    ['a'.repeat(5000), 'dépasse'],
  ])('refuse ce qu’elle ne peut pas lire', async (liste, raison) => {
    const { code, erreur } = await poser(liste);
    expect(code).toBe(2);
    expect(erreur).toContain(raison);
  });
});
