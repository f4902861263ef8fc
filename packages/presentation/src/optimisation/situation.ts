import { type Champs, choix, entier, facultatif, jour, montant, ouiNon, plusieurs } from '../commun/champs.ts';

export const OBJECTIFS = [
  { valeur: 'retraite', libelle: 'Retraite' },
  { valeur: 'immobilier', libelle: 'Immobilier' },
  { valeur: 'transmission', libelle: 'Transmission' },
  { valeur: 'entreprise', libelle: 'Entreprise' },
] as const;
export type Objectif = (typeof OBJECTIFS)[number]['valeur'];

export const FAMILLES = [
  { valeur: 'inconnue', libelle: 'Non précisée' },
  { valeur: 'celibataire', libelle: 'Célibataire' },
  { valeur: 'marie', libelle: 'Marié, pacsé' },
] as const;

export const ACTIVITES = [
  { valeur: 'services', libelle: 'Services (BIC)' },
  { valeur: 'ventes', libelle: 'Ventes (BIC)' },
  { valeur: 'liberale', libelle: 'Libérale (BNC)' },
] as const;

/** Whom one may mean to give to, named as the engine does. */
export const LIENS_DONATAIRES = [
  { valeur: 'enfant', libelle: 'Mes enfants' },
  { valeur: 'petit_enfant', libelle: 'Mes petits-enfants' },
  { valeur: 'frere_soeur', libelle: 'Mes frères et sœurs' },
  { valeur: 'neveu_niece', libelle: 'Mes neveux et nièces' },
  { valeur: 'autre', libelle: 'Une autre personne' },
] as const;

/** The four inputs of the specification. */
interface Demande {
  revenus: number;
  /** Percent. */
  tmi: number;
  capacite: number;
  objectifs: readonly Objectif[];
}

interface Famille {
  famille: (typeof FAMILLES)[number]['valeur'];
  enfants: number;
  revenus2: number;
  parentIsole: boolean;
  age: number;
  /** Single: a union is considered. Couple: united in the year. */
  union: boolean;
  revenusPartenaire: number;
  enfantsPartenaire: number;
  enfantMajeur: boolean;
  ageMajeur: number;
  etudes: boolean;
  salairesMajeur: number;
  pensionMajeur: number;
}

interface Placements {
  /** 0 = estimated from the income. */
  plafondPer: number;
  plafondPer2: number;
  versePer: number;
  dividendes: number;
  interets: number;
  plusValues: number;
  assuranceVie: number;
  optionBareme: boolean;
}

interface Travail {
  fraisReels: number;
  fraisReels2: number;
  natureActivite: (typeof ACTIVITES)[number]['valeur'];
  recettesMicro: number;
  chargesMicro: number;
}

interface Logement {
  /** Rents of an unfurnished dwelling that is let already. */
  loyersNus: number;
  chargesNus: number;
  /** Rents of a dwelling whose regime is to be chosen. */
  loyers: number;
  chargesLocation: number;
  interetsLocation: number;
  amortissement: number;
}

interface Dons {
  don: number;
  /** 0 = as this year. */
  revenusSuivants: number;
  patrimoine: number;
  lienDonataires: (typeof LIENS_DONATAIRES)[number]['valeur'];
  donataires: number;
  horizon: number;
  donAnterieur: number;
  jourDonAnterieur: string;
}

export interface SituationOptimisation extends Demande, Famille, Placements, Travail, Logement, Dons {}

export const TMI_MAX = 49;
const tmi = {
  ...entier('TMI', 30, TMI_MAX),
  montrer: (valeur: number) => (Number.isNaN(valeur) ? '—' : `${valeur}\u00a0%`),
};
const enAnnees = (valeur: number): string => `${valeur}\u00a0ans`;
type Montree = (s: SituationOptimisation) => boolean;
/** @param si when the form shows it */
const somme = (libelle: string, si?: Montree) => ({ ...facultatif(montant(libelle, 0)), ...(si && { si }) });

const enCouple: Montree = (s) => s.famille === 'marie';
const aUnion: Montree = (s) => s.famille === 'celibataire' && s.union;
const aMajeur: Montree = (s) => s.enfantMajeur;
const siPositif =
  (cle: 'recettesMicro' | 'loyersNus' | 'loyers'): Montree =>
  (s) =>
    s[cle] > 0;
