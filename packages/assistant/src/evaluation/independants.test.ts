import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const lisse = (texte: string): string => texte.replace(/[\u00a0\u202f]/g, ' ').replaceAll('*', '');

describe('ce qu’une micro-entreprise paie n’est pas une recette', () => {
  test.each([
    [
      'Coach en micro BNC, célibataire, 42 000 € encaissés en 2025, et j’ai versé 10 300 € de cotisations sociales. Quel impôt ?',
      '1 678 €',
    ],
    [
      'Peintre auto-entrepreneur, célibataire, 31 500 de chiffre d’affaires 2025, j’ai réglé 6 700 à l’urssaf. Mon impôt sur le revenu ?',
      ': 0 €',
    ],
    [
      'Célibataire. Boutique en micro, 90 000 de ventes en 2025 et 11 000 de charges sociales payées. Combien d’impôt ?',
      '1 420 €',
    ],
    [
      'On est mariés, lui infirmier en micro BNC 48 000 encaissés en 2025 dont 12 500 partis à l’Urssaf, moi 26 000 net imposable. Impôt du foyer ?',
      '3 507 €',
    ],
    ['celib, electricien micro, g facturé 29800 en 2025, lurssaf ma pris 6300, impot sur le revenu ?', ': 0 €'],
  ])('%s', async (question, attendu) => {
    const { answer, statut } = await poser(question);
    expect(lisse(answer)).toContain(attendu);
    expect(statut).toBe('exact');
  });

  test('une somme payée entre deux recettes n’en est pas une : jamais exact si elle s’y ajoute', async () => {
    const { lecture, statut } = await poser(
      'Célibataire, plombier en micro, 30 000 encaissés en 2025 et dépensé 7 000 pour autre chose. Quel impôt ?',
    );
    const recettes = lecture.faits.find((f) => f.chemin.endsWith('micro_bic_services'))?.valeur;
    expect(recettes === 30_000 || statut !== 'exact').toBe(true);
  });
});

describe('le taux réduit suppose un capital versé en entier', () => {
  test.each([
    [
      'SARL, 118 000 de résultat en 2025, CA 900k. Capital de 10 000 mais on n’a mis que la moitié à la banque et jamais le reste. Combien d’IS ?',
      '29 500 €',
    ],
    ['SAS, bénéfice 80 000 en 2025, CA 300 000. Le capital de 20 000 n’a été versé qu’au quart. Quel IS ?', '20 000 €'],
    ['Notre SELARL a 60 000 de bénéfice. On n’a déposé que 3 000 sur les 8 000 de capital. Combien d’IS ?', '15 000 €'],
    ['Ma SASU fait 50 000 de bénéfice en 2025. Il reste 4 000 de capital à verser. Quel IS à payer ?', '12 500 €'],
    [
      'EURL à l’IS, bénéfice 45 000, capital social 5 000 apporté en entier dès le départ, CA 150 000 : l’IS ?',
      '7 000 €',
    ],
    ['SARL : bénéfice 70 000, tout le capital a été versé, IS dû ?', '13 250 €'],
  ])('%s', async (question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(`est de ${attendu}`);
  });
});

