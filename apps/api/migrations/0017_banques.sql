CREATE TABLE "comptes_banque" (
	"id" uuid PRIMARY KEY NOT NULL,
	"connexion_id" uuid NOT NULL,
	"externe_id" text NOT NULL,
	"nom" text NOT NULL,
	"genre" text NOT NULL,
	"devise" text NOT NULL,
	"fin_iban" text
);
--> statement-breakpoint
CREATE TABLE "connexions_banque" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"moyen" text NOT NULL,
	"fournisseur" text NOT NULL,
	"nom" text NOT NULL,
	"statut" text NOT NULL,
	"jetons" text,
	"connectee_le" timestamp with time zone NOT NULL,
	"lue_le" timestamp with time zone,
	"accord_jusquau" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "departs_banque" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "soldes_banque" (
	"compte_id" uuid NOT NULL,
	"jour" date NOT NULL,
	"solde" double precision NOT NULL,
	"disponible" double precision,
	CONSTRAINT "soldes_banque_compte_id_jour_pk" PRIMARY KEY("compte_id","jour")
);
--> statement-breakpoint
ALTER TABLE "comptes_banque" ADD CONSTRAINT "comptes_banque_connexion_id_connexions_banque_id_fk" FOREIGN KEY ("connexion_id") REFERENCES "public"."connexions_banque"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connexions_banque" ADD CONSTRAINT "connexions_banque_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departs_banque" ADD CONSTRAINT "departs_banque_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departs_banque" ADD CONSTRAINT "departs_banque_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soldes_banque" ADD CONSTRAINT "soldes_banque_compte_id_comptes_banque_id_fk" FOREIGN KEY ("compte_id") REFERENCES "public"."comptes_banque"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comptes_banque_externe" ON "comptes_banque" USING btree ("connexion_id","externe_id");--> statement-breakpoint
CREATE UNIQUE INDEX "connexions_banque_une" ON "connexions_banque" USING btree ("utilisateur_id","moyen","fournisseur");--> statement-breakpoint
CREATE INDEX "departs_banque_utilisateur" ON "departs_banque" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "departs_banque_session" ON "departs_banque" USING btree ("session_id");