import { describe, expect, test } from 'vitest';
import { poser } from '../../evaluation/poser.ts';
import { questionDuLien } from './regle-du-lien.ts';

const lire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('La règle d’un don est celle du lien nommé', () => {
  test.each([
    ['donation à mon fils, droits ?', 'Chaque enfant reçoit 100 000 €'],
    ['je fais un don à mes filles, combien de droits à payer ?', 'Chaque enfant reçoit 100 000 €'],
    ['mon père me donne, quels droits ?', 'Chaque enfant reçoit 100 000 €'],
    ['donner à mes parents : quel abattement ?', 'Chaque parent reçoit 100 000 €'],
    ['donation à ma soeur, taxe ?', 'un abattement de 15 932 €'],
    ['don à ma petite-fille, droits ?', '31 865 € à chaque petit-enfant'],
    ['donation à mon arrière-petit-fils, droits ?', '5 310 € de chaque arrière-grand-parent'],
    ['donation à mes neveux, quels droits ?', 'un abattement de 7 967 €'],
    ['une donation de ma tante, combien d’impôt ?', 'un abattement de 7 967 €'],
    ['donation à ma cousine, droits ?', 'aucun abattement et paie 55 %'],
    ['donation à mon mari, quels droits ?', 'un abattement de 80 724 €'],
    ['donation à ma compagne, droits ?', 'aucun abattement et paie 60 %'],
    ['donation à un voisin, droits ?', 'Sans lien de parenté'],
    ['donation à mon gendre, droits ?', 'Sans lien de parenté'],
  ])('%s', async (question, debut) => expect((await lire(question)).split('\n')[0]).toContain(debut));

  test.each([
    'donation à ma fille handicapée, droits ?',
    'donation à mon fils de 12 000 €, droits ?',
    'et à mon fils ?',
  ])('%s dit plus ou moins que le lien', (question) => expect(questionDuLien(question)).toBeUndefined());
});

describe('Une succession dont le montant est dit', () => {
  test.each(['succession 600 000 droits ?', 'héritage 200 000 droits à payer ?', 'droits de succession sur 300 000 ?'])(
    '%s demande le lien',
    async (question) => {
      const r = await poser(question);
      expect(r.statut).toBe('clarification');
      expect(r.answer).toContain('lien de parenté');
    },
  );

  test.each([
    ['je suis fils unique, elle laisse 230 000', '24 194,35 €'],
    ['ma mère est décédée, je suis fils unique, elle laisse 230 000', '24 194,35 €'],
    ['mon oncle est mort, il me laisse 57 967 €', '27 500'],
  ])('%s se calcule', async (question, droits) => expect(await lire(question)).toContain(droits));

  test('un revenu à côté ne fait pas une demande de droits', async () =>
    expect(await lire('Mon père est mort, il laisse un fils, je gagne 30 000')).not.toContain(
      'Les droits de succession sont',
    ));
});
