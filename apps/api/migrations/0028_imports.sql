CREATE TABLE "imports_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"colonnes" jsonb NOT NULL,
	"lignes" integer NOT NULL,
	"correspondance" jsonb,
	"depose_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports_lignes" (
	"import_id" uuid NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"rang" integer NOT NULL,
	"cellules" jsonb NOT NULL,
	"champs" jsonb,
	"fautes" jsonb,
	"doublon" boolean DEFAULT false NOT NULL,
	CONSTRAINT "imports_lignes_import_id_rang_pk" PRIMARY KEY("import_id","rang")
);
--> statement-breakpoint
ALTER TABLE "imports_lignes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "imports_clients" ADD CONSTRAINT "imports_clients_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports_clients" ADD CONSTRAINT "imports_clients_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports_lignes" ADD CONSTRAINT "imports_lignes_import_id_imports_clients_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_clients_utilisateur" ON "imports_clients" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "imports_clients_cabinet" ON "imports_clients" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "imports_clients_fin" ON "imports_clients" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "imports_lignes_cabinet" ON "imports_lignes" USING btree ("cabinet_id");--> statement-breakpoint
CREATE POLICY "imports_clients_cloison" ON "imports_clients" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("imports_clients"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "imports_lignes_cloison" ON "imports_lignes" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("imports_lignes"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "imports_clients", "imports_lignes" TO "francis_cabinet";
