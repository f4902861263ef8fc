import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
const lire = async (question: string): Promise<readonly [string, string]> => {
  const r = await poser(question);
  return [r.statut, plat(r.answer)];
};

type Cas = readonly [question: string, chiffre: string];

/** Each class is told in ways that have nothing in common but the rule of reading. */
const CLASSES: Readonly<Record<string, readonly Cas[]>> = {
  'le don a le taux de qui le reçoit, nommé avant ou après le montant': [
    ['Célibataire, 32 000 imposable, j’ai filé 250 € à la banque alimentaire et 90 € à la SPA. Impôt ?', '1 604 €'],
    ['Mariés 28 000 et 31 000 de salaires, dons : Emmaüs 300, Ligue contre le cancer 150. Impôt ?', '2 965 €'],
    [
      'Divorcée sans enfant, salaire 41 000. Important pour moi : 500 € versés à la Croix-Rouge. Combien d’impôt sur mes revenus 2025 ?',
      '3 799 €',
    ],
    ['Célibataire 35 000 net imposable, 200 € pour ma paroisse puis 100 € pour les restos. Impôt dû ?', '2 347 €'],
  ],
  'les enfants qui vivent chez l’autre parent n’ajoutent pas de part': [
    [
      'Papa divorcé : 36 500 de salaire, 2 gosses de 4 et 6 ans chez leur mère, PA 250 €/mois par enfant. IR ?',
      '1 540 €',
    ],
  ],
  'l’autre adulte qui n’a pas d’enfant ne retire pas ceux de qui parle': [
    [
      'Mariés, j’ai 2 enfants d’un premier lit (8 et 11 ans) chez nous, ma femme n’a pas d’enfant à elle. 40 000 et 22 000. Notre impôt ?',
      '1 872 €',
    ],
    [
      'Pacsé, ma fille de 7 ans est avec nous tout le temps, ma compagne n’a pas d’enfants. 33 000 pour moi et 27 000 pour elle. IR ?',
      '2 511 €',
    ],
  ],
  'la scolarité est à qui la déclare, et se partage comme la garde': [
    [
      'Divorcée, je vis seule, fils de 12 ans en garde alternée au collège, mais c’est son père qui déclare la scolarité. 33 000 imposable. Impôt ?',
      '1 068 €',
    ],
    [
      'Divorcée, je vis seule avec mon fils de 17 ans au lycée (exclusif) et ma fille de 13 ans au collège en garde alternée. 39 000 imposable. Impôt ?',
      '357 €',
    ],
  ],
  'une union rompue ne compte plus, et son année n’est pas celle des revenus': [
    ['On s’est dépacsés en mars 2023, pas d’enfant, je gagne 31 000 net imposable. Combien d’impôt ?', '1 707 €'],
    [
      'Séparée de mon copain, on n’était pas mariés, ma fille de 5 ans vit avec moi et je vis seule. 26 500 imposable. Impôt ?',
      '0 €',
    ],
  ],
  'deux gardes mises côte à côte sont comparées': [
    [
      'Divorcée vivant seule avec mon fils de 9 ans, 36 000 imposable. Si on passe de la garde exclusive à la garde alternée, je paierai combien de plus ?',
      '927 €',
    ],
    [
      'Je vis seule, divorcée, 30 000 imposable, mon garçon de 11 ans. Garde alternée au lieu de la garde complète, je perds combien ?',
      '637 €',
    ],
  ],
  'ce qu’un fait économise ou coûte est l’écart de deux calculs': [
    [
      'Célibataire, 40 000 imposable. Si je verse 250 € par mois à ma mère qui n’a rien, j’économise combien d’impôt ?',
      '900 €',
    ],
    ['Mariés 45 000 et 30 000, fille de 3 ans, crèche 2 800 € à notre charge : combien on économise ?', '1 400 €'],
    ['Célibataire 38 000. Déficit foncier imputable de 6 000 € : quel gain d’impôt ?', '1 609 €'],
    [
      'Mariés, 50 000 et 20 000, studio loué vide 6 000 € par an en micro-foncier : combien d’impôt en plus avec ces loyers ?',
      '1 260 €',
    ],
    [
      'Célibataire, 18 000 de salaire, 2 500 € de dividendes. Je coche la 2OP ou je reste à la flat tax, le mieux ?',
      '320 €',
    ],
  ],
  'le seuil du premier impôt se demande de tous les côtés': [
    ['À partir de quel salaire un célibataire invalide avec la CMI invalidité paie-t-il l’impôt ?', '27 563 €'],
    [
      'Mère seule, deux enfants de 4 et 7 ans en garde exclusive, jusqu’à quel salaire je suis non imposable ?',
      '38 884 €',
    ],
    ['Divorcé vit seul, un enfant en garde alternée de 9 ans : salaire maximum sans payer d’impôt ?', '25 996 €'],
  ],
  'les intérêts d’un livret exonéré ne sont pas imposés': [
    ['Célibataire, 28 000 imposable, 410 € d’intérêts sur mon livret A. Impôt ?', '1 276 €'],
    ['Célibataire 45 000 de salaire, intérêts 900 € de compte à terme et 200 € de livret A. Impôt ?', '5 369 €'],
  ],
  'chacun des deux a le régime de son métier': [
    ['Couple marié, elle traductrice BNC 30 000 en micro, lui plombier 50 000 en micro prestations. IR ?', '1 968 €'],
  ],
  'un montant est à la personne qui le suit': [
    ['Mariés : 25 000 elle et 40 000 moi, 2 ados de 13 et 15 ans. Impôt ?', '2 304 €'],
    ['moi 30 000 lui 20 000, mariés sans enfant, impôt ?', '2 000 €'],
  ],
  'ce qui a été prélevé n’est pas un revenu': [
    ['célibataire 31 000 imposable, on m’a pris 1 500 à la source. je dois combien encore ?', '1 707 €'],
    ['Mariés 40 000 et 20 000, 2 800 € déjà retenus sur nos salaires : remboursement ?', '3 388 €'],
    ['Célib, 24 000 imposable et 800 retenus dans l’année, il reste quoi à payer ?', '701 €'],
  ],
  'les sigles du métier se lisent devant un montant': [
    ['Célib., TS 88 K€, PER 9 K€ versés, plafond dispo avis 8 200, pas de reports. IR ?', '14 404 €'],
    ['M. divorcé vit seul, 2 enf. en RA (7 et 10 ans), TS 54 000. IR ?', '3 422 €'],
  ],
};