const age = (libelle: string, defaut: number, max: number) =>
  facultatif({ ...entier(libelle, defaut, max, 18), montrer: enAnnees });

export const AGE_MAX = 110;
/** Beyond it no child is attached: an older one declares alone. */
export const AGE_MAJEUR_MAX = 30;
export const DONATAIRES_MAX = 10;
export const HORIZON_MAX = 60;
export const ENFANTS_MAX = 10;

/** In the order of a printed page. */
export const CHAMPS: Champs<SituationOptimisation> = {
  revenus: montant('Revenus annuels', 60_000),
  tmi,
  capacite: montant('Capacité d’investissement', 10_000),
  objectifs: plusieurs('Objectifs', ['retraite'], OBJECTIFS),
  famille: choix('Situation familiale', 'inconnue', FAMILLES),
  enfants: entier('Enfants à charge', 0, ENFANTS_MAX),
  revenus2: somme('Dont second déclarant', enCouple),
  parentIsole: facultatif(ouiNon('Parent isolé')),
  age: age('Votre âge au 31 décembre', 45, AGE_MAX),
  union: facultatif(ouiNon('Mariage ou pacs, projeté ou de l’année')),
  revenusPartenaire: somme('Revenus annuels du partenaire', aUnion),
  enfantsPartenaire: facultatif(entier('Enfants à charge du partenaire', 0, ENFANTS_MAX)),
  enfantMajeur: facultatif(ouiNon('Un enfant majeur à rattacher ou à aider')),
  ageMajeur: age('Âge de l’enfant majeur au 31 décembre', 20, AGE_MAJEUR_MAX),
  etudes: facultatif(ouiNon('L’enfant majeur étudie', true)),
  salairesMajeur: somme('Salaires imposables de l’enfant majeur', aMajeur),
  pensionMajeur: somme('Pension versée à l’enfant majeur', aMajeur),
  plafondPer: somme('Plafond d’épargne retraite'),
  plafondPer2: somme('Plafond du second déclarant', enCouple),
  versePer: somme('Déjà versé sur un PER'),
  dividendes: somme('Dividendes'),
  interets: somme('Intérêts'),
  plusValues: somme('Plus-values de titres'),
  assuranceVie: somme('Gains retirés d’assurances-vie de huit ans et plus'),
  optionBareme: facultatif(ouiNon('Option pour le barème (case 2OP) déjà prise')),
  fraisReels: somme('Frais réels justifiables'),
  fraisReels2: somme('Frais réels du second déclarant', enCouple),
  natureActivite: facultatif(choix('Nature de l’activité', 'services', ACTIVITES)),
  recettesMicro: somme('Recettes de micro-entreprise'),
  chargesMicro: somme('Charges réelles de l’activité', siPositif('recettesMicro')),
  loyersNus: somme('Loyers nus déjà perçus'),
  chargesNus: somme('Charges réelles de ces loyers', siPositif('loyersNus')),
  loyers: somme('Loyers annuels envisagés'),
  chargesLocation: somme('Charges de la location', siPositif('loyers')),
  interetsLocation: somme('Intérêts d’emprunt de la location', siPositif('loyers')),
  amortissement: somme('Amortissement du logement meublé', siPositif('loyers')),
  don: somme('Don envisagé'),
  revenusSuivants: somme('Revenus de l’an prochain'),
  patrimoine: somme('Patrimoine à transmettre'),
  lienDonataires: facultatif(choix('Bénéficiaires', 'enfant', LIENS_DONATAIRES)),
  donataires: facultatif(entier('Nombre de bénéficiaires', 1, DONATAIRES_MAX, 1)),
  horizon: facultatif({ ...entier('Années avant la succession', 20, HORIZON_MAX), montrer: enAnnees }),
  donAnterieur: somme('Déjà donné à chacun'),
  jourDonAnterieur: facultatif(jour('Jour de ce don')),
};

export const TITRE_DONATIONS = 'Calendrier des donations';

/**
 * The law of gifts is another tax: shown once a wealth to pass on is entered, for that goal. Asked here, so that a page
 * without one does not load that law.
 */
export const donationsVoulues = (s: SituationOptimisation): boolean =>
  s.patrimoine > 0 && s.objectifs.includes('transmission');
