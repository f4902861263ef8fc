import { refuser, refuserAnnee } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import {
  derniereAnneeCouverte,
  PARAMETRES_A_VENIR,
  PREMIERE_ANNEE_COUVERTE,
  trouverParametres,
} from '../parametres/index.ts';
import { completerFoyer } from './completer-foyer.ts';
import type {
  Declarant,
  DepartementOutreMer,
  FoyerFiscal,
  PersonneACharge,
  Scolarite,
  SituationFamiliale,
} from './foyer.ts';
import type { Chemin, Controle, Objet } from './lire-champs.ts';
import {
  controlerChamps,
  controlerEntier,
  controlerListe,
  controlerMontant,
  controlerMot,
  controlerOuiNon,
  EntreeRefusee,
  indexer,
  lireObjet,
  rejeter,
} from './lire-champs.ts';
import { verifierFoyer } from './verification.ts';

/** A household read from outside, checked and complete. */
export interface FoyerLu {
  readonly annee_revenus: number;
  readonly foyer: FoyerFiscal;
  /** Copied as given, so that the caller can match its answers. */
  readonly id?: string | number;
}

const SITUATIONS: readonly SituationFamiliale[] = ['celibataire', 'divorce', 'veuf', 'marie', 'pacse'];
const OUTRE_MER: readonly DepartementOutreMer[] = ['guadeloupe_martinique_reunion', 'guyane_mayotte'];

const DECLARANT = indexer<Declarant>({
  salaires: controlerMontant,
  frais_reels: controlerMontant,
  pensions_retraite: controlerMontant,
  micro_bnc: controlerMontant,
  micro_bic_ventes: controlerMontant,
  micro_bic_services: controlerMontant,
  micro_bic_tourisme_classe: controlerMontant,
  micro_bic_tourisme_non_classe: controlerMontant,
  lmnp_micro: controlerMontant,
  lmnp_reel_net: controlerMontant,
  bic_reel: controlerMontant,
  bnc_reel: controlerMontant,
  deficit_professionnel: controlerMontant,
  per_versements: controlerMontant,
  per_plafond: controlerMontant,
  per_reports: controlerListe(controlerMontant),
  cotisations_syndicales: controlerMontant,
});

const PERSONNE = indexer<PersonneACharge>({
  annee_naissance: controlerEntier,
  garde_alternee: controlerOuiNon,
  invalide: controlerOuiNon,
  salaires: controlerMontant,
});

const SCOLARITE = indexer<Scolarite>({
  college: controlerEntier,
  lycee: controlerEntier,
  superieur: controlerEntier,
});

const controlerDeclarant: Controle = (valeur, chemin) => {
  controlerChamps(lireObjet(valeur, chemin), DECLARANT, chemin);
};

const controlerScolarite: Controle = (valeur, chemin) => {
  controlerChamps(lireObjet(valeur, chemin), SCOLARITE, chemin);
};

const controlerPersonne: Controle = (valeur, chemin) => {
  const objet = lireObjet(valeur, chemin);
  controlerChamps(objet, PERSONNE, chemin);
  if (objet['annee_naissance'] === undefined || objet['annee_naissance'] === null) {
    const champ = chemin === null ? null : `${chemin}.annee_naissance`;
    rejeter(champ, 'L’année de naissance de chaque personne à charge est nécessaire.');
  }
};

const FOYER = indexer<FoyerFiscal>({
  situation: controlerMot(SITUATIONS),
  departement_outre_mer: controlerMot(OUTRE_MER),
  annee_deces_conjoint: controlerEntier,
  annee_naissance_declarant1: controlerEntier,
  annee_naissance_declarant2: controlerEntier,
  enfants: controlerListe(controlerPersonne),
  parent_isole_T: controlerOuiNon,
  case_L: controlerOuiNon,
  invalidite_declarant1_P: controlerOuiNon,
  invalidite_declarant2_F: controlerOuiNon,
  ancien_combattant_W: controlerOuiNon,
  ancien_combattant_couple_S: controlerOuiNon,
  declarant1: controlerDeclarant,
  declarant2: controlerDeclarant,
  revenus_fonciers_reel_net: controlerMontant,
  micro_foncier_recettes: controlerMontant,
  deficit_foncier_imputable: controlerMontant,
  deficits_globaux: controlerListe(controlerMontant),
  assurance_vie_moins_8_ans: controlerMontant,
  assurance_vie_8_ans_taux_reduit: controlerMontant,
  assurance_vie_8_ans_taux_plein: controlerMontant,
  dividendes: controlerMontant,
  interets: controlerMontant,
  option_bareme: controlerOuiNon,
  csg_deductible_base_2BH: controlerMontant,
  csg_deductible_6DE: controlerMontant,
  plus_values_mobilieres: controlerMontant,
  pension_alimentaire_enfant_majeur: controlerMontant,
  pensions_enfants_majeurs: controlerListe(controlerMontant),
  pensions_alimentaires_autres: controlerMontant,
  per_mutualisation: controlerOuiNon,
  rfr_n_moins_1: controlerMontant,
  rfr_n_moins_2: controlerMontant,
  demande_lissage_cehr: controlerOuiNon,
  dons_66: controlerMontant,
  dons_75: controlerMontant,
  dons_75_depuis_octobre_2025: controlerMontant,
  dons_reports: controlerListe(controlerMontant),
  emploi_domicile: controlerMontant,
  emploi_domicile_premiere_annee: controlerOuiNon,
  garde_enfants: controlerListe(controlerMontant),
  garde_enfants_alternee: controlerListe(controlerMontant),
  scolarite: controlerScolarite,
  scolarite_alternee: controlerScolarite,
});

