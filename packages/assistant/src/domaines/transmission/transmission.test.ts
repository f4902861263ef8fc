import { describe, expect, it } from 'vitest';
import { poser } from '../../evaluation/poser.ts';

/** A question, what it goes on from first, and the figures that the answer must show. */
type Cas = readonly [question: string, ...montants: number[]];

/** « 18 194,35 € », whatever the spaces. */
const dit = (texte: string, montant: number): boolean => {
  const [entier, centimes] = montant.toFixed(2).split('.');
  return new RegExp(`(?<!\\d)${entier}${centimes === '00' ? '' : `,${centimes}`}€`).test(texte.replace(/\s/g, ''));
};

async function demander(question: string) {
  const tours = question.split(' → ');
  const derniere = tours.at(-1) ?? '';
  const historique = tours.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  const { answer, statut, notes } = await poser(derniere, { historique });
  return { answer, statut, notes };
}

const EXACTES: Readonly<Record<string, readonly Cas[]>> = {
  'le don saute une génération': [
    ['ma mère veut donner 40 000 à ma fille, elle a 84 ans, droits ?', 409.9],
    ['mon père de 85 ans fait un don de 40 000 € à mon fils mineur. combien de droits ?', 409.9],
  ],
  'les donations d’avant comptent quinze ans': [
    ['Père ayant donné 100 000 € à son fils il y a 10 ans, redonne 100 000 € : droits ?', 18_194.35],
    ['Un père a donné 100 000 € à son fils il y a 10 ans et lui donne à nouveau 100 000 € : droits ?', 18_194.35],
    [
      'Ma mère m’avait déjà donné 100 000 € en 2019, elle me donne 80 000 € cette année, combien de droits ?',
      14_194.35,
    ],
    ['J’ai reçu 60 000 € de mon père en juin 2015 ; il veut me donner 120 000 €, combien je paierai ?', 14_194.35],
    ['je redonne 50 000 à ma fille, je lui avais donné 100 000 il y a 7 ans, combien de droits', 8194.35],
    ['ma grand-mère m’a donné 31 865 € en 2020 et me donne encore 20 000 € maintenant, droits ?', 2194.35],
    ['mon père m’a donné 50 000 € en 2012 et 50 000 € en 2020, il me donne 60 000 € maintenant, droits ?', 10_194.35],
    ['mon oncle m’a donné 7 967 € il y a 5 ans, il me donne 10 000 € aujourd’hui, droits à payer ?', 5500],
    ['Succession 400 000 €, enfant unique déjà gratifié de 100 000 € il y a 8 ans : droits ?', 78_194.35],
    ['succession de 300 000 €, fille unique qui avait reçu 80 000 € de sa mère en 2018 : droits ?', 54_194.35],
    [
      'papa m’a donné 100 000 en 2022, il est mort cette année et me laisse 200 000, je suis fils unique, droits ?',
      38_194.35,
    ],
  ],
  'passé quinze ans, elles ne comptent plus': [
    [
      'mon pere m’avait deja donné 100 000 en 2009, il veut m’en redonner 100 000 cette année. je paye quelque chose ?',
      0,
    ],
    ['donation antérieure de 100 000 € il y a 20 ans, nouvelle donation de 100 000 € à ma fille, droits ?', 0],
    ['Donation de 150 000 € à sa fille, première donation de 100 000 € en 2008, droits ?', 8194.35],
    [
      'maman est décédée, elle m’avait donné 100 000 € il y a 18 ans, elle laisse 150 000 €, enfant unique, combien de droits',
      8194.35,
    ],
    [
      'Père ayant donné 100 000 € à son fils il y a 10 ans, redonne 100 000 € : droits ? → et si la première donation date de 16 ans ?',
      0,
    ],
  ],
  'un abattement peut être épuisé': [
    ['Donation de 200 000 € à un fils, abattement déjà entièrement utilisé en 2020 : droits ?', 38_194.35],
    ['donation de 120 000 € à un enfant, abattement consommé en totalité il y a 6 ans : droits ?', 22_194.35],
    ['il ne reste plus d’abattement (donation en 2021), je donne 40 000 € à mon fils : droits ?', 6194.35],
    ['je donne 50 000 € à ma fille mais l’abattement de 100 000 a déjà été utilisé en 2019, droits ?', 8194.35],
  ],
  'les dettes se déduisent': [
    ['Succession actif brut 600 000 €, passif 150 000 €, 2 enfants : droits par enfant ?', 23_194.35],
    ['succession de 500 000 € avec 100 000 € de dettes, 2 enfants, droits par enfant ?', 18_194.35],
    ['mon père laisse 400 000 € de biens et 50 000 € d’emprunt, je suis fils unique. combien de droits ?', 48_194.35],
    ['héritage de mon oncle : 90 000 € moins 10 000 € de dettes, je suis son seul neveu, droits ?', 39_618.15],
    [
      'maman est morte, la maison vaut 300 000, il y a 30 000 d’épargne, 15 000 de dettes, nous sommes 2 enfants, combien chacun',
      9694.35,
    ],
    ['je donne à ma fille une maison de 300 000 € avec un prêt de 80 000 € qu’elle reprend, droits ?', 22_194.35],
    [
      'Donation à un enfant d’un bien de 400 000 € grevé d’un emprunt de 150 000 € pris en charge par le donataire : droits ?',
      28_194.35,
    ],
  ],
  'qui est mort décide du lien': [
    [
      'mon frère celibataire sans enfant est mort, il laisse 120 000 a ma soeur et moi. parents decedes. combien on paye chacun',
      17_387.6,
    ],
    [
      'ma sœur célibataire et sans enfants vient de décéder, elle laisse 90 000 à mes deux frères et moi, nos parents sont morts depuis longtemps, combien chacun ?',
      4923.8,
    ],
    [
      'mes parents sont morts, mon frère aussi vient de mourir sans enfants, je suis seul héritier de ses 70 000 €, droits ?',
      21_887.6,
    ],
    [
      'Notre frère tenait un bureau de tabac. Il est décédé en laissant, dettes payées, 210 000 €. Nous sommes deux sœurs, nos parents ne sont plus là. Combien de droits en tout ?',
      75_275.2,
    ],
    ['héritage : ma grand mere laisse 300 000 à ses 2 filles, je suis petite fille. ma mère paye combien', 8194.35],
    ['Concubin légataire de 150 000 €, droits ?', 89_043.6],
    ['succession de mon cousin 60 000 € partagée avec ma soeur, droits chacun ?', 15_623.3],
    ['succession de ma tante 150 000 € : je suis sa nièce avec mon frère, droits chacun ?', 36_868.15],
    ['Défunt sans enfant, 2 neveux venant de leur chef, actif net 300 000 € : droits par neveu ?', 78_118.15],
    ['legs de 30 000 € à mon neveu, droits ?', 12_118.15],
    ['Neveu venant de son chef, legs de 100 000 €, droits ?', 50_618.15],
  ],
  'qui représente un parent mort a son abattement': [
    [
      'ma grand mère est morte, ma mère était deja morte avant, donc j’hérite à sa place, 130 000 pour moi, fille unique. combien de droits',
      4194.35,
    ],
    [
      'mon grand-père est mort, mon père était décédé avant lui, je suis le seul petit-enfant et je reçois 180 000 €, droits ?',
      14_194.35,
    ],
    [
      'Succession 300 000 €, 2 petits-enfants venant en représentation de leur père prédécédé, seule souche : droits par petit-enfant ?',
      18_194.35,
    ],
    [
      'je représente mon père décédé dans la succession de mon oncle avec ma sœur, 100 000 € à deux, droits ?',
      16_472.3,
    ],
    [
      'Neveux venant en représentation de leur mère prédécédée : 2 neveux, 60 000 € en tout, droits par neveu ?',
      7711.9,
    ],
  ],
  'chacun de ceux qui reçoivent ou donnent compte pour lui': [
    ['je donne 150 000 à ma fille et mon gendre, moitié moitié, j’ai 65 ans. droits au total ?', 45_000],
    ['Père donne 250 000 € dont 100 000 € à sa fille et 150 000 € à son fils : droits totaux ?', 8194.35],
    ['Donation-partage de biens communs 600 k€ par père et mère à leurs 3 enfants, rien depuis 15 ans. Droits ?', 0],
    ['Époux de 65 et 72 ans, biens communs, donation de la NP d’un immeuble de 500 k€ à leurs 2 enfants : droits ?', 0],
    ['on donne chacun 40 000 a notre fils avec ma femme, rien avant, 55 ans tous les deux. droits', 0],
    [
      'Dutreil : père de 65 ans donne en PP 3 M€ de titres à ses 2 enfants à parts égales, engagements signés : droits totaux ?',
      53_194.34,
    ],
    [
      'Donation de parts de ma SARL, valeur 280 000 €, à mon fils unique. Pas de pacte Dutreil. Droits exigibles ?',
      34_194.35,
    ],
  ],
  'l’assurance-vie épargne l’époux de l’assuré': [
    [
      'papa avait une assurance vie de 400 000 (primes avant 70 ans) : 300 000 pour maman et 100 000 pour moi. combien je dois',
      0,
    ],
    [
      'assurance vie de mon père 450 000, primes avant 70 ans : la moitié à ma mère sa femme, l’autre moitié à moi. combien de prélèvement',
      14_500,
    ],
    [
      'mon epoux est décédé en mars 2026 et laisse 320 000 d’assurance vie, primes avant 70 ans : 160 000 pour moi et 160 000 pour notre fils. qui paye quoi',
      1500,
    ],
    ['papa décédé, 360 000 d’assurance vie avant 70 ans partagés entre maman et moi, combien je paye ?', 5500],
    [
      'mon père divorcé avait une assurance vie de 400 000 € (avant 70 ans), 200 000 pour ma mère et 200 000 pour moi, combien ?',
      19_000,
    ],
    [
      'AV clause démembrée : conjoint 68 ans usufruitier, 2 enfants NP, 600 000 €, primes avant 70 ans. 990 I par enfant ?',
      17_700,
    ],
    [
      'mamie m’a mis bénéficiaire de son assurance vie 90 000, elle avait tout versé a 78 ans (70 000 de versements). combien',
      5775.55,
    ],
    [
      'Succession : enfant unique, actif 300 000 €, plus AV 200 000 € alimentée avant 70 ans au profit de l’enfant. Prélèvement 990 I ?',
      9500,
    ],
  ],
  'une suite modifie le fait du calcul': [
    ['Donateur de 62 ans, bien de 300 k€ donné en NP à son enfant unique : droits ? → et à 72 ans ?', 20_194.35],
    [
      'Donation d’usufruit temporaire de 10 ans, immeuble 500 k€ en PP : valeur fiscale de l’US ? → et pour 12 ans ?',
      230_000,
    ],
    ['Succession de 400 000 €, 2 enfants, droits ? → et avec 3 enfants ?', 4861.02],
    ['je donne 300 000 € à mes 2 enfants, droits ? → et avec 500 000 € ?', 28_194.35],
    [
      'Mère ayant donné 60 000 € à sa fille en 2018, redonne 150 000 € en 2026 : droits ? → et avec 100 000 € ?',
      10_194.35,
    ],
    [
      'succession de mon père 500 000 pour ma mère et moi, elle prend le quart en pleine propriété. mes droits ? → et si elle prenait l’usufruit, elle a 68 ans',
      38_194.35,
    ],
  ],
};