describe.each(Object.entries(CLASSES))('%s', (_, cas) => {
  test.each(cas)('%s', async (question, chiffre) => {
    const [statut, texte] = await lire(question);
    expect([statut, texte.split('\n')[0]]).toEqual(['exact', expect.stringContaining(`**${chiffre}**`)]);
  });
});

describe('Le plafond d’épargne retraite est celui de chacun', () => {
  test.each([
    ['Combien je peux verser au maximum sur mon PER en 2026 avec 52 000 de salaires imposables en 2025 ?', ['4 710 €']],
    [
      'Nous préparons nos versements PER. En 2025, ses salaires imposables étaient de 71 000 € et les miens de 58 000 € ; nous sommes mariés. Quel plafond pour chacun ?',
      ['6 390 €', '5 220 €'],
    ],
    [
      'Ma femme n’avait aucun salaire. En mutualisant, quel plafond PER pour nous deux ? J’étais à 72 000 net imposable.',
      ['6 480 €', '4 710 €'],
    ],
  ])('%s', async (question, plafonds) => {
    const [, texte] = await lire(question);
    for (const plafond of plafonds) expect(texte).toContain(`**${plafond}**`);
  });
});

describe('Une règle n’est pas dite exacte où un chiffre, un choix ou autre chose est demandé', () => {
  test.each([
    'Mon taux est à 3,4 %, c’est normal ?',
    'Le versement libératoire, c’est avantageux pour moi ?',
    'Dois-je choisir le barème ou la flat tax pour mes dividendes ?',
    'Mes cotisations sur mes dividendes de gérant majoritaire, je vais payer combien ?',
    'Combien coûte une assistante maternelle à Lyon ?',
    'Mon frère bloque la vente de la maison héritée : comment le forcer à vendre au tribunal ?',
    'Quel IS sur un résultat comptable de 50 000 € avec des réintégrations ?',
    'Combien je vais payer d’impôts cette année avec ma fille ?',
  ])('%s', async (question) => {
    const [statut] = await lire(question);
    expect(statut).not.toBe('exact');
  });

  test('feindre une séparation est une fraude', async () => {
    const [statut] = await lire('Pour payer moins, peut-on se déclarer séparés alors qu’on habite ensemble ?');
    expect(statut).toBe('refus');
  });
});