interface Enveloppe {
  readonly annee_revenus: number;
  readonly id: string | number;
  readonly foyer: Objet;
}

const controlerId: Controle = (valeur, chemin) => {
  if (typeof valeur !== 'string' && typeof valeur !== 'number') {
    rejeter(chemin, 'L’identifiant doit être un texte ou un nombre.');
  }
};

const ENVELOPPE = indexer<Enveloppe>({ annee_revenus: controlerEntier, id: controlerId, foyer: lireObjet });

/** The flat form: the fields of the household stand beside the year and the identifier. */
const FOYER_PLAT: ReadonlyMap<string, Controle> = new Map([
  ...FOYER,
  ['annee_revenus', controlerEntier],
  ['id', controlerId],
]);

function lire(entree: unknown, racine: Chemin): FoyerLu | RefusFiscal {
  const objet = lireObjet(entree, racine);
  const emboite = Object.hasOwn(objet, 'foyer');
  const { annee_revenus: annee, id } = objet;
  controlerChamps(emboite ? objet : { annee_revenus: annee, id }, ENVELOPPE, racine);
  if (typeof annee !== 'number') {
    return refuser('CHAMP_INVALIDE', 'L’année des revenus (annee_revenus) est nécessaire.', 'annee_revenus');
  }
  const derniere = derniereAnneeCouverte();
  if (annee < PREMIERE_ANNEE_COUVERTE) return refuserAnnee(annee, PREMIERE_ANNEE_COUVERTE, derniere);
  const brut = emboite ? lireObjet(objet['foyer'], racine === null ? null : 'foyer') : objet;
  if (emboite) controlerChamps(brut, FOYER, racine === null ? null : 'foyer');
  else controlerChamps(brut, FOYER_PLAT, racine);
  if (brut['situation'] === undefined || brut['situation'] === null) {
    return refuser('CHAMP_INVALIDE', 'La situation de famille est nécessaire.', 'situation');
  }
  // Every field present was just checked by its control.
  const foyer = completerFoyer(brut);
  // A year not voted is not refused here: the caller may compute it under an explicit hypothesis.
  const parametres = annee > derniere ? PARAMETRES_A_VENIR : trouverParametres(annee);
  const refus = parametres === undefined ? null : verifierFoyer(foyer, annee, parametres.valeurs);
  if (refus !== null) return refus;
  return typeof id === 'string' || typeof id === 'number'
    ? { annee_revenus: annee, foyer, id }
    : { annee_revenus: annee, foyer };
}

function lireOuRefuser(entree: unknown, racine: Chemin): FoyerLu | RefusFiscal | null {
  try {
    return lire(entree, racine);
  } catch (erreur) {
    if (erreur instanceof EntreeRefusee) return racine === null ? null : erreur.refus;
    throw erreur;
  }
}

/**
 * Reads a household from parsed JSON, flat (`{annee_revenus, situation, …}`) or nested (`{annee_revenus, foyer, id}`).
 * What is missing is worth 0, false, an empty list or nothing; the year and the marital status are required.
 *
 * @returns the household checked and complete, or a refusal with a French message and the path of the field at fault:
 * unknown field, wrong type, amount negative or absurd, contradictory facts, situation not covered
 */
export function lireFoyer(entree: unknown): FoyerLu | RefusFiscal {
  const lu = lireOuRefuser(entree, null) ?? lireOuRefuser(entree, '');
  if (lu === null) throw new Error('A household was refused on its first reading and not on the second');
  return lu;
}
