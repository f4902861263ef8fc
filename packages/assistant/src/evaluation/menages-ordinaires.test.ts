import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const lus = async (question: string) => {
  const r = await poser(question);
  return { ...r, faits: Object.fromEntries(r.lecture.faits.map((f) => [f.chemin, f.valeur])) };
};
const texte = (answer: string): string => answer.replace(/\s/g, '');

describe('Un enfant dont l’âge est dit en mois est compté, et son âge lu', () => {
  it.each([
    ['Pacsés, trois enfants de 6 ans, 4 ans et 19 mois, 27 000 et 24 000 net imposable. Impôt ?', 3],
    ['Mariés, notre fille a 17 mois, 48 000 € net imposable à nous deux. Impôt ?', 1],
    ['Mariés, 2 enfants de 4 ans et 15 mois, 52 000 € net imposable à nous deux. Impôt ?', 2],
  ])('%s', async (question, nombre) => {
    const { faits, statut, doutes } = await lus(question);
    const enfants = Object.keys(faits).filter((f) => f.endsWith('.annee_naissance') && f.includes('enfants.'));
    expect([enfants.length, statut, doutes]).toEqual([nombre, 'exact', []]);
  });

  it('une durée en mois n’est l’âge de personne', async () => {
    const { statut } = await lus('Célibataire, je loue vide 480 € par mois depuis 16 mois, 29 000 € net. Impôt ?');
    expect(statut).toBe('partiel');
  });

  it('une crèche payée pour la plus jeune n’est pas partagée entre deux', async () => {
    const dit = 'Mariés, deux enfants de 4 ans et 20 mois, 36 000 et 30 000 net imposable';
    const une = await lus(`${dit}. La plus jeune va à la crèche, 4 200 € restés à notre charge. Impôt ?`);
    expect(une.faits['foyer.garde_enfants.0']).toBe(4200);
    const deux = await lus(`${dit}. Crèche 4 200 € restés à notre charge. Impôt ?`);
    expect(deux.faits['foyer.garde_enfants.0']).toBe(2100);
  });
});

describe('Un repère dit en passant ne change pas l’impôt', () => {
  it.each([
    'Professeure, échelon 7, célibataire, 31 500 € net imposable en 2025. Impôt ?',
    'Adjoint, 9e échelon, célibataire, 26 000 € net imposable. Impôt ?',
    'Célibataire, 1 part, 33 000 € net imposable. Impôt ?',
    'Mariés sans enfant, 2 parts, 33 000 € et 28 000 € net imposable. Impôt ?',
    'Célibataire, 33 000 € net imposable, nos livrets A ont rapporté 350 €. Impôt ?',
  ])('%s', async (question) => {
    const { statut, doutes } = await lus(question);
    expect([statut, doutes]).toEqual(['exact', []]);
  });

  it('un nombre de parts qui n’est pas celui du calcul reste dit', async () =>
    expect((await lus('Célibataire, 2 parts, 33 000 € net imposable. Impôt ?')).statut).not.toBe('exact'));
});

describe('Ce que l’on reçoit ou verse n’est pas un salaire', () => {
  it('la pension de l’autre parent est une pension', async () => {
    const { faits } = await lus(
      'Mère seule, un fils de 9 ans, je vis seule. 23 000 € net imposable + 150 €/mois de pension alim de son père. Impôt ?',
    );
    expect(faits).toMatchObject({ 'foyer.declarant1.salaires': 23_000, 'foyer.declarant1.pensions_retraite': 1800 });
  });

  it('ce qu’une maison de retraite coûte n’est pas un salaire', async () => {
    const { faits, statut } = await lus(
      'Ma grand-mère a 88 ans, veuve, 21 000 € de retraite par an. Elle paie 2 300 € par mois. Est-elle imposable ?',
    );
    expect([faits['foyer.declarant1.salaires'], statut]).toEqual([undefined, 'partiel']);
  });

  it('un virement redit pour l’année ne compte qu’une fois', async () => {
    const { faits } = await lus(
      'Mariés, 33 000 € + 26 000 € nets imposables. Nous virons 400 € par mois (4 800 € en 2025) à notre fils de 22 ans étudiant, pension que nous déduisons. Impôt ?',
    );
    expect(faits['foyer.pension_alimentaire_enfant_majeur']).toBe(4800);
    expect(faits['foyer.declarant2.salaires']).toBe(26_000);
  });

  it.each([
    ['Célibataire, 9 mois à 2 000 € net imposable puis octobre chômage 1 200. Impôt ?', 19_200],
    [
      'Célibataire, 10 mois à 1 900 € net imposable puis novembre et décembre au chômage 1 100 € par mois. Impôt ?',
      21_200,
    ],
    [
      'Célibataire, de janvier à juin 2 200 € net imposable par mois puis depuis juillet 2 500 € par mois. Impôt ?',
      28_200,
    ],
  ])('les mois nommés sont comptés : %s', async (question, total) =>
    expect((await lus(question)).faits['foyer.declarant1.salaires']).toBe(total),
  );

  it('le net imposable dit après « heures sup » reste le salaire', async () => {
    const { faits } = await lus(
      'Célibataire, beaucoup d’heures sup cette année, net imposable 28 000 et heures sup exonérées 2 700. Impôt 2025 ?',
    );
    expect(faits['foyer.declarant1.salaires']).toBe(28_000);
  });
});

