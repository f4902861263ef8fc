import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('Un don se reconnaît aux mots de tous les jours', () => {
  test.each([
    [
      'Mes parents (maman 66 ans papa 71) me virent 180 000 chacun pour acheter un appart ancien, jamais rien reçu avant. Je dois combien aux impôts en tout ?',
      '15 642,70 €',
    ],
    [
      'Papa (68 ans) et maman (64) m’ont fait un virement de 150 000 chacun pour mon divorce, rien avant. Je dois combien au fisc ?',
      '3 642,70 €',
    ],
    ['Mon papy de 79 ans me fait un chèque de 100 000 pour mes études, je paie combien ?', '5 448,35 €'],
    ['Mon grand-père a 84 ans et me vire 50 000 euros. Combien je donne aux impôts ?', '1 821,35 €'],
    [
      'Je veux faire un chèque de 150 000 € à ma fille Clara (29 ans). J’ai 64 ans. Elle va payer combien ?',
      '1 821,35 €',
    ],
    [
      'Mon oncle, 72 ans, sans enfants, veut me filer 80 000 balles par virement. Combien de droits pour moi ?',
      '22 092,40 €',
    ],
  ])('%s', async (question, attendu) => {
    const r = await poser(question);
    expect(plat(r.answer)).toContain(`**${attendu}**`);
    expect(r.statut).toBe('exact');
  });

  test('une somme donnée à côté d’un salaire n’est jamais un revenu sûr', async () => {
    const r = await poser('Célibataire, 42 000 net imposable, ma mère me file 30 000. Mon impôt sur le revenu ?');
    expect(r.statut).not.toBe('exact');
  });
});

describe('Chaque âge est celui de la personne dite', () => {
  test.each([
    [
      'On va faire un chèque de 250 000 à notre fils Hugo de 33 ans. On a 61 et 63 ans, jamais rien donné. Il paiera combien ?',
      '0 €',
    ],
    [
      'Mes grands-parents (mamie 76 ans, papi 81) me virent 50 000 chacun, rien reçu avant. Combien de droits en tout ?',
      '1 821,35 €',
    ],
    [
      'Mon mari a 62 ans, moi 59, maison commune de 500 000, on veut donner la nue-propriété à notre fils unique et garder l’usufruit. Coût en droits ?',
      '11 388,70 €',
    ],
    [
      'Ma femme a 58 ans et moi 66, on donne la nue-propriété de notre maison de 600 000 à notre fille unique. Combien de droits ?',
      '22 388,70 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(plat((await poser(question)).answer)).toContain(`**${attendu}**`);
  });
});

describe('L’autre parent de l’enfant n’est pas le parent de qui donne', () => {
  test.each([
    [
      'Je donne 320 000 € en virement à mon fils de 26 ans, reconnu handicapé, il ne pourra jamais travailler normalement. J’ai 61 ans. Son papa ne donne rien. Combien de droits ?',
      '3 956,35 €',
    ],
    [
      'Je file 200 000 € à ma fille de 19 ans par virement, j’ai 50 ans. Sa mère ne met rien. Combien de droits ?',
      '11 821,35 €',
    ],
    ['Je donne 180 000 € à mon fils, chèque, j’ai 66 ans, sa mère est décédée. Combien de droits ?', '7 821,35 €'],
    [
      'Je donne 300 000 € à ma fille handicapée de 30 ans, chèque, j’ai 66 ans. Son père est mort. Combien de droits ?',
      '477,40 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(plat((await poser(question)).answer)).toContain(`**${attendu}**`);
  });

  test('la suite qui laisse un seul donateur ne garde ni l’autre, ni sa part', async () => {
    const historique: { role: 'user' | 'assistant'; content: string }[] = [];
    let texte = '';
    for (const question of [
      'Je veux faire un chèque de 150 000 € à ma fille de 29 ans. J’ai 64 ans. Elle va payer combien ?',
      'et si mon mari en donne la moitié et moi l’autre ?',
      'et pour mon neveu de 30 ans, la même somme mais de moi toute seule ?',
    ]) {
      const r = await poser(question, { historique: [...historique] });
      historique.push({ role: 'user', content: question }, { role: 'assistant', content: r.answer });
      texte = plat(r.answer);
    }
    expect(texte).toContain('**78 118,15 €**');
  });
});

describe('Un don d’un dossier garde sa dette et ce qui l’a précédé', () => {
  test.each([
    [
      'Donation PP appart locatif, val. 410 k, à fille unique majeure. Donateur 63 ans, reste dû 150 k sur prêt bancaire d’acquisition, mis à la charge de la donataire. Antécédent : don 100 k mars 2014 même donateur. DMTG ?',
      '50 194,35 €',
    ],
    [
      'Donation d’un appart, val. 300 k, à un fils unique. Donateur 68 ans. Reste dû 80 k sur le prêt d’acquisition, repris par le donataire. Historique : don 100 k en juin 2018 au même fils. DMTG ?',
      '42 194,35 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(plat((await poser(question)).answer)).toContain(`**${attendu}**`);
  });
});

describe('Qui reçoit garde son propre lien', () => {
  test.each([
    ['Je donne 50 000 à la fille de ma fille, j’ai 84 ans, virement. Combien de droits ?', '1 821,35 €'],
    [
      'Les enfants de mon frère : je leur donne 20 000 chacun en biens, ils sont deux, j’ai 65 ans. Droits en tout ?',
      '13 236,30 €',
    ],
    ['Son père et moi donnons 260 000 à notre fils, j’ai 60 ans et lui 62, virement. Droits ?', '0 €'],
  ])('%s', async (question, attendu) => {
    expect(plat((await poser(question)).answer)).toContain(`**${attendu}**`);
  });

  test.each([
    'Je donne 120 000 à mon fils et sa femme, j’ai 70 ans. Combien de droits ?',
    'Je veux donner 80 000 à ma nièce et son mari, combien de droits ?',
  ])('une somme pour deux liens se demande : %s', async (question) => {
    expect((await poser(question)).statut).toBe('clarification');
  });

  test.each([
    'Ma tante veut me faire un chèque de 9 000 €. Elle m’en a déjà fait un autre, je ne sais plus quand. Aurai-je quelque chose à payer ?',
    'Je fais un chèque de 150 000 € à mon fils, je lui en ai déjà fait un autre il y a longtemps. Combien de droits ?',
  ])('un don d’avant dont le montant n’est pas dit se demande : %s', async (question) => {
    expect((await poser(question)).statut).toBe('clarification');
  });
});
