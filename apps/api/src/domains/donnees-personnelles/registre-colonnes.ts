import type { TRAITEMENTS } from './registre-traitements.ts';

/** Each column of each table that holds a person: a new one is given its reason here, or a test fails. */
export const COLONNES: Readonly<Record<string, readonly [traitement: keyof typeof TRAITEMENTS, colonnes: string]>> = {
  utilisateurs: [
    'compte',
    'id email nom_complet type_compte mot_de_passe permissions_retirees demonstration cree_le desactive_le email_verifie_le sujet_audit',
  ],
  profils: ['profil', 'utilisateur_id donnees modifie_le'],
  conversations: ['assistant', 'id utilisateur_id client_id titre titre_de juridiction cree_le modifiee_le version'],
  messages: [
    'assistant',
    'id rang conversation_id role contenu cree_le balisage sources statut calculs notes suites modele versions lecture situation version avis avis_commentaire avis_le',
  ],
  questions: [
    'quota',
    'id utilisateur_id mois periode etat reservee_le expire_le conversation_id message_id reponse_id cle_idempotence empreinte_requete jetons_modele micro_euros',
  ],
  documents: ['documents', 'id utilisateur_id etat nature garde depose_le pris_le refus lecture acceptes'],
  abonnements: [
    'abonnement',
    'id utilisateur_id commande_id formule prestataire externe_id statut souscrit_le debut_periode fin_periode renouvele rappel_pour retracte_le rang',
  ],
  departs_banque: ['liens', 'empreinte utilisateur_id session_id expire_le'],
  connexions_banque: [
    'banque',
    'id utilisateur_id moyen fournisseur nom statut jetons connectee_le lue_le accord_jusquau',
  ],
  comptes_banque: ['banque', 'id connexion_id externe_id nom genre devise fin_iban'],
  soldes_banque: ['banque', 'compte_id jour solde disponible'],
  clients_paiement: ['abonnement', 'utilisateur_id prestataire externe_id cree_le'],
  commandes: [
    'abonnement',
    'id utilisateur_id prestataire formule centimes tva_centimes conditions statut session_externe retour annulation creee_le',
  ],
  factures: [
    'abonnement',
    'id utilisateur_id abonnement_id externe_id numero centimes tva_centimes statut emise_le lien',
  ],
  evenements_paiement: [
    'evenements',
    'id rang type client_externe abonnement_externe facture_externe recu_le traite_le',
  ],
  sessions: [
    'session',
    'id utilisateur_id ouverte_le derniere_activite revoquee_le motif_revocation empreinte_appareil niveau reauthentifiee_le appareil reseau',
  ],
  jetons_rafraichissement: ['session', 'empreinte session_id cree_le utilise_le'],
  tickets: ['liens', 'empreinte utilisateur_id usage email cree_le expire_le'],
  codes_email: ['liens', 'utilisateur_id usage empreinte demandeurs cree_le expire_le'],
  facteurs: ['authentification', 'id utilisateur_id nom secret cree_le confirme_le dernier_pas essais fenetre_le'],
  codes_secours: ['authentification', 'id utilisateur_id empreinte utilise_le'],
  passkeys: [
    'authentification',
    'id utilisateur_id nom identifiant cle compteur transports synchronisee cree_le utilise_le',
  ],
  identites_externes: ['authentification', 'id utilisateur_id fournisseur emetteur sujet email liee_le utilisee_le'],
  defis_mfa: ['liens', 'empreinte utilisateur_id cree_le expire_le empreinte_appareil'],
  defis_webauthn: ['liens', 'empreinte utilisateur_id expire_le'],
  echanges_externes: [
    'liens',
    'empreinte fournisseur verificateur nonce navigateur utilisateur_id type_compte expire_le',
  ],
  appareils_connus: ['appareils', 'empreinte utilisateur_id cree_le vu_le'],
  echecs_connexion: ['abus', 'cle nombre premier_le dernier_le'],
  autorisations: [
    'programmes',
    'id utilisateur_id application_id portees ressource accordee_le utilisee_le revoquee_le motif_revocation',
  ],
  codes_autorisation: ['programmes', 'empreinte autorisation_id redirection defi expire_le utilise_le'],
  jetons_application: ['programmes', 'empreinte autorisation_id cree_le expire_le utilise_le'],
  courriers: ['demonstration', 'rang destinataire sujet texte html envoye_le'],
  courriers_en_attente: ['envois', 'id destinataire scelle essais cree_le prochain_essai_le'],
  acces_retires: ['envois', 'utilisateur_id quoi'],
  envois_demandes: ['demandes', 'id destinataire demandeur genre le'],
  journal_audit: ['preuve', 'id rang chaine sujet action ressource instant reseau appareil reussi risque metadonnees'],
  consentements: ['consentement', 'id utilisateur_id finalite version choix choisi_le'],
  demandes_suppression: ['effacement', 'utilisateur_id demandee_le motif effective_le'],
  membres_cabinet: ['cabinet', 'utilisateur_id cabinet_id role fonction specialite annees_experience depuis_le'],
  cabinets: ['cabinet', 'id nom siret telephone adresse site cree_le'],
  invitations_cabinet: ['invitations', 'id cabinet_id email role empreinte invitee_par creee_le expire_le'],
  cles_api: [
    'clesApi',
    'id cabinet_id utilisateur_id nom debut empreinte portees niveau creee_le expire_le utilisee_le revoquee_le',
  ],
  requetes_idempotentes: [
    'repetitions',
    'utilisateur_id cle cle_api_id empreinte statut type corps recue_le expire_le',
  ],
  imports_clients: ['importation', 'id cabinet_id utilisateur_id colonnes lignes correspondance depose_le expire_le'],
  imports_lignes: ['importation', 'import_id cabinet_id rang cellules champs fautes doublon'],
  logos_cabinet: ['cabinet', 'cabinet_id image modifie_le'],
  accords_cabinet: ['sousTraitance', 'id cabinet_id version accepte_par auteur accepte_le'],
  clients: [
    'dossiers',
    'id cabinet_id ouvert_par version cree_le modifie_le cle_nom nom_client prenom_client civilite_client nom_usage_client date_naissance_client lieu_naissance_client nationalite_client numero_fiscal_client email_client telephone_principal_client telephone_secondaire_client pays_residence_fiscale_client adresse_postale_client code_postal_client ville_client situation_maritale_client date_mariage_pacs_client regime_matrimonial_client nombre_enfants_a_charge_client personnes_dependantes_client details_enfants_client profession_client1 statut_professionnel_client1 nom_employeur_entreprise_client1 type_contrat_client1 revenu_net_annuel_client1 autres_revenus_client1 profession_client2 statut_professionnel_client2 nom_employeur_entreprise_client2 type_contrat_client2 revenu_net_annuel_client2 autres_revenus_client2 revenus_fonciers_annuels_bruts_foyer charges_foncieres_deductibles_foyer revenus_capitaux_mobiliers_foyer plus_values_mobilieres_foyer plus_values_immobilieres_foyer benefices_industriels_commerciaux_foyer benefices_non_commerciaux_foyer pensions_retraites_percues_foyer pensions_alimentaires_percues_foyer autres_revenus_foyer_details residence_principale_details residences_secondaires_details investissements_locatifs_details autres_biens_immobiliers_details comptes_courants_solde_total_estime livrets_epargne_details assurance_vie_details pea_details compte_titres_valeur_estimee epargne_retraite_details autres_placements_financiers_details valeur_entreprise_parts_sociales comptes_courants_associes_solde vehicules_valeur_estimee objets_art_valeur_estimee credits_consommation_encours_total autres_dettes_details objectifs_fiscaux_client objectifs_patrimoniaux_client horizon_placement_client profil_risque_investisseur_client notes_objectifs_projets_client dernier_avis_imposition_details tranche_marginale_imposition_estimee credits_reductions_impot_recurrents ifi_concerne_client notes_fiscales_client faits_fiscaux_client champs_relus_client statut_dossier_pro prochain_rendez_vous_pro notes_internes_pro',
  ],
  analyses_clients: [
    'dossiers',
    'id cabinet_id client_id genre auteur le version_dossier annee parametres faits resultat',
  ],
  archives_cabinet: [
    'archives',
    'id cabinet_id demandee_par auteur demandee_le travail cle prete_le expire_le octets somme clients fichiers',
  ],
  rejeux_passages: ['dossiers', 'id cabinet_id annee parametres demande_le fini_le travail relues changees'],
  rejeux_analyses: ['dossiers', 'analyse_id parametres cabinet_id client_id le ecart phrase chiffres loi'],
  conseils: [
    'conseils',
    'id cabinet_id client_id analyse_id rang le conserve_jusquau empreinte precedente chaine cle scelle',
  ],
  coffres_conseils: ['conseils', 'client_id cabinet_id cle tete'],
  modeles_cabinet: ['modeles', 'cabinet_id genre texte modifie_le modifie_par'],
  portefeuille_passages: [
    'portefeuille',
    'id cabinet_id auteur demande_le fini_le travail annee parametres reforme total bilan',
  ],
  portefeuille_calculs: [
    'portefeuille',
    'client_id cabinet_id version_dossier empreinte parametres foyer statut impot tmi gain leviers manques',
  ],
  portefeuille_lignes: ['portefeuille', 'passage_id client_id cabinet_id statut impot tmi gain leviers manques effet'],
  reunions: [
    'reunions',
    'id cabinet_id client_id ouverte_par source titre etat accord_par accord_texte commencee_le duree_minutes participants lignes resume propositions lecture acceptes',
  ],
  espaces_clients: [
    'espaceClient',
    'id cabinet_id client_id email invite_par par faits documents empreinte envoyee_le expire_le ouverte_le recue_le annoncee_le revoquee_le code_empreinte code_expire_le code_essais codes_emis session_empreinte session_expire_le propositions',
  ],
  depots_espace: [
    'espaceClient',
    'id cabinet_id client_id espace_id demande libre etat nature depose_le pris_le refus lecture',
  ],
  webhooks: ['webhooks', 'id cabinet_id cree_par url secret_scelle cree_le secret_le echecs desactive_le'],
  livraisons_webhooks: [
    'webhooks',
    'id cabinet_id webhook_id client_id analyse_id evenement cle etat essais statut raison cree_le tente_le',
  ],
  fiches_annuaire: [
    'annuaire',
    'id utilisateur_id nom cabinet_id ville metiers sujets langues presentation cle cle_ville texte publiee_le',
  ],
  suivis_annuaire: ['suivis', 'utilisateur_id fiche_id suivi_le'],
  recherches_annuaire: ['suivis', 'utilisateur_id ville metiers sujets langues modifiee_le'],
  echanges: ['echanges', 'id ouvert_le'],
  echanges_participants: [
    'echanges',
    'echange_id cote utilisateur_id nom dernier_le dernier_rang lu_rang annonce_rang annonce_le',
  ],
  echanges_messages: ['echanges', 'id echange_id rang auteur_id cote contenu envoye_le retire_le'],
  blocages: ['moderation', 'id auteur_id vise_id nom le'],
  signalements: ['moderation', 'id auteur_id vise_id message_id motif texte extrait le decision decide_le'],
  journal_moderation: ['moderation', 'id rang signalement_id geste auteur vise_id motif extrait raison le'],
  remises: [
    'remises',
    'id utilisateur_id professionnel_id cabinet_id de professionnel faits texte etat envoyee_le repondue_le reprise_le client_id inscrits',
  ],
  clients_historique: ['dossiers', 'id cabinet_id client_id version auteur le champs'],
  clients_mots: ['dossiers', 'cabinet_id mot cle_nom client_id'],
  clients_nombres: ['dossiers', 'cabinet_id statut nombre'],
};