describe('Chaque rôle a son chiffre', () => {
  it.each([
    [
      'Décès de mon père en janvier 2026, 600 000 € d’actif après liquidation de la communauté. Nous sommes ma mère et 2 enfants ; ma mère a 70 ans et prend l’usufruit. Mes droits ?',
      14_194.35,
    ],
    [
      'Je donne 180 000 € à ma fille, elle a déjà reçu 60 000 de ma part en 2018. Droits ? → et pour un petit-fils ?',
      27_821.35,
    ],
    ['Je donne 150 000 € à chacun de mes 2 enfants, ma femme aussi leur donne pareil. Droits totaux ?', 32_777.4],
  ])('%s', async (question, montant) => expect(dit((await demander(question)).answer, montant)).toBe(true));
});

describe('Les héritiers énumérés sont tous comptés', () => {
  it.each([
    ['Maman laisse 360 000, héritiers : mon frère, ma sœur et moi. Combien je paye ?', 2194.35],
    ['Notre père nous laisse 500 000 €, à Paul, Julie et moi. Droits par tête ?', 11_527.68],
    ['Ma mère laisse 600 000 € à mon frère, mes deux sœurs et moi. Droits chacun ?', 8194.35],
    ['Ma mère laisse 450 000 €, j’hérite avec mon frère et ma sœur. droits ?', 8194.35],
    [
      'Mon grand-père laisse 300 000 €. Héritiers : ma tante et moi, je représente mon père décédé. Mes droits ?',
      8194.35,
    ],
  ])('%s', async (question, montant) => expect(dit((await demander(question)).answer, montant)).toBe(true));

  it('demande à quel titre vient l’oncle', async () =>
    expect((await demander('Ma grand-mère laisse 400 000 € à mon oncle et moi. Mes droits ?')).statut).toBe(
      'clarification',
    ));
});

