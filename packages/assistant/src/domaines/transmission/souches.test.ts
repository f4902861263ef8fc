import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ');

const historique = (content: string) => [{ role: 'user' as const, content }];

describe('Une branche par personne du premier rang', () => {
  it.each([
    // A sister, and a nephew in the place of his father: the allowance and the scale of siblings (CGI art. 779 V).
    ['Succession 200 000 € : un frère et une nièce (fille d’une sœur prédécédée), droits ?', '70 775,20 €'],
    [
      'Papy est mort et laisse 500 000, sa fille est morte avant lui, ma sœur et moi venons à sa place, il reste mon oncle. combien on paye ?',
      '54 583,05 €',
    ],
    [
      'Défunte célibataire. Un frère A ; un frère B prédécédé laissant deux enfants venant par représentation. Actif net 200 000 €. Droits ?',
      '68 332,20 €',
    ],
    ['succession 600 k€, 3 enfants dont 1 prédécédé laissant 2 enfants, droits ?', '52 777,40 €'],
    [
      'mon frère est mort, il laisse 90 000 €, on est 2 sœurs et un neveu dont le papa est mort avant. droits ?',
      '14 771,40 €',
    ],
    [
      'ma mère est morte, ma sœur était déjà décédée, elle avait deux fils, maman laisse 500 000, combien de droits pour mes neveux et moi ?',
      '54 583,05 €',
    ],
  ])('a une part égale, et qui vient à la place d’un mort partage la sienne : %s', async (question, attendu) =>
    expect(lisse((await poser(question)).answer)).toContain(`**${attendu}**`),
  );

  it.each([
    'mon oncle est mort, il laisse 150 000 à sa sœur et à moi, fils de son frère décédé avant lui, combien de droits ?',
    'mamie est morte, mon père est mort avant elle, je suis fille unique et il reste ma tante, elle laisse 340 000, combien on paye',
    'papi est mort, mon fils hérite de 60 000, combien de droits ?',
    'ma mère est morte, mon frère était déjà mort, elle laisse 300 000, combien de droits pour mes nièces et moi ?',
  ])('demande ce que les mots ne comptent pas : %s', async (question) =>
    expect((await poser(question)).statut).toBe('clarification'),
  );

  it('un handicap dit ensuite est celui d’un seul héritier, et de lui seul', async () => {
    const un = await poser('mon petit frère est handicapé', {
      historique: historique('Mon père est décédé et laisse 540 000 € à ses trois enfants. Quels droits ?'),
    });
    expect(lisse(un.answer)).toContain('**28 388,70 €** en tout');
    const autre = await poser('et mon frère est handicapé', {
      historique: historique('mon père est mort, il laisse 400 000 à ma sœur et moi, droits ?'),
    });
    expect(autre.statut).toBe('clarification');
  });

  it('qui hérite n’est pas toujours qui demande', async () => {
    const r = await poser('mamie est morte et laisse 250 000 à mon père, fils unique, combien il paye de droits ?');
    expect(lisse(r.answer)).toContain('**28 194,35 €**');
  });

  it('une compagne n’a ni l’abattement ni le barème de qui demande', async () => {
    const r = await poser('mon frère est mort et laisse 80 000 à sa compagne, combien de droits ?');
    expect(lisse(r.answer)).toContain('**47 043,60 €**');
  });

  it('la date d’un mort d’avant n’est pas celle de la succession', async () => {
    const r = await poser(
      'ma grand-mère est décédée, son fils (mon père) est mort en 2012, je suis fils unique, elle laisse 300 000 €, droits ?',
    );
    expect(lisse(r.answer)).toContain('**38 194,35 €**');
  });
});
