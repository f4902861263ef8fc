CREATE TABLE "fiches_annuaire" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"nom" text,
	"cabinet_id" uuid,
	"ville" text,
	"metiers" text[] DEFAULT '{}' NOT NULL,
	"sujets" text[] DEFAULT '{}' NOT NULL,
	"langues" text[] DEFAULT '{}' NOT NULL,
	"presentation" text,
	"cle" text COLLATE "C" GENERATED ALWAYS AS (case when "nom" is null then '~' else francis_plier("nom") end) STORED NOT NULL,
	"cle_ville" text COLLATE "C" GENERATED ALWAYS AS (francis_plier("ville")) STORED NOT NULL,
	"texte" text NOT NULL,
	"publiee_le" timestamp with time zone NOT NULL,
	CONSTRAINT "fiches_annuaire_utilisateur_id_unique" UNIQUE("utilisateur_id")
);
--> statement-breakpoint
ALTER TABLE "fiches_annuaire" ADD CONSTRAINT "fiches_annuaire_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiches_annuaire" ADD CONSTRAINT "fiches_annuaire_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fiches_annuaire_liste" ON "fiches_annuaire" USING btree ("cle","id");--> statement-breakpoint
CREATE INDEX "fiches_annuaire_ville" ON "fiches_annuaire" USING btree ("cle_ville","cle","id");--> statement-breakpoint
CREATE INDEX "fiches_annuaire_cabinet" ON "fiches_annuaire" USING btree ("cabinet_id");