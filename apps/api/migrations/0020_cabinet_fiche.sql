CREATE TABLE "accords_cabinet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"version" text NOT NULL,
	"accepte_par" uuid,
	"auteur" text NOT NULL,
	"accepte_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accords_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "siret" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "telephone" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "adresse" text;--> statement-breakpoint
ALTER TABLE "cabinets" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "membres_cabinet" ADD COLUMN "fonction" text;--> statement-breakpoint
ALTER TABLE "membres_cabinet" ADD COLUMN "specialite" text;--> statement-breakpoint
ALTER TABLE "membres_cabinet" ADD COLUMN "annees_experience" integer;--> statement-breakpoint
ALTER TABLE "accords_cabinet" ADD CONSTRAINT "accords_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accords_cabinet" ADD CONSTRAINT "accords_cabinet_accepte_par_utilisateurs_id_fk" FOREIGN KEY ("accepte_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accords_cabinet_version" ON "accords_cabinet" USING btree ("cabinet_id","version");--> statement-breakpoint
CREATE INDEX "accords_cabinet_par" ON "accords_cabinet" USING btree ("accepte_par");--> statement-breakpoint
CREATE POLICY "accords_cabinet_cloison" ON "accords_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("accords_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);