describe('Ce que l’on ajoute ou retire d’un impôt se compare', () => {
  it.each([
    [
      'Célibataire, net imposable 30 000 € et heures sup exonérées 3 000 €. Si elles étaient imposées, combien d’impôt en plus ?',
      'de1564€à2014€',
    ],
    [
      'Célibataire, 40 000 € net imposable. Je touche 2 000 € de participation. Si je la prends en cash au lieu de la placer sur le PEE, combien d’impôt en plus ?',
      'augmentede540€',
    ],
    [
      'Célibataire, 28 000 € net imposable en 2025, je loue vide un appartement 500 € par mois. Au micro-foncier, ce loyer me coûte combien, impôt et prélèvements sociaux ?',
      'Aveclesprélèvementssociaux',
    ],
    [
      'Je loue vide 600 € par mois au micro-foncier, célibataire, 30 000 € de salaire imposable : combien ça me rajoute avec les prélèvements sociaux ?',
      'l’écartestde**2019€**entout',
    ],
  ])('%s', async (question, attendu) => expect(texte((await lus(question)).answer)).toContain(attendu));

  it('un loyer que l’on paie ne coûte rien à l’impôt', async () => {
    const { faits } = await lus('Célibataire, 28 000 € net imposable, mon loyer 700 € me coûte combien d’impôt ?');
    expect(Object.keys(faits).some((f) => f.includes('foncier'))).toBe(false);
  });

  it('un étudiant rattaché ouvre la réduction de scolarité', async () => {
    const { faits } = await lus(
      'Mariés, 35 000 € + 25 000 € nets imposables 2025. Notre fille a 20 ans et étudie à Lille, nous lui virons 450 € par mois. La rattacher ou déduire la pension ?',
    );
    expect(faits['scenarios.0.foyers.0.scolarite.superieur']).toBe(1);
  });
});

describe('Le couple de l’année choisit entre une déclaration et deux', () => {
  it.each([
    'Nous nous sommes mariés le 6 septembre 2025. Moi 24 000 € nets imposables, lui 46 000 €. Déclaration commune ou séparée pour 2025 ?',
    'Pacsés en mai 2025, 24 000 € et 46 000 € nets imposables. Vaut-il mieux une déclaration commune ou deux déclarations séparées ?',
  ])('%s', async (question) => {
    const { answer, lecture } = await lus(question);
    expect(lecture.outils).toContain('comparer_impots');
    expect(answer).toContain('imposition commune');
  });

  it('mariés depuis longtemps, ils n’ont pas ce choix', async () => {
    const { lecture, statut } = await lus(
      'Mariés depuis 2012. Moi 24 000 € nets imposables, lui 46 000 €. Déclaration commune ou séparée pour 2025 ?',
    );
    expect(lecture.outils).not.toContain('comparer_impots');
    expect(statut).not.toBe('exact');
  });
});

describe('Une succession compte les obsèques et les meubles comme la loi', () => {
  it.each([
    [
      'Papa est mort en mai 2026, deux enfants. Maison 280 000 €, livrets 20 000 €, enterrement 6 000 €. Droits ?',
      1500,
    ],
    [
      'Ma mère est décédée le 4 mars 2026, deux enfants. Elle laisse 300 000 € nets, frais d’obsèques de 900 €. Droits de succession ?',
      900,
    ],
  ])('%s', async (question, deduit) => {
    const { answer, statut } = await lus(question);
    const reference = await lus(`Ma mère est décédée, deux enfants, elle laisse ${300_000 - deduit} €. Droits ?`);
    expect(statut).toBe('exact');
    expect(texte(answer).split('**')[1]).toBe(texte(reference.answer).split('**')[1]);
  });

  it('un actif dit net des obsèques n’est pas leur prix', async () => {
    const { faits } = await lus(
      'Décès le 8 mai 2026, actif net de 420 000 € après paiement des frais d’obsèques, deux enfants. Droits de succession ?',
    );
    expect([faits['succession.actif_net'], faits['succession.passif']]).toEqual([420_000, undefined]);
  });

  it('le forfait des meubles s’ajoute quand il est dit', async () => {
    const { faits, statut } = await lus(
      'Succession de mon père : appartement 190 000 €, comptes 30 000 €, forfait mobilier de 5 %, 2 enfants. Droits ?',
    );
    expect([faits['succession.actif_net'], statut]).toEqual([231_000, 'exact']);
  });

  it('un inventaire n’est pas un forfait', async () => {
    const { faits } = await lus(
      'Succession de mon père : appartement 190 000 €, comptes 30 000 €, inventaire des meubles et pas de forfait mobilier, 2 enfants. Droits ?',
    );
    expect(faits['succession.actif_net']).toBe(220_000);
  });
});

describe('Un chiffre à soi, sans rien pour le calculer, demande les faits', () => {
  it.each([
    'Notre fille de 20 ans est en fac, on gagne quoi à la rattacher ?',
    'J’ai vendu la maison de mon oncle que j’avais héritée, combien je paie de plus-value ?',
  ])('%s', async (question) => expect((await lus(question)).statut).toBe('clarification'));

  it('la résidence principale a sa règle', async () => {
    const { statut, answer } = await lus('Je vends ma résidence principale, combien je paie de plus-value ?');
    expect([statut, answer.startsWith('Pas d')]).toEqual(['exact', true]);
  });
});
