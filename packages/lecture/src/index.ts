export { direAuConseiller } from './conseiller.ts';
export { clientDontOnParle, parleDeSoi } from './client-dont-on-parle.ts';
export { TITRES_DES_PERSONNES } from './lexique/dossier.ts';
export { lireQuestionDuDossier, type QuestionDuDossier } from './question-du-dossier.ts';
export { garder } from './garder.ts';
export { pourLesDerniers } from './texte/derniers.ts';
export { FAMILLES } from './lexique/familles.ts';
export { type ConceptTrouve, libelleDuConcept, nombreDeDits, trouverConcepts } from './lexique/lexique.ts';
export type { Devise } from './lexique/monnaies.ts';
export type { Mention, Periode, Sens, UniteDeDuree } from './mentions/mention.ts';
export { MOIS, moisNomme } from './lexique/mois.ts';
export { depuisMois, foisParAn, lirePeriodicite, type Periodicite } from './mentions/periode.ts';
export { lireQualite, type Qualite, qualiteGenerale } from './mentions/qualite.ts';
export { trouverMentions } from './mentions/trouver.ts';
export type { Portee } from './texte/edition.ts';
export { chiffrerNombresEnLettres } from './texte/nombres-lettres.ts';
export { canoniserNombres } from './texte/nombres.ts';
export { effacerFormules } from './texte/formules.ts';
export { plier } from './texte/plier.ts';
export { sansIdentifiants } from './texte/identifiants.ts';
export { lireTelephone } from './texte/telephone.ts';
export { aplatir, normaliser, normaliserTexte, reduire } from './texte/normaliser.ts';
export { TexteSuivi } from './texte/texte-suivi.ts';
export { libelleAlire, lireMotsDecisifs } from './decisifs.ts';
export { horsDuBareme, horsDuSeuil } from './bareme.ts';
export { estUneBorne, estUnIntervalle } from './limites.ts';
export { FORMULAIRES_NOMMES, NUMEROS_DE_FORMULAIRE, QUI_DEPOSE_UNE_LIASSE } from './lexique/reperes.ts';
export { lireDemandes, lireObjetsDeRegle, parleDeTransmission } from './demandes.ts';
export {
  libelleDuSujet,
  lireObjetDemande,
  lirePaysNommes,
  lireSujetsNommes,
  type ObjetDemande,
} from './objet-demande.ts';
export { horsDuSujet } from './autres-domaines.ts';
export { lireOrganismes, type OrganismeDit } from './organismes.ts';
export { payeDUnAutre } from './role-dit.ts';
export { lireRetrait } from './retraits.ts';
export { lireReponsesDites } from './reponses-dites.ts';
export { type Remplacement, remplacerDansLesTours } from './remplacer.ts';
export { remplacerLeDementi } from './remplacer-dementi.ts';
export { remplacerLaPeriode } from './periode-corrigee.ts';
export { direLAutreCas, ditUnAutreCas } from './autre-cas.ts';
export { type Element, lireElements } from './editions.ts';
export { lireValeur, motsDeParadigme, type Valeur } from './valeur-dite.ts';
export { lirePartsDeVariation, lireVariation, type Variation } from './variations.ts';
export { lireMotsDeSuite, type SuiteLue } from './suites.ts';
export { montantsSansRole } from './role.ts';
export { ditUnAjout, ditUnRemplacement, finDuCumul } from './tours.ts';
export { OUVRENT_UNE_SUITE, POLITESSES } from './lexique/ouvertures-de-suite.ts';
export { AVANCE_PAR_D_AUTRES, NOM_DU_GAIN, TAUX_D_UNE_PART, TAUX_DE_LA_LOI } from './lexique/croyances.ts';
export { CONJOINT_NOMME, DEVANT_SON_NOM } from './lexique/personnes.ts';
export { ANNONCENT_DES_ENFANTS, ECOLES_D_ENFANT, UN_DES_ENFANTS } from './lexique/scolarites.ts';
export { TAUX_AVANCES, VALEUR_D_UN_CONTRAT } from './lexique/sans-effet.ts';
export { ditDAutrui, ditDUnEx, sansAutresFoyers } from './autrui.ts';
export { ditUneSortie, estUnFraisDActivite } from './frais-d-activite.ts';
export { type AnneeDite, lireAnneeDite } from './annee-dite.ts';
export { secondesDemandes } from './secondes-demandes.ts';
export { nomSansEffet } from './sans-effet.ts';
export {
  AUTRE_DON_SANS_MONTANT,
  AUTRE_PARENT,
  AVEC_L_AUTRE_PARENT,
  DEMANDE_DES_DROITS,
  DON_ANTECEDENT,
  DON_RECU,
  DONNEZ_MOI,
  ENFANT_ET_CONJOINT,
  ILS_ME_FONT_UN_DON,
  ENFANTS_DE,
  GESTES_DU_DON,
  NOUS_DONNONS,
  PAYE_PAR_L_EMPLOYEUR,
  RECOIT_OU_DONNE,
  SANS_DON_FAMILIAL,
  SANS_L_AUTRE,
  VERBES_DU_DON,
} from './lexique/gratuite.ts';
export {
  A_TERME,
  AUTRE_QUE_LA_VALEUR,
  DEMANDE_LA_VALEUR,
  DEMEMBREMENT,
  DETIENT,
  DIT_US,
  FRACTIONS,
  GARDE,
  NU_PROPRIETAIRES,
  PART_VISEE,
  PAS_LES_DROITS,
  PENDANT,
} from './lexique/demembrement.ts';
export {
  A_CHACUN,
  AVEC_D_AUTRES,
  DEJA_EU,
  DETTE_SOLDEE,
  J_HERITE,
  L_AN_DERNIER,
  LES_DEUX_PARENTS,
  MA_DONATION,
  NIENT,
  SANS_RIEN,
  D_UN_AUTRE_LIT,
  DETTE_DE_L_HERITIER,
  DETTE_DU_SURVIVANT,
  ENFANTS_DU_BEAU_PARENT,
  ENFANTS_ENSEMBLE,
  NI_D_UN_AUTRE_LIT,
  PART_DU_DEFUNT,
} from './lexique/heritage.ts';
export {
  CHACUN,
  CHACUN_DE,
  CHEZ_QUEL_PARENT,
  DONNENT,
  PARTS_DITES,
  VERS,
} from './lexique/attributions.ts';
export {
  ACHAT_DATE,
  DEJA_COMPTE,
  DONNE_OU_LAISSE,
  FINANCEMENT_DIT,
  FOYER_DIT,
  GAGNE_A_COTE,
  GAGNE_APRES,
  GARDE_POUR_SOI,
  MIS_A_PART,
  PAYE_JADIS,
  PLAFOND_VOULU,
  TRANSMISSION_DEMANDEE,
  TRANSMISSION_DITE,
} from './lexique/a-cote.ts';
export { motsDits, type MotsDits } from './texte/mots-dits.ts';
export {
  ARTICLES_PAR_CALCUL,
  AUTOUR_D_UN_ARTICLE,
  BIEN_EN_FRANCE,
  EN_EUROS,
  VEND_UN_BIEN,
  VENDEUR_NON_RESIDENT,
} from './lexique/notes-de-conseil.ts';
export { enEurosDAvant, FRANCS_PAR_EURO } from './texte/anciens-francs.ts';
export { METIER_DIT, REGIME_DIT } from './lexique/metiers-independants.ts';
export {
  CLASSE_D_IMPOT,
  CODES_DU_PAYS,
  DU_PAYS,
  GAIN_DE_CLASSE,
  VILLES_DES_CANTONS,
} from './lexique/pays-d-impot.ts';
export { montantsDits, nomsLies, type NomDit } from './noms-lies.ts';
