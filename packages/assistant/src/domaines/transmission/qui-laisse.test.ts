import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

const dire = async (question: string) => {
  const { answer, statut, doutes } = await poser(question);
  return { texte: answer.replace(/\s/gu, ' '), statut, doutes };
};

describe('Qui laisse est le sujet de « laisse »', () => {
  it.each([
    // The only sibling's children come in their own right (C. civ. art. 752-2): 7 967 € each, then 55 %.
    [
      'Mon oncle (le frère de ma mère, elle est morte en 2015) me lègue 60 000 €, il était célibataire sans enfant et n’avait qu’une sœur. Combien de droits ?',
      '28 618,15 €',
    ],
    [
      'ma tante (soeur de papa, papa est décédé en 2018) nous laisse 100 000 € à ma soeur et moi, elle n’avait pas d’autre frère ou soeur ni enfant. combien chacune ?',
      '23 118,15 €',
    ],
    ['mon père est mort en 2021 et ma mère laisse 250 000 €, nous sommes deux enfants, droits ?', '3 194,35 €'],
    ['mon père (mort en mars 2024) nous laisse 300 000 € à mon frère et moi, droits ?', '8 194,35 €'],
  ])('%s', async (question, droits) => {
    const { texte, statut } = await dire(question);
    expect(texte).toContain(droits);
    expect(statut).toBe('exact');
  });

  it('le fils unique est celui qui est mort : deux petites-filles le représentent', async () => {
    const { texte } = await dire(
      'Grand-mère décédée en septembre 2026. Mon père (son fils unique) est mort en 2019. Mon frère et moi venons à sa place. Part de chacun : 95 000. Droits dus pour moi ?',
    );
    expect(texte).toContain('7 194,35 €');
  });

  it('une souche que rien ne dit unique reste à préciser', async () => {
    const { statut } = await dire(
      'Notre oncle nous laisse 80 000 € à mon frère et moi ; notre père, son frère, est mort en 2018. combien de droits chacun ?',
    );
    expect(statut).toBe('partiel');
  });
});

describe('L’actif net que l’on dit', () => {
  it.each([
    [
      'Papa est mort en mai 2026. Nous sommes deux enfants, maman est morte avant lui. Maison 300 000, livrets 60 000, dettes 20 000 : le notaire retient un actif net de 340 000. Droits de chacun ?',
      '12 194,35 €',
    ],
    [
      'Ma mère est décédée en avril 2026, veuve. L’actif net de la succession est de 360 000 €, nous sommes trois enfants. Combien de droits chacun ?',
      '2 194,35 €',
    ],
    [
      'Mon père est décédé en juin 2026, remarié. Nous sommes deux enfants d’un premier lit, sa femme prend le quart en pleine propriété. Actif net : 400 000 €. Elle garde son piano de 6 000 €, qui est à elle. Combien de droits chacun ?',
      '8 194,35 €',
    ],
  ])('%s', async (question, droits) => {
    const { texte, statut, doutes } = await dire(question);
    expect(texte).toContain(droits);
    expect({ statut, doutes }).toEqual({ statut: 'exact', doutes: [] });
  });

  it('un bien qui n’est à personne d’autre reste à expliquer', async () => {
    const { statut } = await dire(
      'Ma mère est décédée en avril 2026, veuve, deux enfants. Actif net de 340 000 €. Il y a un bateau de 12 000 €. Combien de droits chacun ?',
    );
    expect(statut).not.toBe('exact');
  });
});