describe.each(Object.entries(EXACTES))('Transmission : %s', (_, cas) => {
  it.each(cas.map(([question, ...montants]) => ({ question, montants })))(
    '$question',
    async ({ question, montants }) => {
      const { answer, statut, notes } = await demander(question);
      expect(montants.filter((montant) => !dit(answer, montant))).toEqual([]);
      expect(notes.filter((n) => n.titre === 'Montant non donné' || n.titre === 'Passage retiré')).toEqual([]);
      expect(statut).toBe('exact');
    },
  );
});

describe('Ce qui décide et n’est pas dit', () => {
  it.each([
    ['mon père m’a déjà donné 100 000 €, il me redonne 100 000 €. droits ?', /date de la donation précédente/],
    ['mon père m’a déjà donné 80 000 €, il me donne encore 90 000 €. droits ?', /date de la donation précédente/],
    ['mon oncle est décédé et me laisse 50 000 €, mon père étant mort, droits ?', /De son propre chef/],
  ])('donne les deux chiffres : %s', async (question, attendu) => {
    const { statut, notes } = await demander(question);
    expect(statut).toBe('partiel');
    expect(notes.some((n) => n.genre === 'avertissement' && attendu.test(n.texte))).toBe(true);
  });

  it('demande qui remboursera le prêt', async () => {
    const { statut, answer } = await demander(
      'donation d’un immeuble de 400 000 € à ma fille, il reste 150 000 € de prêt, droits ?',
    );
    expect(statut).toBe('clarification');
    expect(answer).toContain('qui remboursera le prêt');
  });

  it.each([
    'je verse 700 par mois à ma fille étudiante de 22 ans non rattachée, je peux deduire combien pour 2025',
    'Je verse 400€ par mois à mon fils de 20 ans étudiant. Je peux déduire combien ?',
  ])('ne prend pas un entretien pour un don : %s', async (question) =>
    expect((await demander(question)).answer).not.toContain('donation'),
  );
});
