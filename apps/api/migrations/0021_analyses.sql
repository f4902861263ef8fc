CREATE TABLE "analyses_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"genre" text NOT NULL,
	"auteur" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"version_dossier" integer NOT NULL,
	"annee" integer NOT NULL,
	"parametres" text NOT NULL,
	"faits" jsonb NOT NULL,
	"resultat" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analyses_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "analyses_clients" ADD CONSTRAINT "analyses_clients_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analyses_clients" ADD CONSTRAINT "analyses_clients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analyses_clients_client" ON "analyses_clients" USING btree ("cabinet_id","client_id","le");--> statement-breakpoint
CREATE POLICY "analyses_clients_cloison" ON "analyses_clients" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("analyses_clients"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT ON "analyses_clients" TO "francis_cabinet";
