CREATE TABLE "reunions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid,
	"ouverte_par" uuid,
	"source" text NOT NULL,
	"titre" text NOT NULL,
	"etat" text NOT NULL,
	"accord_par" text NOT NULL,
	"accord_texte" text NOT NULL,
	"commencee_le" timestamp with time zone NOT NULL,
	"duree_minutes" integer,
	"participants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lignes" jsonb,
	"resume" jsonb,
	"propositions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lecture" text,
	"acceptes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reunions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reunions" ADD CONSTRAINT "reunions_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reunions" ADD CONSTRAINT "reunions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reunions" ADD CONSTRAINT "reunions_ouverte_par_utilisateurs_id_fk" FOREIGN KEY ("ouverte_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reunions_cabinet" ON "reunions" USING btree ("cabinet_id","commencee_le","id");--> statement-breakpoint
CREATE INDEX "reunions_client" ON "reunions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "reunions_ouverte_par" ON "reunions" USING btree ("ouverte_par");--> statement-breakpoint
CREATE POLICY "reunions_cloison" ON "reunions" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("reunions"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "reunions" TO "francis_cabinet";
