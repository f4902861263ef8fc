import { annee, choix, compte, montant, ouiNon } from './fabrique.ts';
import type { DefinitionFait } from '../types.ts';

/** Who the household is: situation, dates of birth, dependants, what raises the number of parts. */
export const FAITS_FOYER: readonly DefinitionFait[] = [
  annee('annee', 'année des revenus', {
    question: 'De quelle année sont les revenus ?',
    defaut: { valeur: 'derniere_annee', phrase: 'Revenus de la dernière année déclarée.', coutumier: true },
  }),
  choix(
    'foyer.situation',
    'situation de famille',
    { celibataire: 'célibataire', divorce: 'divorcé', veuf: 'veuf', marie: 'marié', pacse: 'pacsé' },
    { titulaire: 'foyer', question: 'Êtes-vous célibataire, marié, pacsé, divorcé ou veuf ?', article: 'CGI art. 6' },
  ),
  choix(
    'foyer.departement_outre_mer',
    'département d’outre-mer',
    { guadeloupe_martinique_reunion: 'Guadeloupe, Martinique ou Réunion', guyane_mayotte: 'Guyane ou Mayotte' },
    {
      titulaire: 'foyer',
      article: 'CGI art. 197',
      defaut: { valeur: 'metropole', phrase: 'Domicile en métropole.', coutumier: true },
    },
  ),
  annee('foyer.annee_deces_conjoint', 'année du décès du conjoint', { titulaire: 'foyer', case: 'Z' }),
  annee('foyer.annee_naissance_declarant1', 'votre année de naissance', { titulaire: 'declarant1', case: '0DA' }),
  annee('foyer.annee_naissance_declarant2', 'l’année de naissance de l’autre', {
    titulaire: 'declarant2',
    case: '0DB',
  }),
  annee('foyer.enfants.*.annee_naissance', 'année de naissance de l’enfant', {
    titulaire: 'enfant',
    question: 'Quel âge a chaque enfant ?',
    case: 'F',
    article: 'CGI art. 196',
  }),
  compte('foyer.enfants.*.age', 'âge de l’enfant au 31 décembre', 'age', {
    titulaire: 'enfant',
    article: 'CGI art. 196',
  }),
  compte('foyer.nombre_enfants', 'nombre d’enfants mineurs à charge', 'nombre', {
    titulaire: 'foyer',
    article: 'CGI art. 196',
  }),
  ouiNon('foyer.enfants.*.garde_alternee', 'garde alternée', {
    titulaire: 'enfant',
    question: 'L’enfant vit-il chez vous toute l’année ou en garde alternée ?',
    defaut: { valeur: false, phrase: 'Enfant à la charge exclusive du foyer.', coutumier: true },
    case: 'H',
    article: 'CGI art. 194',
  }),
  ouiNon('foyer.enfants.*.invalide', 'carte d’invalidité de l’enfant', {
    titulaire: 'enfant',
    defaut: { valeur: false, phrase: 'Aucun handicap.', coutumier: true },
    case: 'G',
    article: 'CGI art. 195',
  }),
  montant('foyer.enfants.*.salaires', 'salaire de l’enfant rattaché', { titulaire: 'enfant', case: '1CJ' }),
  ouiNon('foyer.parent_isole_T', 'vit seul avec ses enfants', {
    titulaire: 'foyer',
    question: 'Vivez-vous seul avec vos enfants, sans autre adulte ?',
    case: 'T',
    article: 'CGI art. 194',
  }),
  ouiNon('foyer.case_L', 'a élevé seul un enfant pendant cinq ans', {
    titulaire: 'foyer',
    case: 'L',
    article: 'CGI art. 195',
    defaut: { valeur: false, phrase: 'Pas de demi-part particulière.', coutumier: true },
  }),
  ouiNon('foyer.invalidite_declarant1_P', 'votre carte d’invalidité', {
    titulaire: 'declarant1',
    case: 'P',
    article: 'CGI art. 195',
    defaut: { valeur: false, phrase: 'Aucun handicap.', coutumier: true },
  }),
  ouiNon('foyer.invalidite_declarant2_F', 'la carte d’invalidité de l’autre', {
    titulaire: 'declarant2',
    case: 'F',
    article: 'CGI art. 195',
    defaut: { valeur: false, phrase: 'Aucun handicap.', coutumier: true },
  }),
  ouiNon('foyer.ancien_combattant_W', 'carte du combattant', {
    titulaire: 'foyer',
    case: 'W',
    article: 'CGI art. 195',
  }),
  ouiNon('foyer.ancien_combattant_couple_S', 'carte du combattant dans le couple', {
    titulaire: 'foyer',
    case: 'S',
    article: 'CGI art. 195',
  }),
  montant('revenuNetImposable', 'revenu net imposable du foyer, après abattements', {
    titulaire: 'foyer',
    article: 'CGI art. 158',
  }),
  montant('supplement', 'supplément de revenu à l’essai', { titulaire: 'declarant1' }),
  montant('retenue', 'impôt déjà prélevé à la source', { titulaire: 'foyer', case: '8HV', article: 'CGI art. 204 A' }),
  montant('foyer.rfr_n_moins_1', 'revenu fiscal de référence de l’année d’avant', { titulaire: 'foyer' }),
  montant('foyer.rfr_n_moins_2', 'revenu fiscal de référence deux ans avant', { titulaire: 'foyer' }),
  ouiNon('foyer.demande_lissage_cehr', 'lissage de la contribution sur les hauts revenus demandé', {
    titulaire: 'foyer',
    article: 'CGI art. 223 sexies',
  }),
  compte('parts', 'nombre de parts', 'nombre', { titulaire: 'foyer', article: 'CGI art. 194' }),
];
