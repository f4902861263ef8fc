import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

/** A question of a note, what its answer says after the first word, and what it said against the law. */
const SUITES: readonly (readonly [string, RegExp, RegExp])[] = [
  [
    'Les frais de tutelle sont-ils déductibles des impôts ?',
    /en curatelle, la personne signe avec l’aide de son curateur, qui reçoit ses revenus/,
    /ou lui seul si elle est renforcée/,
  ],
  [
    'La déclaration de don en ligne est-elle obligatoire en 2026 ?',
    /Le délai légal est d’un mois après l’avoir révélé à l’administration/,
    /le déclare dans le mois/,
  ],
  [
    'Mes parents m’ont donné 12 000 euros pour ma voiture, faut-il le dire aux impôts ?',
    /dont le représentant n’est pas le donateur/,
    /pas d’internet, mineurs, dons anciens/,
  ],
  [
    'Le fisc voit-il mes ventes et locations en ligne ?',
    /un service est commercial ou non commercial selon sa nature/,
    /les services aussi/,
  ],
  [
    'Contrat luxembourgeois 8 ans : même abattement qu’en France ?',
    /jusqu’à 150 000 € de primes, 12,8 % au-delà/,
    /après abattement ensuite\)/,
  ],
  [
    'Ma sœur rachète ma part de la maison héritée, plus-value ?',
    /2,5 % pour les cohéritiers .* entre concubins, la soulte paie les droits d’une vente/,
    /2,5 % dans les autres cas/,
  ],
  [
    'Ma SASU peut-elle être à l’impôt sur le revenu au début ?',
    /34 % au moins par des dirigeants.*\n.*notifié dans les 3 premiers mois/,
    /à tout moment|un tiers/,
  ],
  [
    'Mon père est mort sans pacte, peut-on encore faire un Dutreil ?',
    /fait perdre l’avantage, au moins pour les titres vendus/,
    /perdre l’avantage pour les titres vendus/,
  ],
  [
    'J’ai revendu des meubles et un vélo sur Leboncoin, faut-il déclarer ?',
    /meubles, appareils ménagers et voitures ordinaires sont exonérés à tout prix/,
    /Au-dessus de 5 000 € l’objet/,
  ],
  [
    'Part de bénéfice non touchée d’un GAEC, imposable ?',
    /tant que le GAEC reste à l’impôt sur le revenu.*[\s\S]*plus de la moitié du capital/,
    /jamais soumis à l’impôt sur les sociétés|au moins la moitié/,
  ],
  [
    'La résidence principale compte-t-elle dans l’IFI ?',
    /Meubles et objets d’art : hors de l’impôt/,
    /Les monuments et objets n’ont pas d’exonération/,
  ],
  [
    'J’ai acheté de la publicité à une société irlandaise, dois-je payer la TVA ?',
    /^Oui : entre entreprises/,
    /^Oui : une facture/,
  ],
];

describe('Ce qui suit l’ouverture d’une note dit la loi', () => {
  it.each(SUITES)('%s', async (question, dit, contraire) => {
    const answer = (await poser(question)).answer.replace(/[\u202f\u00a0]/g, ' ');
    expect(answer).toMatch(dit);
    expect(answer).not.toMatch(contraire);
  });
});
