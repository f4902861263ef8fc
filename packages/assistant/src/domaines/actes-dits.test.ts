import { describe, expect, it } from 'vitest';
import { poser } from '../evaluation/poser.ts';

const lire = async (question: string) => {
  const { answer, statut, doutes } = await poser(question);
  return { texte: answer.replace(/\s/gu, ' '), statut, codes: (doutes ?? []).map((d) => d.code) };
};

describe('Un retrait partiel d’un PEA', () => {
  it.each([
    'mon PEA a 8 ans et 3 mois, versé 40 000, il vaut 58 000, je veux retirer 25 000 d’un coup : je paie quoi, et est-ce que ça ferme le plan ?',
    'j’ai mis 40 000 sur un pea de 6 ans qui vaut 58 000, sortir 25 000 je paye quoi et ca cloture ?',
    'Mon PEA a 8 ans : 40 000 versés, il vaut 58 000. Je veux retirer 25 000 sans le fermer, combien à payer ?',
  ])('%s', async (question) => {
    const { texte, statut } = await lire(question);
    expect(texte).toContain('1 443,10 €');
    expect(texte).toContain('ne ferme pas le plan');
    expect(statut).toBe('exact');
  });
  it('un plan que l’on ferme sort en entier', async () =>
    expect((await lire('Je ferme mon PEA de 7 ans, il vaut 58 000, versé 40 000 : combien à payer ?')).texte).toContain(
      '3 348 €',
    ));
});

describe('Ce que partagent deux époux qui se séparent', () => {
  it.each([
    [
      'On divorce, maison de 310 000 € sans crédit, elle me verse une soulte de 155 000 €. Quel droit de partage ?',
      '3 410 €',
    ],
    ['Divorce : appartement 200 000 €, plus de prêt. Droit de partage ?', '2 200 €'],
    ['On se pacse plus, rupture de PACS : maison 250 000 €, aucun emprunt, droit de partage à payer ?', '2 750 €'],
  ])('%s', async (question, droit) => expect((await lire(question)).texte).toContain(droit));
  it('ce qui est à un seul n’est pas partagé', async () => {
    const { texte, statut } = await lire(
      'On divorce, maison 310 000 € sans crédit, droit de partage ? J’ai aussi 12 000 € d’épargne à moi seul.',
    );
    expect(texte).toContain('3 410 €');
    expect(statut).not.toBe('exact');
  });
  it('un prêt qui reste se retranche', async () =>
    expect(
      (await lire('On divorce, maison 310 000 €, reste un crédit de 110 000 €. Quel droit de partage ?')).texte,
    ).toContain('2 200 €'));
});

describe('Un compte oublié n’est pas une déclaration en retard', () => {
  it.each([
    'j’ai oublié de déclarer mon compte Binance, 20 000 € dessus, c’est quoi l’amende ?',
    'compte N26 pas déclaré à temps, 4 000 € dessus, quelle amende si la déclaration est en retard ?',
    'Portefeuille Kraken de 15 000 € oublié dans ma déclaration : amende ?',
  ])('%s', async (question) => expect((await lire(question)).texte).not.toContain('La majoration est de'));
  it('une déclaration en retard a sa majoration', async () =>
    expect((await lire('J’ai déposé ma déclaration en retard, impôt 3 000 €, quelle majoration ?')).texte).toContain(
      'La majoration est de',
    ));
});

describe('Une société qui vend est un seul vendeur', () => {
  it.each([
    'Notre SCI à l’IR (moi 60 %, mon frère 40 %) a vendu son immeuble 480 000 € le 20 avril 2026, acheté 250 000 € le 10 février 2012. Impôt de plus-value ?',
    'la sci familiale a vendu l’immeuble 480 000 € le 20 avril 2026, acheté 250 000 € le 10 février 2012, nous sommes 2 associés, impôt de plus-value ?',
  ])('%s', async (question) => expect((await lire(question)).texte).toContain('1 598,50 € de surtaxe'));
});

describe('Un pacte Dutreil entre personnes', () => {
  it.each([
    'Transmission de 100 % des titres d’une SAS, donateur de 64 ans, pacte Dutreil, droits ?',
    'Donatrice 62 ans, titres SARL 800 000 €, un enfant, Dutreil : droits de donation ?',
  ])('%s : rien n’est demandé du chiffre d’affaires', async (question) =>
    expect((await lire(question)).texte).not.toContain('chiffre d’affaires de l’entreprise'),
  );
});
