CREATE TABLE "archives_cabinet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"demandee_par" uuid,
	"auteur" text NOT NULL,
	"demandee_le" timestamp with time zone NOT NULL,
	"travail" uuid,
	"cle" text,
	"prete_le" timestamp with time zone,
	"expire_le" timestamp with time zone,
	"octets" bigint,
	"somme" text,
	"clients" integer,
	"fichiers" integer
);
--> statement-breakpoint
ALTER TABLE "archives_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "archives_cabinet" ADD CONSTRAINT "archives_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archives_cabinet" ADD CONSTRAINT "archives_cabinet_demandee_par_utilisateurs_id_fk" FOREIGN KEY ("demandee_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archives_cabinet_cabinet" ON "archives_cabinet" USING btree ("cabinet_id","demandee_le");--> statement-breakpoint
CREATE INDEX "archives_cabinet_par" ON "archives_cabinet" USING btree ("demandee_par");--> statement-breakpoint
CREATE UNIQUE INDEX "archives_cabinet_une_seule" ON "archives_cabinet" USING btree ("cabinet_id") WHERE "prete_le" is null;--> statement-breakpoint
CREATE POLICY "archives_cabinet_cloison" ON "archives_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("archives_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "archives_cabinet" TO "francis_cabinet";--> statement-breakpoint
CREATE FUNCTION "archives_cabinet_sans_client"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM archives_cabinet WHERE cabinet_id IN (SELECT DISTINCT cabinet_id FROM effaces);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "clients_sans_archive" AFTER DELETE ON "clients" REFERENCING OLD TABLE AS effaces FOR EACH STATEMENT EXECUTE FUNCTION "archives_cabinet_sans_client"();
