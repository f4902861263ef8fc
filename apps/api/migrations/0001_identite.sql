CREATE TABLE "journal_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rang" bigint DEFAULT 0 NOT NULL,
	"chaine" text DEFAULT '' NOT NULL,
	"sujet" uuid,
	"action" text NOT NULL,
	"ressource" text NOT NULL,
	"instant" timestamp with time zone NOT NULL,
	"reseau" text,
	"appareil" text,
	"reussi" boolean NOT NULL,
	"risque" text NOT NULL,
	"metadonnees" jsonb NOT NULL,
	CONSTRAINT "journal_audit_rang_unique" UNIQUE("rang")
);
--> statement-breakpoint
CREATE TABLE "courriers" (
	"rang" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courriers_rang_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"destinataire" text NOT NULL,
	"sujet" text NOT NULL,
	"texte" text NOT NULL,
	"html" text NOT NULL,
	"envoye_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consentements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"finalite" text NOT NULL,
	"version" text NOT NULL,
	"choix" text NOT NULL,
	"choisi_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demandes_suppression" (
	"utilisateur_id" uuid PRIMARY KEY NOT NULL,
	"demandee_le" timestamp with time zone NOT NULL,
	"effective_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "effacements" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"efface_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "codes_secours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"empreinte" text NOT NULL,
	"utilise_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "defis_mfa" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"empreinte_appareil" text
);
--> statement-breakpoint
CREATE TABLE "facteurs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"secret" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"confirme_le" timestamp with time zone,
	"dernier_pas" bigint DEFAULT -1 NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"fenetre_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"usage" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "niveau" text DEFAULT 'aal1' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "appareil" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reseau" text;--> statement-breakpoint
ALTER TABLE "utilisateurs" ADD COLUMN "email_verifie_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utilisateurs" ADD COLUMN "sujet_audit" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "consentements" ADD CONSTRAINT "consentements_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "demandes_suppression" ADD CONSTRAINT "demandes_suppression_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes_secours" ADD CONSTRAINT "codes_secours_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defis_mfa" ADD CONSTRAINT "defis_mfa_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facteurs" ADD CONSTRAINT "facteurs_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_audit_sujet" ON "journal_audit" USING btree ("sujet","instant");--> statement-breakpoint
CREATE INDEX "journal_audit_instant" ON "journal_audit" USING btree ("instant");--> statement-breakpoint
CREATE INDEX "courriers_destinataire" ON "courriers" USING btree ("destinataire");--> statement-breakpoint
CREATE INDEX "consentements_utilisateur" ON "consentements" USING btree ("utilisateur_id","finalite");--> statement-breakpoint
CREATE INDEX "demandes_suppression_effective" ON "demandes_suppression" USING btree ("effective_le");--> statement-breakpoint
CREATE UNIQUE INDEX "codes_secours_empreinte" ON "codes_secours" USING btree ("utilisateur_id","empreinte");--> statement-breakpoint
CREATE INDEX "defis_mfa_utilisateur" ON "defis_mfa" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "facteurs_utilisateur" ON "facteurs" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "tickets_utilisateur" ON "tickets" USING btree ("utilisateur_id","usage");--> statement-breakpoint
ALTER TABLE "utilisateurs" ADD CONSTRAINT "utilisateurs_sujet_audit_unique" UNIQUE("sujet_audit");