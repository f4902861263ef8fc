export { type OptionsAssistant, creerAssistant } from './assistant.ts';
export { creerModeleEmbarque } from './modele-embarque/modele.ts';
export type {
  AppelOutil,
  Assistant,
  Correction,
  DemandeAssistant,
  EvenementAssistant,
  OptionsReponse,
  ReponseAssistant,
} from './types.ts';
export { CHAMPS_DU_DOSSIER, type Dossier, type FicheDuDossier } from './dossier/dossier.ts';
export { affirme } from './modele-embarque/question-de-droit.ts';
export { creerAssistantHeberge } from './modeles-heberges/assistant-heberge.ts';
export { estReseauPropre, refusAdresse } from './modeles-heberges/adresse.ts';
export { chargerModele } from './modeles-heberges/charger.ts';
export { ADRESSES, type ModeleHeberge, PROTOCOLES } from './modeles-heberges/configuration.ts';
export type { Consommation } from './modeles-heberges/consommation.ts';
export type { IdentiteConnue } from './pseudonymes/genres.ts';
export { avecTextesOfficiels } from './textes-officiels/avec-textes-officiels.ts';
export { linkSignals } from './linked-signal.ts';
export { LectureTropLongue, surveillerLaLecture } from './temps-de-lecture.ts';
export { lireEntretien } from './entretien/lire-entretien.ts';
export { direAuConseiller, lireTelephone, trouverMentions } from '@francis/lecture';
export { analyserTexteDeProfil } from './questionnaire/analyser.ts';
export { type Appel, Registre } from './orchestration/registre.ts';
export { formater } from './orchestration/typographie.ts';
export { ideeRecue } from './outils/chercher-notes.ts';
export { creerOutils } from './outils/outils.ts';
export { creerModeleDeLecture, type Interpretation } from './questions/modele-de-lecture.ts';
export { CorrectionRefusee, corrigerAppels } from './lecteurs/corriger.ts';
export { presenterLecture } from './lecteurs/presenter.ts';
export { faitsAjoutables, lectureAVerifier } from './precisions/ajouter.ts';
export { preciser } from './precisions/preciser.ts';
export { creerAssistantEmbarque } from './suites/assistant-embarque.ts';
export { estUnEssai, questionTranchee, type SortDeLEssai, trancherLEssai } from './suites/trancher.ts';
export { doutesGardes, precedentDe } from './suites/doutes-gardes.ts';
export { type Precedent, suivre } from './suites/suivre.ts';
export type { Doute } from './certitude.ts';
export { recalculer, type Recalcul } from './questions/recalculer.ts';
