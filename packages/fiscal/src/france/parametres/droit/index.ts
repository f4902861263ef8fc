import type { Domaine } from '../domaines/definition.ts';
import { AVANTAGES } from './avantages.ts';
import { CAMPAGNE } from './campagne.ts';
import { CONTROLE } from './controle.ts';
import { DELAIS } from './declaration.ts';
import { ENTREPRISE_INDIVIDUELLE } from './entreprises.ts';
import { FAITS_ANDORRE, FAITS_LUXEMBOURG, FAITS_SUISSE } from './faits-etrangers.ts';
import { FOYER } from './foyer.ts';
import { INTERNATIONAL_FRANCE } from './international.ts';
import { IMMATRICULATION, ORGANISME } from './organismes.ts';
import { AGRICULTURE, SUJETS_RARES } from './sujets-rares.ts';
import { PENALITES } from './penalites.ts';
import { PENSIONS } from './pensions.ts';
import { RETENUE } from './retenue.ts';
import { SALAIRES, SALAIRES_ANNEE } from './salaires.ts';
import { SOCIETE_ET_DIRIGEANT } from './societes.ts';
import { TELETRAVAIL } from './teletravail.ts';
import { TVA_FRANCE } from './tva.ts';
import { CONTRAT_VIE, PLAN_RETRAITE, TITRE } from './epargne.ts';
import { ACHAT, CESSION, FORTUNE, TAXE_LOCALE } from './immobilier.ts';
import { BAILLEUR, MEUBLE } from './location.ts';
import { DECES, DEMEMBREMENT_REGLES, DON, PACTE_DUTREIL } from './patrimoine.ts';

/** Legal numbers that texts quote and no computation uses: delays, penalties, thresholds of formalities. */
export const DOMAINES_DROIT: readonly Domaine[] = [
  DELAIS,
  AVANTAGES,
  CAMPAGNE,
  CONTROLE,
  FOYER,
  PENALITES,
  PENSIONS,
  RETENUE,
  SALAIRES,
  SALAIRES_ANNEE,
  TELETRAVAIL,
  ACHAT,
  BAILLEUR,
  CESSION,
  CONTRAT_VIE,
  DECES,
  DEMEMBREMENT_REGLES,
  DON,
  FORTUNE,
  MEUBLE,
  PACTE_DUTREIL,
  PLAN_RETRAITE,
  TAXE_LOCALE,
  TITRE,
  ENTREPRISE_INDIVIDUELLE,
  SOCIETE_ET_DIRIGEANT,
  TVA_FRANCE,
  INTERNATIONAL_FRANCE,
  ORGANISME,
  IMMATRICULATION,
  SUJETS_RARES,
  AGRICULTURE,
  FAITS_SUISSE,
  FAITS_LUXEMBOURG,
  FAITS_ANDORRE,
];
