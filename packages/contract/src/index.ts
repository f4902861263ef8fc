export * from './analyse-profil.ts';
export * from './analyses.ts';
export * from './annuaire.ts';
export { LANGUES_ANNUAIRE, SUJETS_ANNUAIRE, TEXTE_ACCORD_ANNUAIRE, VILLES_ANNUAIRE } from './annuaire-valeurs.ts';
export * from './applications.ts';
export * from './articles.ts';
export * from './assistant.ts';
export * from './banque.ts';
export * from './calcul.ts';
export * from './cabinet.ts';
export * from './cabinet-membres.ts';
export { ACCORD_SOUS_TRAITANCE } from './cabinet-versions.ts';
export * from './cles.ts';
export { LISTE_PORTEES, PORTEES_CLE, type PorteeCle } from './cles-portees.ts';
export * from './clients.ts';
export * from './clients-champs.ts';
export {
  CODE_POSTAL_FRANCAIS,
  incoherencesDuDossier,
  NAISSANCE_A_VENIR,
  UNION_AVANT_NAISSANCE,
} from './clients-coherence.ts';
export { type ChampClient, libelleDuChamp, rangerChamps, SECTIONS_CLIENT } from './clients-sections.ts';
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
export * from './conseils.ts';
export * from './donnees-personnelles.ts';
export { EXTENSION_TEAMS, manifesteExtension } from './extension.ts';
export {
  type ChampDicte,
  extraire,
  extraireCoordonnees,
  type Extraction,
  type Proposition,
} from './entretien-client.ts';
export * from './echanges.ts';
export { DECISIONS_MODERATION, LIMITES_ECHANGES, MOTIFS_SIGNALEMENT } from './echanges-valeurs.ts';
export * from './erreurs.ts';
export * from './espace-client.ts';
export * from './essai.ts';
export * from './facturation.ts';
export * from './famille.ts';
export * from './formules.ts';
export * from './importation.ts';
export { tropImbrique } from './imbrication.ts';
export * from './lecture.ts';
export * from './modeles.ts';
export * from './mot-de-passe.ts';
export { PAGES_WEB } from './pages.ts';
export { phraseDeChamp } from './phrases-de-champ.ts';
export * from './archives.ts';
export * from './noms.ts';
export * from './partages.ts';
export * from './portefeuille.ts';
export * from './profil.ts';
export * from './questionnaire-valeurs.ts';
export * from './faits-remettables.ts';
export * from './remises.ts';
export * from './reunions.ts';
export { REGLAGES_TEAMS, REUNION_SANS_LIGNE_MS, TEXTE_ACCORD_REUNION } from './reunions-textes.ts';
export * from './service.ts';
export * from './simulateurs.ts';
export * from './simulateurs-foyers.ts';
export * from './simulateurs-internationaux.ts';
export * from './simulateurs-pays.ts';
export * from './simulateurs-papier.ts';
export * from './simulateurs-statuts.ts';
export * from './site.ts';
export * from './documents.ts';
export * from './voix.ts';
export * from './webhooks.ts';
