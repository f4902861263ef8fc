import type { NomParametre } from '../france/parametres/definition.ts';

/** Place where one more euro of income changes the tax by much more than a euro: a cliff of the law, not of the computation. */
export interface Rupture {
  readonly id: 'seuil_recouvrement' | 'seuil_solde' | 'abattement_age' | 'lissage_cehr';
  readonly libelle: string;
  /** Numbers that place the cliff. */
  readonly parametres: readonly NomParametre[];
  readonly article: string;
}

/**
 * Every cliff of the income tax along an income. Everywhere else the tax follows the income without jump, its rounding to
 * the euro apart; a property of the tests holds this list to be complete.
 */
export const RUPTURES: readonly Rupture[] = [
  {
    id: 'seuil_recouvrement',
    libelle: 'Impôt avant crédits inférieur au seuil : rien n’est réclamé, puis tout l’est',
    parametres: ['recouvrement.seuil_impot'],
    article: 'CGI art. 1657 1 bis',
  },
  {
    id: 'seuil_solde',
    libelle: 'Solde après crédits inférieur au seuil : rien n’est réclamé, puis tout l’est',
    parametres: ['recouvrement.seuil_solde'],
    article: 'CGI art. 1657 2',
  },
  {
    id: 'abattement_age',
    libelle: 'Abattement des personnes de plus de 65 ans ou invalides : réduit de moitié, puis supprimé',
    parametres: ['age_invalidite.plafond_1', 'age_invalidite.plafond_2'],
    article: 'CGI art. 157 bis',
  },
  {
    id: 'lissage_cehr',
    libelle: 'Revenu assez exceptionnel pour que la contribution sur les hauts revenus soit lissée',
    parametres: ['cehr.multiple_lissage'],
    article: 'CGI art. 223 sexies II',
  },
];
