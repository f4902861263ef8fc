import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

/** A question, what it goes on from first, its status, and a figure that its answer must hold. */
type Cas = readonly [question: string, statut: string, montant: string];

async function lire(question: string) {
  const tours = question.split(' → ');
  const historique = tours.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  const { answer, statut } = await poser(tours.at(-1) ?? '', { historique });
  return { statut, texte: answer.replace(/\s/g, '') };
}
const attendu = (statut: string, montant: string) => ({ statut, texte: expect.stringContaining(montant) });

describe('une succession', () => {
  it.each<Cas>([
    [
      'mon fils est décédé sans enfant, sa mère et moi héritons de 240 000 € en tout, combien chacun ?',
      'exact',
      '2194,35€',
    ],
    [
      'Ma petite-fille est morte, elle n’avait ni parents ni frère ni sœur, j’hérite de 150 000 €, droits ?',
      'exact',
      '8194,35€',
    ],
  ])('remonte aux ascendants : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );

  it.each<Cas>([
    ['Ma tante est morte, elle me laisse 50 000 €, j’ai deux frères qui n’ont rien eu, droits ?', 'exact', '23118,15€'],
    [
      'succession de papa : 400 000 € net, pas de conjoint survivant, trois enfants, droits par enfant ?',
      'exact',
      '4861,02€',
    ],
    [
      'Mon oncle lègue 80 000 €, moitié pour moi, moitié pour une œuvre ; mes deux sœurs n’ont rien. Quels droits pour moi ?',
      'partiel',
      '',
    ],
  ])('ne compte pas qui ne reçoit rien : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );

  it.each<Cas>([
    ['Papa est mort, on est quatre enfants, 600 000 €, combien de droits en tout ?', 'exact', '32777,40€'],
    ['mamie lègue 20 000 € à chacune de ses trois petites-filles, elles paient quoi ?', 'exact', '1875,55€'],
  ])('compte ceux qui héritent : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );

  it.each<Cas>([
    ['Legs : 100 000 € à la sœur et 60 000 € à un neveu du défunt. Droits ?', 'exact', '64005,75€'],
    [
      'Ma tante est décédée : par testament 40 000 € à moi et 25 000 € à son amie, combien chacun ?',
      'exact',
      '31661,75€',
    ],
  ])('donne à chacun ce qui est dit de lui : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );

  it('demande combien ils sont quand d’autres partagent', async () =>
    expect((await lire('ma mère est morte, j’hérite avec d’autres de 300 000 €, droits pour moi ?')).statut).toBe(
      'clarification',
    ));

  it('n’a plus la dette qu’une assurance a payée', async () => {
    const suite = 'le prêt était assuré finalement, plus de dette';
    const lu = await lire(`succession de ma mère 500 000 et 100 000 de prêt, deux enfants, droits ? → ${suite}`);
    expect(lu).toMatchObject(attendu('exact', '56388,70€'));
  });
});

describe('une suite', () => {
  it.each<Cas>([
    [
      'je donne 30 000 chacun à mes 2 nièces, j’ai des enfants, droits ? → en fait elles sont 3, pas 2, total ?',
      'exact',
      '36354,45€',
    ],
    [
      'succession de maman 600 000 nets, 2 enfants, droits ? → erreur, c’est 4 enfants, pas 2, total des droits',
      'exact',
      '32777,40€',
    ],
    [
      'AV de papa 500 000 avant 70 ans, 2 enfants bénéficiaires, prélèvement ? → et s’ils étaient 3 ?',
      'exact',
      '8499,99€',
    ],
  ])('corrige un nombre : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );

  it.each<Cas>([
    [
      'j’ai 60 ans, je donne la nue-propriété d’une maison de 400 000 à mon fils, droits ? → et si j’attends d’avoir 71 ans ?',
      'exact',
      '34194,35€',
    ],
    [
      'je donne 150 000 à ma fille, combien de droits → et si mon mari donne aussi 150 000 ? total pour nous deux',
      'exact',
      '16388,70€',
    ],
    [
      'maman nous donne 80 000 chacun à ma sœur et moi, droits pour moi ? → et pour ma sœur qui a déjà eu 50 000 l’an dernier de maman ?',
      'exact',
      '4194,35€',
    ],
    [
      'je donne 90 000 à ma fille, droits ? → Merci ! Et mon fils, à qui j’ai donné 60 000 en 2021, il paierait combien pour pareil ?',
      'exact',
      '8194,35€',
    ],
    [
      'je donne 60 000 à mon gendre, combien il paie ? → non pardon c’est à mon fils, pas à mon gendre',
      'partiel',
      '0€',
    ],
  ])('change ce qu’elle dit et rien d’autre : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );
});

describe('une assurance-vie', () => {
  it.each<Cas>([
    [
      'ma compagne, jamais pacsés, me laisse son assurance-vie, 200 000 versés avant 70 ans et 50 000 après, combien ?',
      'exact',
      '20243,60€',
    ],
    ['AV de mon oncle, versée avant 70 ans : ma sœur 200 000, moi 180 000. Qui paie quoi ?', 'exact', '15000€'],
  ])('se lit par ce qui a été versé, et pour qui : %s', async (question, statut, montant) =>
    expect(await lire(question)).toMatchObject(attendu(statut, montant)),
  );
});
