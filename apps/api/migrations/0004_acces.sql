CREATE TABLE "codes_email" (
	"utilisateur_id" uuid NOT NULL,
	"usage" text NOT NULL,
	"empreinte" text NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "codes_email_utilisateur_id_usage_pk" PRIMARY KEY("utilisateur_id","usage")
);
--> statement-breakpoint
CREATE TABLE "appareils_connus" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"vu_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courriers_en_attente" (
	"id" uuid PRIMARY KEY NOT NULL,
	"destinataire" text NOT NULL,
	"scelle" text NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"prochain_essai_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "echanges_externes" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"fournisseur" text NOT NULL,
	"verificateur" text NOT NULL,
	"nonce" text NOT NULL,
	"navigateur" text NOT NULL,
	"utilisateur_id" uuid,
	"type_compte" text NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identites_externes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"fournisseur" text NOT NULL,
	"emetteur" text NOT NULL,
	"sujet" text NOT NULL,
	"email" text,
	"liee_le" timestamp with time zone NOT NULL,
	"utilisee_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "defis_webauthn" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"identifiant" text NOT NULL,
	"cle" text NOT NULL,
	"compteur" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"synchronisee" boolean NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"utilise_le" timestamp with time zone,
	CONSTRAINT "passkeys_identifiant_unique" UNIQUE("identifiant")
);
--> statement-breakpoint
ALTER TABLE "utilisateurs" ALTER COLUMN "mot_de_passe" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "reauthentifiee_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "utilisateurs" ADD COLUMN "permissions_retirees" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "codes_email" ADD CONSTRAINT "codes_email_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appareils_connus" ADD CONSTRAINT "appareils_connus_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "echanges_externes" ADD CONSTRAINT "echanges_externes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identites_externes" ADD CONSTRAINT "identites_externes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "defis_webauthn" ADD CONSTRAINT "defis_webauthn_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appareils_connus_utilisateur" ON "appareils_connus" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "courriers_en_attente_prochain" ON "courriers_en_attente" USING btree ("prochain_essai_le");--> statement-breakpoint
CREATE INDEX "courriers_en_attente_destinataire" ON "courriers_en_attente" USING btree ("destinataire");--> statement-breakpoint
CREATE INDEX "echanges_externes_utilisateur" ON "echanges_externes" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identites_externes_sujet" ON "identites_externes" USING btree ("emetteur","sujet");--> statement-breakpoint
CREATE INDEX "identites_externes_utilisateur" ON "identites_externes" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "defis_webauthn_utilisateur" ON "defis_webauthn" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "passkeys_utilisateur" ON "passkeys" USING btree ("utilisateur_id");