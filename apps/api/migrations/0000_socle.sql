CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"titre" text NOT NULL,
	"juridiction" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"modifiee_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rang" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_rang_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" uuid NOT NULL,
	"role" text NOT NULL,
	"contenu" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"balisage" text,
	"sources" jsonb,
	"statut" text,
	"calculs" jsonb,
	"notes" jsonb,
	"suites" jsonb,
	"modele" text
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"mois" text NOT NULL,
	"etat" text NOT NULL,
	"reservee_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"conversation_id" uuid,
	"message_id" uuid,
	"reponse_id" uuid,
	"cle_idempotence" uuid,
	"empreinte_requete" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "echecs_connexion" (
	"cle" text PRIMARY KEY NOT NULL,
	"nombre" integer NOT NULL,
	"premier_le" timestamp with time zone NOT NULL,
	"dernier_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jetons_rafraichissement" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"utilise_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"ouverte_le" timestamp with time zone NOT NULL,
	"derniere_activite" timestamp with time zone NOT NULL,
	"revoquee_le" timestamp with time zone,
	"motif_revocation" text,
	"empreinte_appareil" text
);
--> statement-breakpoint
CREATE TABLE "utilisateurs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"nom_complet" text NOT NULL,
	"type_compte" text NOT NULL,
	"formule" text DEFAULT 'gratuit' NOT NULL,
	"mot_de_passe" text NOT NULL,
	"demonstration" boolean DEFAULT false NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"desactive_le" timestamp with time zone,
	CONSTRAINT "utilisateurs_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "profils" (
	"utilisateur_id" uuid PRIMARY KEY NOT NULL,
	"donnees" jsonb NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_reponse_id_messages_id_fk" FOREIGN KEY ("reponse_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jetons_rafraichissement" ADD CONSTRAINT "jetons_rafraichissement_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profils" ADD CONSTRAINT "profils_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_utilisateur" ON "conversations" USING btree ("utilisateur_id","modifiee_le");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","rang");--> statement-breakpoint
CREATE INDEX "questions_quota" ON "questions" USING btree ("utilisateur_id","mois","etat");--> statement-breakpoint
CREATE INDEX "questions_conversation" ON "questions" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "questions_message" ON "questions" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "questions_reponse" ON "questions" USING btree ("reponse_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_idempotence" ON "questions" USING btree ("utilisateur_id","cle_idempotence");--> statement-breakpoint
CREATE INDEX "jetons_session" ON "jetons_rafraichissement" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_utilisateur" ON "sessions" USING btree ("utilisateur_id");