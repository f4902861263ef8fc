export * from './analyse-profil.ts';
export * from './applications.ts';
export * from './assistant.ts';
export * from './banque.ts';
export * from './calcul.ts';
export * from './clients.ts';
export * from './clients-champs.ts';
export { type ChampClient, SECTIONS_CLIENT } from './clients-sections.ts';
export { formatJsonIncorrect, lireFormulaireClient } from './clients-formulaire.ts';
export {
  LOCATIONS,
  REGIMES_LOCATIFS,
  STRUCTURES_CLIENT,
  type StructureClient,
  type ValeurStructure,
} from './clients-structures.ts';
export {
  CIVILITES,
  HORIZONS_PLACEMENT,
  PROFILS_RISQUE,
  REGIMES_MATRIMONIAUX,
  REPONSES_IFI,
  SITUATIONS_MARITALES,
  STATUTS_DOSSIER,
  STATUTS_PROFESSIONNELS,
  TYPES_CONTRAT,
} from './clients-valeurs.ts';
export * from './comptes.ts';
export * from './comptes-codes.ts';
export * from './comptes-email.ts';
export * from './comptes-externes.ts';
export * from './comptes-passkeys.ts';
export * from './comptes-reauthentification.ts';
export * from './comptes-securite.ts';
export { CONDITIONS_DE_VENTE } from './conditions.ts';
export * from './conscience.ts';
export * from './donnees-personnelles.ts';
export * from './erreurs.ts';
export * from './essai.ts';
export * from './facturation.ts';
export * from './formules.ts';
export { tropImbrique } from './imbrication.ts';
export * from './lecture.ts';
export * from './mot-de-passe.ts';
export { PAGES_WEB } from './pages.ts';
export { phraseDeChamp } from './phrases-de-champ.ts';
export * from './profil.ts';
export * from './questionnaire-valeurs.ts';
export * from './service.ts';
export * from './simulateurs.ts';
export * from './simulateurs-foyers.ts';
export * from './simulateurs-internationaux.ts';
export * from './simulateurs-pays.ts';
export * from './simulateurs-statuts.ts';
export * from './documents.ts';
export * from './voix.ts';
