import { preparerNotes } from '@francis/knowledge';
import { beforeAll, describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const dire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replace(/[\u202f\u00a0]/g, ' ');

// Reading and indexing the notes is not what is timed.
beforeAll(() => preparerNotes(), 120_000);

describe('Une condition ou une exception que la loi pose est dite', () => {
  it.each([
    ['Jusqu’à quand retirer après un licenciement ?', /ne pas avoir retrouvé d’emploi/, 'BOI-RPPM-RCM-10-10-80'],
    ['Compte à l’étranger caché : combien d’années de reprise ?', /50 000 € à aucun moment/, 'LPF L169'],
    ['Quelle amende pour un compte étranger oublié ?', /50 000 € à aucun moment/, 'LPF L169'],
    ['990 I : taux et abattement ?', /échappent à tout prélèvement/, 'CGI 990 I'],
    ['Quelle amende pour un trust non déclaré ?', /les seuls biens immobiliers non déclarés/, 'CGI 990 J'],
    ['Comment contester une SATD et dans quel délai ?', /directeur départemental ou régional/, 'LPF R281-1'],
    ['Indépendant, puis-je être prélevé tous les trimestres ?', /au plus tard le 1er octobre/, 'CGI 1663 C'],
    ['Bail rural à long terme : quelle part exonérée d’IFI ?', /75 % de leur valeur jusqu’à 101 897 €/, 'CGI 976'],
    ['Le divorce efface-t-il la dette fiscale de l’ex ?', /décharge gracieuse/, 'LPF L247'],
    ['Vivre ensemble sans être mariés : qui déclare l’enfant ?', /l’ajoute à ses revenus/, 'CGI 80 septies'],
  ])('%s', async (question, attendu) => {
    expect(await dire(question)).toMatch(attendu);
  });
});

describe('Un exemple suit la règle que sa note énonce', () => {
  it('une SCI endettée vaut au plus ses immeubles moins leurs dettes', async () => {
    expect(await dire('Comment déclarer mes parts de SCI à l’IFI ? Un exemple ?')).toMatch(/250 000 €/);
  });

  it('un fonds en euros a déjà payé ses prélèvements sociaux', async () => {
    const reponse = await dire('Changer de contrat fait-il perdre les huit ans ? Donnez un exemple');
    expect(reponse).toMatch(/retenus chaque année sur le fonds en euros/);
    expect(reponse).not.toMatch(/2 580 €/);
  });

  it('un trust de titres cotés ne doit pas le prélèvement des immeubles', async () => {
    expect(await dire('Quelle amende pour un trust non déclaré ? Un exemple ?')).toMatch(
      /de rien si ce sont des titres/,
    );
  });
});

describe('La question même d’une note reçoit sa règle, plutôt que la liste de ce qui manque pour un calcul', () => {
  it.each([
    ['Transaction après licenciement, quel impôt ?', /exonérée à hauteur du montant légal/],
    ['J’ai laissé 30 000 € dans ma société, puis-je les reprendre ?', /se récupère sans impôt/],
    ['PPV placée sur un plan d’épargne, quel impôt ?', /sauf si vous la placez sur un plan d’épargne/],
  ])('%s', async (question, attendu) => {
    expect(await dire(question)).toMatch(attendu);
  });
});
