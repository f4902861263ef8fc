import { refuser, refuserAnnee } from '../../core/annee-fiscale.ts';
import type { RefusFiscal } from '../../core/resultat.ts';
import { derniereAnneeCouverte, PREMIERE_ANNEE_COUVERTE, trouverParametres } from '../parametres/index.ts';
import { completerDeclarant, completerFoyer, completerPersonne } from './completer-foyer.ts';
import type { Declarant, FoyerFiscal, PersonneACharge, Scolarite, SituationFamiliale } from './foyer.ts';
import type { Lecteur, Lecteurs } from './lire-champs.ts';
import {
  EntreeRefusee,
  lireChamps,
  lireEntier,
  lireListe,
  lireMontant,
  lireObjet,
  lireOuiNon,
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

const lireSituation: Lecteur<SituationFamiliale> = (valeur, chemin) =>
  SITUATIONS.find((situation) => situation === valeur) ??
  rejeter(chemin, `Le champ « ${chemin} » doit être l’une des valeurs : ${SITUATIONS.join(', ')}.`);

const LECTEURS_DECLARANT: Lecteurs<Declarant> = {
  salaires: lireMontant,
  frais_reels: lireMontant,
  pensions_retraite: lireMontant,
  micro_bnc: lireMontant,
  micro_bic_ventes: lireMontant,
  micro_bic_services: lireMontant,
  per_versements: lireMontant,
  per_plafond: lireMontant,
};

const lireDeclarant: Lecteur<Declarant> = (valeur, chemin) =>
  completerDeclarant(lireChamps(lireObjet(valeur, chemin), LECTEURS_DECLARANT, chemin));

const LECTEURS_PERSONNE: Lecteurs<PersonneACharge> = {
  annee_naissance: lireEntier,
  garde_alternee: lireOuiNon,
  invalide: lireOuiNon,
};

const lirePersonne: Lecteur<PersonneACharge> = (valeur, chemin) => {
  const lue = lireChamps(lireObjet(valeur, chemin), LECTEURS_PERSONNE, chemin);
  const naissance = lue.annee_naissance;
  if (naissance === undefined) {
    return rejeter(`${chemin}.annee_naissance`, 'L’année de naissance de chaque personne à charge est nécessaire.');
  }
  return completerPersonne({ ...lue, annee_naissance: naissance });
};

const LECTEURS_SCOLARITE: Lecteurs<Scolarite> = { college: lireEntier, lycee: lireEntier, superieur: lireEntier };

const lireScolarite: Lecteur<Scolarite> = (valeur, chemin) => ({
  college: 0,
  lycee: 0,
  superieur: 0,
  ...lireChamps(lireObjet(valeur, chemin), LECTEURS_SCOLARITE, chemin),
});

const LECTEURS_FOYER: Lecteurs<FoyerFiscal> = {
  situation: lireSituation,
  annee_naissance_declarant1: lireEntier,
  annee_naissance_declarant2: lireEntier,
  enfants: lireListe(lirePersonne),
  parent_isole_T: lireOuiNon,
  case_L: lireOuiNon,
  invalidite_declarant1_P: lireOuiNon,
  invalidite_declarant2_F: lireOuiNon,
  ancien_combattant_W: lireOuiNon,
  ancien_combattant_couple_S: lireOuiNon,
  declarant1: lireDeclarant,
  declarant2: lireDeclarant,
  revenus_fonciers_reel_net: lireMontant,
  micro_foncier_recettes: lireMontant,
  deficit_foncier_imputable: lireMontant,
  dividendes: lireMontant,
  interets: lireMontant,
  option_bareme: lireOuiNon,
  csg_deductible_base_2BH: lireMontant,
  csg_deductible_6DE: lireMontant,
  plus_values_mobilieres: lireMontant,
  pension_alimentaire_enfant_majeur: lireMontant,
  pensions_alimentaires_autres: lireMontant,
  dons_66: lireMontant,
  dons_75: lireMontant,
  emploi_domicile: lireMontant,
  garde_enfants: lireListe(lireMontant),
  garde_enfants_alternee: lireListe(lireMontant),
  scolarite: lireScolarite,
};

interface Enveloppe {
  annee_revenus: number;
  foyer: Readonly<Record<string, unknown>>;
  id: string | number;
}

const lireId: Lecteur<string | number> = (valeur, chemin) =>
  typeof valeur === 'string' || typeof valeur === 'number'
    ? valeur
    : rejeter(chemin, 'L’identifiant doit être un texte ou un nombre.');

const LECTEURS_ENVELOPPE: Lecteurs<Enveloppe> = { annee_revenus: lireEntier, foyer: lireObjet, id: lireId };

/** Splits `{annee_revenus, id, foyer}` or the flat form, where the fields of the household stand beside the year. */
function separer(entree: unknown): {
  enveloppe: Partial<Enveloppe>;
  foyer: Readonly<Record<string, unknown>>;
  prefixe: string;
} {
  const objet = lireObjet(entree, '');
  if (Object.hasOwn(objet, 'foyer')) {
    const enveloppe = lireChamps(objet, LECTEURS_ENVELOPPE, '');
    return { enveloppe, foyer: lireObjet(objet['foyer'], 'foyer'), prefixe: 'foyer' };
  }
  const { annee_revenus, id, ...foyer } = objet;
  return { enveloppe: lireChamps({ annee_revenus, id }, LECTEURS_ENVELOPPE, ''), foyer, prefixe: '' };
}

function lire(entree: unknown): FoyerLu | RefusFiscal {
  const { enveloppe, foyer: brut, prefixe } = separer(entree);
  const annee = enveloppe.annee_revenus;
  if (annee === undefined) {
    return refuser('CHAMP_INVALIDE', 'L’année des revenus (annee_revenus) est nécessaire.', 'annee_revenus');
  }
  const derniere = derniereAnneeCouverte();
  if (annee < PREMIERE_ANNEE_COUVERTE) return refuserAnnee(annee, PREMIERE_ANNEE_COUVERTE, derniere);
  const lus = lireChamps(brut, LECTEURS_FOYER, prefixe);
  if (lus.situation === undefined)
    return refuser('CHAMP_INVALIDE', 'La situation de famille est nécessaire.', 'situation');
  const foyer = completerFoyer(lus);
  // A year not voted is not refused here: the caller may compute it under an explicit hypothesis.
  const parametres = trouverParametres(Math.min(annee, derniere));
  const refus = parametres === undefined ? null : verifierFoyer(foyer, annee, parametres.valeurs);
  if (refus !== null) return refus;
  return { annee_revenus: annee, foyer, ...(enveloppe.id === undefined ? {} : { id: enveloppe.id }) };
}

/**
 * Reads a household from parsed JSON, flat (`{annee_revenus, situation, …}`) or nested (`{annee_revenus, foyer, id}`).
 * What is missing is worth 0, false, an empty list or nothing; the year and the marital status are required.
 *
 * @returns the household checked and complete, or a refusal with a French message and the path of the field at fault:
 * unknown field, wrong type, amount negative or absurd, contradictory facts, situation not covered
 */
export function lireFoyer(entree: unknown): FoyerLu | RefusFiscal {
  try {
    return lire(entree);
  } catch (erreur) {
    if (erreur instanceof EntreeRefusee) return erreur.refus;
    throw erreur;
  }
}
