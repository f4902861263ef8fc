CREATE TABLE "portefeuille_calculs" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"version_dossier" integer NOT NULL,
	"empreinte" text NOT NULL,
	"parametres" text NOT NULL,
	"foyer" jsonb,
	"statut" text NOT NULL,
	"impot" double precision,
	"tmi" double precision,
	"gain" double precision,
	"leviers" jsonb NOT NULL,
	"manques" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portefeuille_calculs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portefeuille_lignes" (
	"passage_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"statut" text NOT NULL,
	"impot" double precision,
	"tmi" double precision,
	"gain" double precision,
	"leviers" jsonb NOT NULL,
	"manques" jsonb NOT NULL,
	"effet" double precision,
	CONSTRAINT "portefeuille_lignes_passage_id_client_id_pk" PRIMARY KEY("passage_id","client_id")
);
--> statement-breakpoint
ALTER TABLE "portefeuille_lignes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "portefeuille_passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"auteur" text NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"fini_le" timestamp with time zone,
	"travail" uuid,
	"annee" integer NOT NULL,
	"parametres" text NOT NULL,
	"reforme" jsonb,
	"total" integer NOT NULL,
	"bilan" jsonb
);
--> statement-breakpoint
ALTER TABLE "portefeuille_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "portefeuille_calculs" ADD CONSTRAINT "portefeuille_calculs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portefeuille_lignes" ADD CONSTRAINT "portefeuille_lignes_passage_id_portefeuille_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."portefeuille_passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portefeuille_lignes" ADD CONSTRAINT "portefeuille_lignes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portefeuille_passages" ADD CONSTRAINT "portefeuille_passages_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portefeuille_calculs_cabinet" ON "portefeuille_calculs" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_client" ON "portefeuille_lignes" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_cabinet" ON "portefeuille_lignes" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_impot" ON "portefeuille_lignes" USING btree ("passage_id",coalesce("impot", -1e15),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_tmi" ON "portefeuille_lignes" USING btree ("passage_id",coalesce("tmi", -1e15),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_gain" ON "portefeuille_lignes" USING btree ("passage_id",coalesce("gain", -1e15),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_lignes_effet" ON "portefeuille_lignes" USING btree ("passage_id",coalesce("effet", -1e15),"client_id");--> statement-breakpoint
CREATE INDEX "portefeuille_passages_cabinet" ON "portefeuille_passages" USING btree ("cabinet_id","demande_le");--> statement-breakpoint
CREATE UNIQUE INDEX "portefeuille_passages_un_seul" ON "portefeuille_passages" USING btree ("cabinet_id") WHERE "fini_le" is null;--> statement-breakpoint
CREATE INDEX "clients_par_id" ON "clients" USING btree ("cabinet_id","id");--> statement-breakpoint
CREATE POLICY "portefeuille_calculs_cloison" ON "portefeuille_calculs" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("portefeuille_calculs"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "portefeuille_lignes_cloison" ON "portefeuille_lignes" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("portefeuille_lignes"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "portefeuille_passages_cloison" ON "portefeuille_passages" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("portefeuille_passages"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "portefeuille_passages", "portefeuille_calculs", "portefeuille_lignes" TO "francis_cabinet";
