CREATE TABLE "clients_paiement" (
	"utilisateur_id" uuid NOT NULL,
	"prestataire" text NOT NULL,
	"externe_id" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	CONSTRAINT "clients_paiement_utilisateur_id_prestataire_pk" PRIMARY KEY("utilisateur_id","prestataire"),
	CONSTRAINT "clients_paiement_externe_id_unique" UNIQUE("externe_id")
);
--> statement-breakpoint
CREATE TABLE "commandes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"prestataire" text NOT NULL,
	"formule" text NOT NULL,
	"centimes" integer NOT NULL,
	"tva_centimes" integer NOT NULL,
	"conditions" text NOT NULL,
	"statut" text NOT NULL,
	"session_externe" text,
	"retour" text NOT NULL,
	"annulation" text NOT NULL,
	"creee_le" timestamp with time zone NOT NULL,
	CONSTRAINT "commandes_session_externe_unique" UNIQUE("session_externe")
);
--> statement-breakpoint
CREATE TABLE "evenements_paiement" (
	"id" text PRIMARY KEY NOT NULL,
	"rang" bigserial NOT NULL,
	"type" text NOT NULL,
	"client_externe" text,
	"abonnement_externe" text,
	"facture_externe" text,
	"recu_le" timestamp with time zone NOT NULL,
	"traite_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "factures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"abonnement_id" uuid,
	"externe_id" text,
	"numero" text NOT NULL,
	"centimes" integer NOT NULL,
	"tva_centimes" integer NOT NULL,
	"statut" text NOT NULL,
	"emise_le" timestamp with time zone NOT NULL,
	"lien" text,
	CONSTRAINT "factures_externe_id_unique" UNIQUE("externe_id")
);
--> statement-breakpoint
ALTER TABLE "abonnements" ADD COLUMN "commande_id" uuid;--> statement-breakpoint
ALTER TABLE "abonnements" ADD COLUMN "externe_id" text;--> statement-breakpoint
ALTER TABLE "abonnements" ADD COLUMN "rappel_pour" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abonnements" ADD COLUMN "retracte_le" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "abonnements" ADD COLUMN "rang" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clients_paiement" ADD CONSTRAINT "clients_paiement_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commandes" ADD CONSTRAINT "commandes_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factures" ADD CONSTRAINT "factures_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factures" ADD CONSTRAINT "factures_abonnement_id_abonnements_id_fk" FOREIGN KEY ("abonnement_id") REFERENCES "public"."abonnements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commandes_utilisateur" ON "commandes" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "factures_utilisateur" ON "factures" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "factures_abonnement" ON "factures" USING btree ("abonnement_id");--> statement-breakpoint
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_commande_id_commandes_id_fk" FOREIGN KEY ("commande_id") REFERENCES "public"."commandes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abonnements_commande" ON "abonnements" USING btree ("commande_id");--> statement-breakpoint
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_externe_id_unique" UNIQUE("externe_id");