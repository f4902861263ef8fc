import { describe, expect, it } from 'vitest';
import { lireObjetDemande, lirePaysNommes } from './objet-demande.ts';

describe('Ce que demandent les phrases qui demandent', () => {
  it.each([
    ['Célibataire, 30 000 € net imposable, combien d’impôt ?'],
    ['Je gagne 30 000 €, on va me rendre de l’argent ?'],
    ['Mère célibataire, 27 000 € net imposable, combien ?'],
    ['Marié, 40 000 € et 20 000 €. Ça donne quoi au bout du compte ?'],
    ['Je suis à 41,5 % de charges. Je paie quoi ?'],
  ])('parle de l’impôt, ou de ce qui vient d’être dit : %s', (question) => {
    expect(lireObjetDemande(question)).toMatchObject({ demande: true, autreQueLImpot: [] });
  });

  it.each([
    [
      'Célibataire, 2 400 € net par mois, quel est mon taux de prélèvement à la source ?',
      'quel est mon taux de prélèvement à la source',
    ],
    ['Je verse 300 € à ma mère, je gagne 50 000 €, quel gain ?', 'quel gain'],
    [
      'Le plafond du quotient familial me coûte combien ? Mariés, trois enfants.',
      'Le plafond du quotient familial me coûte combien',
    ],
    ['Comment répartir les enfants entre nous ?', 'Comment répartir les enfants entre nous'],
  ])('nomme autre chose, dans les mots de la personne : %s', (question, mots) => {
    expect(lireObjetDemande(question).autreQueLImpot).toEqual([mots]);
  });

  it('ne demande rien sans marque ni mot qui demande', () => {
    expect(lireObjetDemande('Mon oncle m’a donné 50 000 €, il a 75 ans.')).toMatchObject({
      demande: false,
      autreQueLImpot: [],
    });
  });
});

describe('Les prélèvements, les régimes et les pays nommés', () => {
  it.each([
    [
      'Célibataire, 400 000 € de dividendes au PFU, quelle CDHR ?',
      ['contribution_differentielle_sur_les_hauts_revenus'],
    ],
    ['Et avec un don de 5 000 € à une fondation ?', ['don']],
    ['Célibataire, 30 000 € net imposable, combien d’impôt ?', []],
  ])('lit ceux que nomme la proposition qui demande : %s', (question, sujets) => {
    expect(lireObjetDemande(question).sujets).toEqual(sujets);
  });

  it('lit les pays où qu’ils soient, sous un seul nom', () => {
    expect(lireObjetDemande('J’ai des actions à Londres. Retenue sur les dividendes anglais ?').pays).toEqual(['GB']);
    expect([...lirePaysNommes('La convention avec les Émirats arabes unis')]).toEqual(['AE']);
  });
});
