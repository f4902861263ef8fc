import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

/** A question, its status, and a figure that its answer must hold. */
type Cas = readonly [question: string, statut: string, montant: string];

const lire = async (question: string) => {
  const { answer, statut } = await poser(question);
  return { statut, texte: answer.replace(/\s/g, '') };
};

describe('qui reçoit un don', () => {
  it.each<Cas>([
    ['Je donne 200 000 € à mon fils et à ma fille, à parts égales. Quels droits ?', 'exact', '0€'],
    ['je donne la moitié à mon fils et la moitié à ma fille d’un terrain de 260 000 €, droits ?', 'exact', '8388,70€'],
    ['je veux donner 150 000 à mes deux neveux, 75 000 chacun, droits ?', 'exact', '73736,30€'],
    [
      'Mamie de 78 ans donne 90 000 € à sa fille + 40 000 € à chacun de ses 3 petits-enfants, hors 790 G. Droits totaux ?',
      'exact',
      '1229,70€',
    ],
    ['papi a trois petits-enfants, il donne 120 000 à partager, 40 000 chaque, droits au total', 'exact', '1229,70€'],
    [
      'Nous donnons la nue-propriété d’un studio de 300 000 € aux deux garçons, j’ai 72 ans et mon mari 74. Droits ?',
      'exact',
      '0€',
    ],
    ['je donne 30 000 € à mon arrière petite fille, elle paie combien ?', 'exact', '3132,35€'],
    // What each child receives is given by both, half each: 4 × 8 194,35.
    ['Ma femme et moi donnons 300 000 € à chacun de nos deux enfants. Quels droits ?', 'exact', '32777,40€'],
    ['Mes parents donnent 300 000 € à chacun de leurs 2 enfants, quels droits ?', 'exact', '32777,40€'],
    ['Mon mari et moi donnons chacun 300 000 € à notre fille, droits ?', 'exact', '76388,70€'],
  ])('%s', async (question, statut, montant) => {
    const lu = await lire(question);
    expect(lu).toMatchObject({ statut, texte: expect.stringContaining(montant) });
  });

  it.each<Cas>([
    ['ma tante a deux enfants et me donne 30 000 €, combien je paie ?', 'exact', '12118,15€'],
    ['Mon grand-père a eu cinq enfants, il me fait un don de 50 000 €. Je dois combien ?', 'exact', '1821,35€'],
    ['mon frère, qui a 4 gosses, me donne 40 000, droits ?', 'exact', '8423,80€'],
  ])('n’est pas l’enfant de qui donne : %s', async (question, statut, montant) => {
    const lu = await lire(question);
    expect(lu).toMatchObject({ statut, texte: expect.stringContaining(montant) });
  });

  it.each<Cas>([
    [
      'mon mari et moi donnons 150 000 € chacun à notre fils, mais juste pour ma donation à moi, combien ?',
      'exact',
      '8194,35€',
    ],
    ['mes parents me donnent 120 000 € chacun, combien sur ce que donne maman seulement ?', 'exact', '2194,35€'],
  ])('ne compte que le donateur demandé : %s', async (question, statut, montant) => {
    const lu = await lire(question);
    expect(lu).toMatchObject({ statut, texte: expect.stringContaining(montant) });
  });

  it('demande une donation à la fois quand l’engagement ne se répartit pas', async () => {
    const question =
      'je transmets mon entreprise (2 M€, pacte Dutreil), la moitié à mon fils, la moitié à ma nièce : droits ?';
    expect((await lire(question)).statut).toBe('clarification');
  });
});

describe('ce qui n’est pas donné', () => {
  it.each<Cas>([
    [
      'Je donne à mon fils un appartement acheté 90 000 € en 2001, il vaut 180 000 € aujourd’hui. Droits ?',
      'exact',
      '14194,35€',
    ],
    ['je gagne 2 900 par mois et mon père me donne 130 000, je paie combien ?', 'exact', '4194,35€'],
    [
      'J’ai 400 000 € sur mon compte, je garde 100 000 € et je donne 300 000 € à ma fille, combien de droits ?',
      'partiel',
      '38194,35€',
    ],
    ['je donne la moitié de ma maison de 300 000 € à mon fils, j’ai 58 ans, droits ?', 'exact', '8194,35€'],
    ['j’ai un quart d’un immeuble de 800 000 €, je donne ma part à ma sœur, droits ?', 'partiel', '80387,60€'],
  ])('%s', async (question, statut, montant) => {
    const lu = await lire(question);
    expect(lu).toMatchObject({ statut, texte: expect.stringContaining(montant) });
  });
});
