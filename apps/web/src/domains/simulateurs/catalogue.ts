import type { Juridiction } from '@francis/contract';

export interface Entree {
  readonly chemin: string;
  /** « tous » for what compares them. */
  readonly pays: Juridiction | 'tous';
  readonly titre: string;
  readonly phrase: string;
}

/** The public simulators, in the order in which they are presented. */
export const CATALOGUE: readonly Entree[] = [
  {
    chemin: '/simulateur-impot',
    pays: 'FR',
    titre: 'Impôt sur le revenu',
    phrase: 'L’impôt du foyer, du salaire déclaré à la somme due, et ce qui le réduirait.',
  },
  {
    chemin: '/simulateur-tmi',
    pays: 'FR',
    titre: 'Tranche marginale d’imposition',
    phrase: 'Ce que coûte le prochain euro gagné, décote et plafonds compris.',
  },
  {
    chemin: '/simulateur-optimisation',
    pays: 'FR',
    titre: 'Optimisation fiscale',
    phrase: 'Ce qui réduirait l’impôt, chaque levier avec son gain, sa condition et son risque.',
  },
  {
    chemin: '/simulateur-statuts',
    pays: 'FR',
    titre: 'Choisir son statut',
    phrase: 'SASU, EURL, entreprise individuelle ou micro-entreprise\u202f: ce qui reste après cotisations et impôt.',
  },
  {
    chemin: '/simulateur-impot-suisse',
    pays: 'CH',
    titre: 'Impôt sur le revenu',
    phrase: 'Confédération, canton et commune\u202f: Genève, Zurich, Vaud, Valais et Berne comparés.',
  },
  {
    chemin: '/simulateur-tva-suisse',
    pays: 'CH',
    titre: 'TVA',
    phrase: 'Taux normal, réduit ou particulier, au jour de la prestation.',
  },
  {
    chemin: '/simulateur-impot-luxembourg',
    pays: 'LU',
    titre: 'Impôt sur le revenu',
    phrase: 'Le tarif de votre classe d’impôt, tranche par tranche.',
  },
  {
    chemin: '/simulateur-tva-luxembourg',
    pays: 'LU',
    titre: 'TVA',
    phrase: 'Les quatre taux, sur le montant hors taxe.',
  },
  {
    chemin: '/simulateur-irpf',
    pays: 'AD',
    titre: 'IRPF',
    phrase: 'L’impôt sur le revenu d’un résident, minimum et bonification compris.',
  },
  {
    chemin: '/simulateur-igi-andorre',
    pays: 'AD',
    titre: 'IGI',
    phrase: 'L’impôt général indirect à facturer, et le total.',
  },
  {
    chemin: '/simulateur-quatre-pays',
    pays: 'tous',
    titre: 'Le même foyer dans quatre pays',
    phrase: 'Salaire brut, cotisations, impôt et revenu disponible côte à côte, avec les hypothèses de chaque pays.',
  },
];

/** Where `/simulateur` leads from each country. */
export const ACCUEIL_PAR_PAYS: Readonly<Record<Juridiction, string>> = {
  FR: '/simulateur-impot',
  CH: '/simulateur-impot-suisse',
  AD: '/simulateur-irpf',
  LU: '/simulateur-impot-luxembourg',
};
