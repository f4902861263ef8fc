CREATE TABLE "acces_retires" (
	"utilisateur_id" uuid PRIMARY KEY NOT NULL,
	"quoi" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envois_demandes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"destinataire" text NOT NULL,
	"demandeur" text NOT NULL,
	"genre" text NOT NULL,
	"le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "reseau" text;--> statement-breakpoint
ALTER TABLE "codes_email" ADD COLUMN "demandeurs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "acces_retires" ADD CONSTRAINT "acces_retires_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envois_demandes_destinataire" ON "envois_demandes" USING btree ("destinataire","le");--> statement-breakpoint
ALTER TABLE "codes_email" DROP COLUMN "essais";