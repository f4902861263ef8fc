import { lireEntretien } from '@francis/assistant';
import { describe, expect, test } from 'vitest';
import { lireLignes } from './lecture.ts';
import { enLignes } from './note.ts';

const lecteur = (reponses: Parameters<typeof lireEntretien>[0], { jour }: { readonly jour: string }) =>
  Promise.resolve(lireEntretien(reponses, jour));
async function lire(note: string) {
  const lignes = enLignes(note);
  const { propositions, questions } = await lireLignes(lignes, lecteur, { compte: 'c', jour: '2026-11-27' });
  const revenu = (champ: string) => propositions.find((p) => p.champ === champ)?.valeur;
  return {
    revenus: [revenu('revenu_net_annuel_client1'), revenu('revenu_net_annuel_client2')],
    propositions,
    questions,
  };
}

describe('Deux revenus dits dans une phrase', () => {
  test.each([
    ['Monsieur Paul Martin, 47 ans, est marié. Lui gagne 45 000 euros et elle 32 000 euros.', 45_000, 32_000],
    ['Madame Léa Martin, 47 ans, est mariée. Lui gagne 45 000 euros et elle 32 000 euros.', 32_000, 45_000],
    ['Je gagne 72 000 euros et ma femme 30 000 euros.', 72_000, 30_000],
    ['Mon mari gagne 38 000 euros et moi 41 000 euros.', 41_000, 38_000],
    ['Il gagne 45 000 euros et sa femme gagne 32 000 euros.', 45_000, 32_000],
  ])('« %s » : chacun à sa personne', async (note, client, conjoint) => {
    const { revenus, propositions, questions } = await lire(note);
    expect(revenus).toEqual([client, conjoint]);
    expect(questions).toEqual([]);
    const montres = propositions.filter(({ champ }) => champ.startsWith('revenu'));
    expect(montres.map(({ ligne, preuves: [p] }) => ligne.slice(p?.debut, p?.fin).replaceAll(' ', ''))).toEqual(
      montres.map(({ valeur }) => expect.stringContaining(String(valeur))),
    );
  });

  test.each(['Lui gagne 45 000 euros et elle 32 000 euros.', 'Elle gagne 45 000 euros brut et lui 32 000 euros.'])(
    '« %s » : rien ne dit qui est le client, rien n’est proposé, et c’est demandé',
    async (note) => {
      const { revenus, questions } = await lire(note);
      expect(revenus).toEqual([undefined, undefined]);
      expect(questions).toEqual([expect.stringContaining('lequel est celui du client')]);
    },
  );

  test('celui qui n’est pas lu est demandé, et n’est donné à personne', async () => {
    const { revenus, questions } = await lire('Je gagne 45 000 euros et ma femme 2 100 euros.');
    expect(revenus).toEqual([45_000, undefined]);
    expect(questions).toHaveLength(1);
  });
});
