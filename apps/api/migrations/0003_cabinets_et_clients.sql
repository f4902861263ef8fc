-- Roles belong to the whole server: another database, or another instance that starts, may have made it already.
DO $$ BEGIN
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'francis_cabinet') THEN
		CREATE ROLE "francis_cabinet" NOLOGIN;
	END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
	IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
		EXECUTE format('GRANT "francis_cabinet" TO %I', current_user);
	END IF;
END $$;
--> statement-breakpoint
CREATE TABLE "cabinets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nom" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cabinets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "membres_cabinet" (
	"utilisateur_id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"role" text NOT NULL,
	"depuis_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "membres_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"ouvert_par" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL,
	"nom_client" text NOT NULL,
	"prenom_client" text NOT NULL,
	"civilite_client" text DEFAULT 'M.',
	"nom_usage_client" text,
	"date_naissance_client" date,
	"lieu_naissance_client" text,
	"nationalite_client" text,
	"numero_fiscal_client" text,
	"email_client" text,
	"telephone_principal_client" text,
	"telephone_secondaire_client" text,
	"pays_residence_fiscale_client" text,
	"adresse_postale_client" text,
	"code_postal_client" text,
	"ville_client" text,
	"situation_maritale_client" text,
	"date_mariage_pacs_client" date,
	"regime_matrimonial_client" text,
	"nombre_enfants_a_charge_client" integer,
	"personnes_dependantes_client" jsonb,
	"details_enfants_client" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profession_client1" text,
	"statut_professionnel_client1" text,
	"nom_employeur_entreprise_client1" text,
	"type_contrat_client1" text,
	"revenu_net_annuel_client1" double precision,
	"autres_revenus_client1" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"profession_client2" text,
	"statut_professionnel_client2" text,
	"nom_employeur_entreprise_client2" text,
	"type_contrat_client2" text,
	"revenu_net_annuel_client2" double precision,
	"autres_revenus_client2" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revenus_fonciers_annuels_bruts_foyer" double precision,
	"charges_foncieres_deductibles_foyer" double precision,
	"revenus_capitaux_mobiliers_foyer" double precision,
	"plus_values_mobilieres_foyer" double precision,
	"plus_values_immobilieres_foyer" double precision,
	"benefices_industriels_commerciaux_foyer" double precision,
	"benefices_non_commerciaux_foyer" double precision,
	"pensions_retraites_percues_foyer" double precision,
	"pensions_alimentaires_percues_foyer" double precision,
	"autres_revenus_foyer_details" text,
	"residence_principale_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"residences_secondaires_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"investissements_locatifs_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"autres_biens_immobiliers_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"comptes_courants_solde_total_estime" double precision,
	"livrets_epargne_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"assurance_vie_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pea_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"compte_titres_valeur_estimee" double precision,
	"epargne_retraite_details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"autres_placements_financiers_details" text,
	"valeur_entreprise_parts_sociales" double precision,
	"comptes_courants_associes_solde" double precision,
	"vehicules_valeur_estimee" double precision,
	"objets_art_valeur_estimee" double precision,
	"credits_consommation_encours_total" double precision,
	"autres_dettes_details" text,
	"objectifs_fiscaux_client" text,
	"objectifs_patrimoniaux_client" text,
	"horizon_placement_client" text,
	"profil_risque_investisseur_client" text,
	"notes_objectifs_projets_client" text,
	"dernier_avis_imposition_details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"tranche_marginale_imposition_estimee" double precision,
	"credits_reductions_impot_recurrents" text,
	"ifi_concerne_client" text DEFAULT 'Non précisé' NOT NULL,
	"notes_fiscales_client" text,
	"statut_dossier_pro" text DEFAULT 'Actif' NOT NULL,
	"prochain_rendez_vous_pro" text,
	"notes_internes_pro" text
);
--> statement-breakpoint
ALTER TABLE "clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "membres_cabinet" ADD CONSTRAINT "membres_cabinet_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membres_cabinet" ADD CONSTRAINT "membres_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_ouvert_par_utilisateurs_id_fk" FOREIGN KEY ("ouvert_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "membres_cabinet_cabinet" ON "membres_cabinet" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "clients_cabinet" ON "clients" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "clients_ouvert_par" ON "clients" USING btree ("ouvert_par");--> statement-breakpoint
CREATE POLICY "cabinets_cloison" ON "cabinets" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("cabinets"."id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "membres_cabinet_cloison" ON "membres_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("membres_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "clients_cloison" ON "clients" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("clients"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT USAGE ON SCHEMA "public" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT ON "cabinets", "membres_cabinet" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "clients" TO "francis_cabinet";
