CREATE FUNCTION "francis_plier"("texte" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	-- Letters without accents or case, everything else a space: ranges are those of marks, blanks and punctuation.
	RETURN btrim(regexp_replace(
		replace(replace(lower(regexp_replace(normalize(coalesce("texte", ''), NFD), '[\u0300-\u036f]', '', 'g')), 'œ', 'oe'), 'æ', 'ae'),
		'[^a-z0-9\u00c0-\u1fff\u2c00-\uffff]+', ' ', 'g'));
--> statement-breakpoint
CREATE TABLE "clients_historique" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"auteur" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"champs" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients_historique" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "clients_mots" (
	"cabinet_id" uuid NOT NULL,
	"mot" text COLLATE "C" NOT NULL,
	"cle_nom" text COLLATE "C" NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "clients_mots_cabinet_id_mot_client_id_cle_nom_pk" PRIMARY KEY("cabinet_id","mot","client_id","cle_nom")
);
--> statement-breakpoint
ALTER TABLE "clients_mots" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "clients_cabinet";--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "cle_nom" text COLLATE "C" GENERATED ALWAYS AS (francis_plier("nom_client") || '  ' || francis_plier("prenom_client")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "faits_fiscaux_client" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "champs_relus_client" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clients_historique" ADD CONSTRAINT "clients_historique_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients_mots" ADD CONSTRAINT "clients_mots_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_historique_client" ON "clients_historique" USING btree ("client_id","version");--> statement-breakpoint
CREATE INDEX "clients_mots_client" ON "clients_mots" USING btree ("client_id","mot");--> statement-breakpoint
CREATE INDEX "clients_par_nom" ON "clients" USING btree ("cabinet_id","cle_nom","id");--> statement-breakpoint
CREATE INDEX "clients_comptes" ON "clients" USING btree ("cabinet_id","statut_dossier_pro");--> statement-breakpoint
CREATE INDEX "clients_par_statut" ON "clients" USING btree ("cabinet_id","statut_dossier_pro","cle_nom","id");--> statement-breakpoint
CREATE INDEX "clients_par_modification" ON "clients" USING btree ("cabinet_id","modifie_le","id");--> statement-breakpoint
CREATE INDEX "clients_par_revenu" ON "clients" USING btree ("cabinet_id",coalesce("revenu_net_annuel_client1", -1),"id");--> statement-breakpoint
CREATE INDEX "clients_par_tmi" ON "clients" USING btree ("cabinet_id",coalesce("tranche_marginale_imposition_estimee", -1),"id");--> statement-breakpoint
CREATE INDEX "clients_par_rendez_vous" ON "clients" USING btree ("cabinet_id",coalesce("prochain_rendez_vous_pro", '9999'),"id");--> statement-breakpoint
CREATE POLICY "clients_historique_cloison" ON "clients_historique" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("clients_historique"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "clients_mots_cloison" ON "clients_mots" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("clients_mots"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT ON "clients_historique" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "clients_mots" TO "francis_cabinet";--> statement-breakpoint
CREATE FUNCTION "clients_mots_ecrire"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM "clients_mots" WHERE "client_id" = OLD."id";
	END IF;
	INSERT INTO "clients_mots" ("cabinet_id", "mot", "client_id", "cle_nom")
	SELECT DISTINCT NEW."cabinet_id", left(m.mot, 64), NEW."id", NEW."cle_nom"
	FROM regexp_split_to_table(francis_plier(concat_ws(' ', NEW."nom_client", NEW."prenom_client", NEW."nom_usage_client", split_part(NEW."email_client", '@', 1), NEW."ville_client")), ' ') AS m(mot)
	WHERE m.mot <> '';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "clients_mots_a_la_creation" AFTER INSERT ON "clients" FOR EACH ROW EXECUTE FUNCTION "clients_mots_ecrire"();--> statement-breakpoint
CREATE TRIGGER "clients_mots_a_la_modification" AFTER UPDATE OF "nom_client", "prenom_client", "nom_usage_client", "email_client", "ville_client", "cabinet_id" ON "clients" FOR EACH ROW EXECUTE FUNCTION "clients_mots_ecrire"();--> statement-breakpoint
INSERT INTO "clients_mots" ("cabinet_id", "mot", "client_id", "cle_nom")
SELECT DISTINCT c."cabinet_id", left(m.mot, 64), c."id", c."cle_nom"
FROM "clients" c, regexp_split_to_table(francis_plier(concat_ws(' ', c."nom_client", c."prenom_client", c."nom_usage_client", split_part(c."email_client", '@', 1), c."ville_client")), ' ') AS m(mot)
WHERE m.mot <> '';
