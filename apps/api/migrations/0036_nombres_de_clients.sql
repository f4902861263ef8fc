CREATE TABLE "clients_nombres" (
	"cabinet_id" uuid NOT NULL,
	"statut" text NOT NULL,
	"nombre" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clients_nombres" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "clients_comptes";--> statement-breakpoint
DROP INDEX "clients_par_revenu";--> statement-breakpoint
DROP INDEX "clients_par_tmi";--> statement-breakpoint
DROP INDEX "clients_par_rendez_vous";--> statement-breakpoint
DROP INDEX "portefeuille_lignes_impot";--> statement-breakpoint
DROP INDEX "portefeuille_lignes_tmi";--> statement-breakpoint
DROP INDEX "portefeuille_lignes_gain";--> statement-breakpoint
DROP INDEX "portefeuille_lignes_effet";--> statement-breakpoint
ALTER TABLE "clients_nombres" ADD CONSTRAINT "clients_nombres_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clients_nombres_cabinet" ON "clients_nombres" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "clients_par_revenu" ON "clients" USING btree ("cabinet_id",(case when "revenu_net_annuel_client1" is null then -1 else "revenu_net_annuel_client1" end),"id");--> statement-breakpoint
CREATE INDEX "clients_par_tmi" ON "clients" USING btree ("cabinet_id",(case when "tranche_marginale_imposition_estimee" is null then -1 else "tranche_marginale_imposition_estimee" end),"id");--> statement-breakpoint
CREATE INDEX "clients_par_rendez_vous" ON "clients" USING btree ("cabinet_id",(case when "prochain_rendez_vous_pro" is null then '9999' else "prochain_rendez_vous_pro" end),"id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_impot" ON "portefeuille_lignes" USING btree ("passage_id",(case when "impot" is null then -1e15 else "impot" end),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_tmi" ON "portefeuille_lignes" USING btree ("passage_id",(case when "tmi" is null then -1e15 else "tmi" end),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_gain" ON "portefeuille_lignes" USING btree ("passage_id",(case when "gain" is null then -1e15 else "gain" end),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_effet" ON "portefeuille_lignes" USING btree ("passage_id",(case when "effet" is null then -1e15 else "effet" end),"client_id");--> statement-breakpoint
CREATE POLICY "clients_nombres_cloison" ON "clients_nombres" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("clients_nombres"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT ON "clients_nombres" TO "francis_cabinet";--> statement-breakpoint
-- Who writes files may not write counts: the function does, as who owns the tables.
CREATE FUNCTION "clients_nombres_compter"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "clients_nombres" ("cabinet_id", "statut", "nombre")
		SELECT "cabinet_id", "statut_dossier_pro", count(*) FROM apres GROUP BY 1, 2;
	ELSIF TG_OP = 'DELETE' THEN
		-- A firm that goes takes its counts with it.
		INSERT INTO "clients_nombres" ("cabinet_id", "statut", "nombre")
		SELECT a."cabinet_id", a."statut_dossier_pro", -count(*) FROM avant a
		WHERE EXISTS (SELECT FROM "cabinets" c WHERE c."id" = a."cabinet_id") GROUP BY 1, 2;
	ELSE
		INSERT INTO "clients_nombres" ("cabinet_id", "statut", "nombre")
		VALUES (OLD."cabinet_id", OLD."statut_dossier_pro", -1), (NEW."cabinet_id", NEW."statut_dossier_pro", 1);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "clients_nombres_a_la_creation" AFTER INSERT ON "clients" REFERENCING NEW TABLE AS apres FOR EACH STATEMENT EXECUTE FUNCTION "clients_nombres_compter"();--> statement-breakpoint
CREATE TRIGGER "clients_nombres_a_la_suppression" AFTER DELETE ON "clients" REFERENCING OLD TABLE AS avant FOR EACH STATEMENT EXECUTE FUNCTION "clients_nombres_compter"();--> statement-breakpoint
CREATE TRIGGER "clients_nombres_au_changement" AFTER UPDATE OF "statut_dossier_pro", "cabinet_id" ON "clients" FOR EACH ROW WHEN (OLD."statut_dossier_pro" IS DISTINCT FROM NEW."statut_dossier_pro" OR OLD."cabinet_id" IS DISTINCT FROM NEW."cabinet_id") EXECUTE FUNCTION "clients_nombres_compter"();--> statement-breakpoint
INSERT INTO "clients_nombres" ("cabinet_id", "statut", "nombre")
SELECT "cabinet_id", "statut_dossier_pro", count(*) FROM "clients" GROUP BY 1, 2;