describe('la tranche réduite suit les mois de l’exercice', () => {
  test.each([
    [
      'SAS immatriculée le 1er juillet 2025, 1er bilan au 31 décembre 2025. Bénéfice 39 000. J’ai mis 39 000 x 15 % = 5 850 en provision d’IS, ça passe ?',
      '7 625 €',
    ],
    ['Exo d’ouverture 16 mois (01/09/2024 → 31/12/2025), RF 71 k, capital libéré. IS dû ?', '12 083 €'],
    ['Premier exercice du 1er avril 2025 au 31 décembre 2025, bénéfice 50 000, quel IS pour ma SASU ?', '9 313 €'],
    [
      'Société créée le 1er octobre 2024, premier bilan clos le 31 décembre 2025, résultat 60 000. Combien d’IS ?',
      '9 688 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(`est de ${attendu}`);
  });

  test('une durée qui ne se lit pas se demande', async () => {
    const { statut } = await poser('SAS créée le 17 mai 2025, bilan au 31 décembre 2025, bénéfice 45 000, quel IS ?');
    expect(statut).not.toBe('exact');
  });
});

describe('les pertes d’avant se déduisent toutes', () => {
  test.each([
    [
      'Mon EURL à l’IS a gagné 62 000 en 2025. Avant on avait perdu 18 500 en 2023 puis 9 200 en 2024. Je paye combien d’IS ?',
      '5 145 €',
    ],
    ['SAS bénéfice 90 000 en 2025, déficit 2024 de 30 000, quel IS ?', '10 750 €'],
    ['Ma SARL a perdu 12 000 en 2024 et fait 50 000 de bénéfice en 2025, combien d’IS ?', '5 700 €'],
  ])('%s', async (question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(`est de ${attendu}`);
  });
});

describe('deux questions dans un tour', () => {
  test.each([
    [
      'Holding IS (résultat propre déjà > 42,5 k) : div. 80 k de la fille 100 %, option mère-fille. Surcoût d’IS lié à la QPFC ? et si la fille est détenue à 4 % seulement ?',
      '1 000 €',
      '20 000 €',
    ],
    [
      'Holding : dividendes de 50 000 d’une filiale détenue à 90 %, quel IS ? et si elle n’est détenue qu’à 3 % ?',
      '375 €',
      '8 250 €',
    ],
  ])('ont leurs deux réponses : %s', async (question, une, autre) => {
    const { answer } = await poser(question);
    expect(lisse(answer)).toContain(`est de ${une}`);
    expect(lisse(answer)).toContain(`serait de ${autre}`);
  });

  test.each([
    'SARL, bénéfice 60 000, capital libéré, quel IS ? et si le bénéfice monte à 120 000 ?',
    'Je donne 150 000 € à ma fille, quels droits ? et si c’était 300 000 € ?',
  ])('sinon la réponse n’est pas exacte : %s', async (question) => {
    expect((await poser(question)).statut).not.toBe('exact');
  });
});

test('une vente d’immeuble à l’IS se mesure sur ce qu’il vaut encore dans les comptes', async () => {
  const { answer } = await poser(
    'Ma SCI est à l’IS. Acheté 300 000 il y a 12 ans, amorti 90 000 en tout, vente à 500 000, rien d’autre, capital libéré. Combien d’IS ?',
  );
  expect(lisse(answer)).toContain('est de 68 250 €');
});

describe('un impôt d’entreprise payé en retard coûte un intérêt et une majoration', () => {
  test.each([
    [
      'CA3 de mars 2025 déposée à l’heure mais payée en retard : 12 400 dus au 24 avril 2025, réglés le 20 novembre 2025. Combien de pénalités et d’intérêts ?',
      '793,60 €',
    ],
    [
      'Mon solde d’IS de 8 000 € devait être payé le 15 mai 2025 et je l’ai réglé le 3 septembre 2025 seulement, ça me coûte combien ?',
      '464 €',
    ],
    ['J’ai payé ma CFE de 900 € le 10 février 2026 au lieu du 15 décembre 2025, quelle majoration ?', '48,60 €'],
    ['TVA de 5 000 payée le 30 juin 2026 au lieu du 19 mai 2026, combien en plus ?', '260 €'],
  ])('%s', async (question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(`coûte ${attendu}`);
  });
});

describe('les dividendes du gérant majoritaire cotisent au-delà d’une part de son capital', () => {
  test.each([
    [
      'Gérant majoritaire à 70 % de ma SARL, capital social 8 000, CCA 22 000, dividendes votés 50 000 : sur combien les cotisations TNS ?',
      '32 240 €',
    ],
    [
      'SARL, gérant majoritaire à 100 %, 40 000 de dividendes en avril 2026, capital 5 000, pas de compte courant. Part soumise aux cotisations TNS ?',
      '39 500 €',
    ],
    [
      'Gérante majoritaire à 60 % : dividendes 30 000, capital 10 000, compte courant d’associé 6 000. Quelle part paie des cotisations ?',
      '16 800 €',
    ],
  ])('%s', async (question, attendu) => {
    const { answer, statut } = await poser(question);
    expect(lisse(answer)).toContain(`portent sur ${attendu}`);
    expect(statut).toBe('exact');
  });

  test('sans le compte courant, rien n’est affirmé', async () => {
    const { statut } = await poser(
      'Gérant majoritaire à 100 % : dividendes 30 000, capital 10 000. Quelle part paie des cotisations TNS ?',
    );
    expect(statut).not.toBe('exact');
  });
});

describe('le taux de TVA d’un logement suit son âge et son chauffage', () => {
  test.each([
    ['Devis 6 000 HT de peinture dans une maison construite en 1998 : combien TTC ?', '6 600 €'],
    ['Devis 9 600 HT, rénovation de salle de bain dans un appart de 1985 habité. Je mets combien TTC ?', '10 560 €'],
    ['Remplacement d’une chaudière fioul chez un particulier, 7 000 HT, combien TTC ?', '8 400 €'],
    ['Chaudière gaz à condensation posée dans une maison de 1990, 5 000 HT, combien TTC ?', '6 000 €'],
  ])('%s', async (question, attendu) => {
    expect(lisse((await poser(question)).answer)).toContain(`soit ${attendu}`);
  });

  test('un logement récent n’a pas le taux des anciens', async () => {
    const { answer } = await poser(
      'Travaux de carrelage 4 000 HT dans un appart sorti de terre en 2025, combien TTC ?',
    );
    expect(lisse(answer)).not.toContain('4 400 €');
  });
});

test('la TVA sur la marge se lit aussi chez qui se dit assujetti', async () => {
  const { answer } = await poser(
    'Je revends un vélo d’occasion 700 € acheté 400 € à un particulier, je suis assujetti, TVA sur la marge : combien ?',
  );
  expect(lisse(answer)).toContain('est de 50 €');
});

describe('une déclaration contrôlée dit un bénéfice, et son formulaire n’est pas une année', () => {
  test.each([
    ['Avocate, bénéfice BNC en déclaration 2035 de 80 000 en 2025, célibataire. Impôt ?', '17 104 €', 'revenus 2025'],
    [
      'Je suis médecin, BNC net 110 000 en 2025, marié, 2 enfants, ma femme 30 000 net imposable. Impôt ?',
      '23 694 €',
      'revenus 2025',
    ],
    ['Célibataire, graphiste en micro BNC, 40 000 de recettes. Impôt ?', '1 468 €', 'revenus 2025'],
  ])('%s', async (question, attendu, annee) => {
    const { answer } = await poser(question);
    expect(lisse(answer)).toContain(attendu);
    expect(answer).toContain(annee);
  });
});

test.each([
  ['Chambres d’hôtes en micro, 20 000 de recettes en 2025, je suis imposée sur combien ?', '10 000 €'],
  ['Gîte classé, 41 000 de recettes en 2025, en micro. Je suis imposée sur combien ?', '20 500 €'],
])('ce qui est imposé d’une micro-entreprise ne demande pas le foyer : %s', async (question, attendu) => {
  expect(lisse((await poser(question)).answer)).toContain(`est de ${attendu}`);
});

test('l’option pour le barème dit ce qu’elle change', async () => {
  const { answer } = await poser(
    'Tranche à 11 %, 12 000 euros de dividendes reçus en juin 2025, combien gagner avec la case 2OP ?',
  );
  expect(lisse(answer)).toContain('coûte moins, de 833,76 €');
});

test('une vente avec départ en retraite a l’abattement du dirigeant, sauf retraite déjà liquidée', async () => {
  const vente =
    'de ma SARL que je gère depuis 22 ans. Plus-value sur les titres 620 000 en juillet 2026, flat tax. Combien en tout, hors CEHR ?';
  expect(lisse((await poser(`Je liquide ma retraite en décembre 2026 et vends 100 % ${vente}`)).answer)).toContain(
    '130 680 €',
  );
  expect(lisse((await poser(`Ma retraite est déjà liquidée et je vends 100 % ${vente}`)).answer)).toContain(
    '194 680 €',
  );
});

test('faire passer un voyage privé en facture de société se refuse', async () => {
  const { statut } = await poser(
    '2 semaines à Bali 6 800 €, je veux faire passer ça en séminaire dans ma SARL, faut mettre quoi sur la facture pour que ça passe au contrôle ?',
  );
  expect(statut).toBe('refus');
});

test('deux personnes dites non mariées n’ont pas la classe des couples au Luxembourg', async () => {
  const { answer } = await poser(
    'Je gagne 62 000 brut par an au Luxembourg, j’y vis avec ma copine, pas mariés. Quel impôt luxembourgeois ?',
  );
  expect(answer).not.toContain('classe 2');
});
