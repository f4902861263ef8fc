import { describe, expect, test } from 'vitest';
import { enchainer, poser } from './poser.ts';

const plat = (texte: string): string => texte.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
const reponse = async (question: string): Promise<string> => plat((await poser(question)).answer);

describe('L’IFI ne compte ni ce qui n’est pas bâti, ni ce qu’un autre a trouvé', () => {
  test.each([
    [
      'On est mariés. Au 1er janvier 2026 : maison qu’on habite estimée 1,6 M, un petit immeuble loué nu 700 k (reste 250 k d’emprunt dessus), 900 k d’assurance vie en fonds euros et 300 k d’actions. L’IFI ça donne combien ?',
      '4 390 €',
    ],
    [
      'IFI 2026 : j’habite un appart à moi qui vaut 900 000, j’ai un studio à Paris loué de 720 000, 400 000 d’assurance-vie en euros, zéro dette. Mon comptable dit 2850.',
      '2 225 €',
    ],
    [
      'IFI 2026 : maison habitée 2,1 millions avec 400 k de crédit restant, et la maison de l’île de Ré 600 k. Combien ?',
      '5 090 €',
    ],
    [
      'IFI 2026 : la maison habitée par ma mère vaut 900 000, la mienne où je vis 1 200 000. Zéro dette. Combien ?',
      '5 580 €',
    ],
    [
      'IFI 2026 : maison que j’habite 1 900 000 avec 300 k de crédit restant, un studio loué 400 k, 500 k d’assurance-vie. Combien ?',
      '3 410 €',
    ],
    [
      'Nous occupons un appart de 1,5 M, plus un studio de 500 000, 600 000 sur un PEA. Mon voisin dit 9 000. Notre IFI 2026 ?',
      '4 250 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(await reponse(question)).toContain(`**${attendu}**`);
  });

  test('l’usufruit du conjoint par la loi se demande, il ne s’impose pas comme une donation', async () => {
    const r = await poser(
      'Papa est décédé en 2022. Maman a pris l’usufruit de la maison, qui vaut 1,9 M. Elle doit l’IFI ?',
    );
    expect(r.statut).not.toBe('exact');
    expect(plat(r.answer)).not.toContain('6 700 €');
  });
});

describe('Échanger des cryptoactifs n’est pas vendre', () => {
  test.each([
    'En 2025 j’ai converti 14 000 € de bitcoin en USDC avec un gros gain, et j’ai retiré 280 euros en tout sur mon compte. Je paie de l’impôt ?',
    'En 2025 j’ai passé 9 000 € d’ethereum en stablecoins, et j’ai sorti 250 € vers ma banque, rien d’autre. Combien d’impôt ?',
  ])('%s', async (question) => {
    expect(await reponse(question)).toContain('Rien n’est dû : **0 €**');
  });
});

describe('Qui vend, et ce qu’il a dépensé', () => {
  test.each([
    [
      'Nous (mariés) avons acheté notre maison de vacances le 12 juin 2009 pour 150 000, on la vend le 15 octobre 2026 à 320 000. On a refait la toiture par des artisans, 30 000 de factures gardées. Combien d’impôt au total ?',
      '24 609,79 €',
    ],
    [
      'Avec mes 2 sœurs on a vendu le 22 septembre 2026 à 310 000 la maison héritée de maman le 3 mai 2016, déclarée 200 000. Aucun travaux. Combien d’impôt pour ma part ?',
      'par vendeur',
    ],
  ])('%s', async (question, attendu) => {
    expect(await reponse(question)).toContain(attendu);
  });

  test('trois frères et celui qui parle sont quatre, et leur nombre n’est pas une monnaie', async () => {
    const r = await poser(
      'Avec mes 3 frères on a vendu en mars 2026 un studio acheté 100 000 en mars 2016, vendu 200 000. Combien d’impôt chacun ?',
    );
    expect(plat(r.answer)).toContain('5 634,45 € par vendeur');
  });

  test.each([
    [
      'Plus value nette imposable à l’IR après abattements = 104 000, je vends seul. Quel est le montant de la taxe en plus pour les grosses plus-values ?',
      '2 520 €',
    ],
    [
      'La plus-value nette imposable après abattements est de 92 000 sur notre appart, moitié-moitié mon mari et moi. Mon beau-frère dit 1840. Combien de surtaxe ?',
      '0 €',
    ],
    [
      'La plus-value nette imposable après abattements est de 130 000 sur notre immeuble, à mon mari et moi. Mon cousin dit 3 900 de surtaxe. Combien de surtaxe ?',
      '2 600 €',
    ],
  ])('la surtaxe ne part pas de ce qu’un autre annonce : %s', async (question, attendu) => {
    expect(await reponse(question)).toContain(`**${attendu}**`);
  });

  test('attendre une année dont la loi n’est pas connue garde la durée de détention', async () => {
    const r = await enchainer(
      'Vente d’un studio locatif acheté 120 000 en mai 2014, vendu 210 000 en mai 2026. Combien d’impôt ?',
      'et si j’attends juin 2031, même prix ?',
    );
    expect(plat(r.answer)).toContain('**3 351,60 €**');
    expect(r.statut).toBe('partiel');
  });
});

test('le mot collé à un montant ne le quitte pas pour un autre', async () => {
  const r = await poser(
    'Nous sommes 2 frères et avons vendu en 2026 un studio acheté 60 000 en 2010, 150 000. Impôt ?',
  );
  expect(plat(r.answer)).not.toContain('Rien n’est dû');
});

describe('Une location nue dite poste par poste donne son déficit', () => {
  test.each([
    [
      'Loyers nus 12 000 sur 2025, 30 000 de travaux, 4 000 d’intérêts d’emprunt, 1500 de taxe foncière. Combien je retire de mes salaires et combien il me reste à reporter ?',
      '10 700 €',
      '12 800 €',
    ],
    [
      'Location nue 2025 : loyers 9 000, travaux 18 000, intérêts 2 000, taxe foncière 1 000. Combien je déduis de mon salaire et combien je reporte ?',
      '10 700 €',
      '1 300 €',
    ],
    [
      'Loyer nu 14 400, taxe foncière 1 200, intérêts 5 000, gros travaux 9 000 en 2025. Quel déficit imputable sur mon revenu global ?',
      '800 €',
      'Tout le déficit',
    ],
  ])('%s', async (question, impute, reporte) => {
    const texte = await reponse(question);
    expect(texte).toContain(`**${impute}**`);
    expect(texte).toContain(reporte);
  });

  test('la suite qui change la location change son abattement', async () => {
    const r = await enchainer(
      'Je loue en meublé à l’année, 10 800 de loyers en 2025, micro, ma tranche c’est 11. Impôt + PS en tout ?',
      'et si c’était en vide, 9 600 ?',
    );
    expect(plat(r.answer)).toContain('**1 895,04 €**');
  });
});

describe('Une assurance-vie au décès se lit par ses primes et par sa clause', () => {
  test.each([
    [
      'Ma tante avait mis 100 000 € sur son assurance vie à 74 ans. À son décès le contrat vaut 131 000. Ma sœur et moi sommes bénéficiaires à parts égales. Je dois payer combien ?',
      '14 730,65 €',
    ],
    [
      'Ma sœur avait placé 80 000 € sur une assurance vie à 76 ans, il y a 95 000 aujourd’hui. Elle est décédée, mon frère et moi sommes bénéficiaires. Combien on paie chacun ?',
      '3 086,30 €',
    ],
    [
      'Papa est mort, assurance vie de 900 000 versée avant ses 70 ans. La clause : maman 50 %, mon frère et moi 25 % chacun. Combien on paye ?',
      '14 500 €',
    ],
    [
      'Maman est décédée, assurance-vie de 600 000 versée avant ses 70 ans. Clause : papa 40 %, ma sœur et moi 30 % chacun. Combien ma sœur et moi payons ?',
      '5 500 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(await reponse(question)).toContain(`**${attendu}**`);
  });
});

describe('Les droits d’un achat ou d’un partage suivent ce qui est dit en dernier', () => {
  test('des parts vendues après un démembrement ne sont pas un usufruit', async () => {
    const r = await enchainer(
      'J’ai gardé l’usufruit de mes parts, j’ai 70 ans : combien vaut-il ?',
      'et si à la place je vends la moitié des parts à mon cousin pour 250 000, c’est quoi la taxe d’enregistrement ?',
    );
    expect(r.statut).not.toBe('exact');
    expect(plat(r.answer)).not.toContain('100 000 €');
  });

  test.each([
    [
      'Frais de notaire pour un appartement ancien à 300 000 dont 10 000 de mobilier, département au taux de 5 %, pas notre premier achat ?',
      '18 323,65 €',
    ],
    [
      'Concubins jamais mariés, on partage l’appart en indivision : valeur 400 000, crédit 100 000. Droit de partage ? Une copine a payé 1,1 % à son divorce',
      '7 500 €',
    ],
  ])('%s', async (question, attendu) => {
    expect(await reponse(question)).toContain(`**${attendu}**`);
  });
});
