CREATE TABLE "recherches_annuaire" (
	"utilisateur_id" uuid PRIMARY KEY NOT NULL,
	"ville" text,
	"metiers" text[] DEFAULT '{}' NOT NULL,
	"sujets" text[] DEFAULT '{}' NOT NULL,
	"langues" text[] DEFAULT '{}' NOT NULL,
	"modifiee_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suivis_annuaire" (
	"utilisateur_id" uuid NOT NULL,
	"fiche_id" uuid NOT NULL,
	"suivi_le" timestamp with time zone NOT NULL,
	CONSTRAINT "suivis_annuaire_utilisateur_id_fiche_id_pk" PRIMARY KEY("utilisateur_id","fiche_id")
);
--> statement-breakpoint
CREATE TABLE "blocages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"auteur_id" uuid NOT NULL,
	"vise_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "blocages_une_fois" UNIQUE("auteur_id","vise_id")
);
--> statement-breakpoint
CREATE TABLE "echanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ouvert_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "echanges_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"echange_id" uuid NOT NULL,
	"rang" integer NOT NULL,
	"auteur_id" uuid NOT NULL,
	"cote" text NOT NULL,
	"contenu" text NOT NULL,
	"envoye_le" timestamp with time zone NOT NULL,
	"retire_le" timestamp with time zone,
	CONSTRAINT "echanges_messages_rang" UNIQUE("echange_id","rang")
);
--> statement-breakpoint
CREATE TABLE "echanges_participants" (
	"echange_id" uuid NOT NULL,
	"cote" text NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"dernier_le" timestamp with time zone NOT NULL,
	"dernier_rang" integer NOT NULL,
	"lu_rang" integer DEFAULT 0 NOT NULL,
	"annonce_rang" integer DEFAULT 0 NOT NULL,
	"annonce_le" timestamp with time zone,
	CONSTRAINT "echanges_participants_echange_id_cote_pk" PRIMARY KEY("echange_id","cote"),
	CONSTRAINT "echanges_participants_une_fois" UNIQUE("utilisateur_id","echange_id")
);
--> statement-breakpoint
CREATE TABLE "journal_moderation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"rang" bigint GENERATED ALWAYS AS IDENTITY (sequence name "journal_moderation_rang_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"signalement_id" uuid NOT NULL,
	"geste" text NOT NULL,
	"auteur" uuid,
	"vise_id" uuid NOT NULL,
	"motif" text NOT NULL,
	"extrait" text NOT NULL,
	"raison" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_moderation_rang_unique" UNIQUE("rang")
);
--> statement-breakpoint
CREATE TABLE "signalements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"auteur_id" uuid NOT NULL,
	"vise_id" uuid NOT NULL,
	"message_id" uuid,
	"motif" text NOT NULL,
	"texte" text NOT NULL,
	"extrait" text NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"decision" text,
	"decide_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "recherches_annuaire" ADD CONSTRAINT "recherches_annuaire_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis_annuaire" ADD CONSTRAINT "suivis_annuaire_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suivis_annuaire" ADD CONSTRAINT "suivis_annuaire_fiche_id_fiches_annuaire_id_fk" FOREIGN KEY ("fiche_id") REFERENCES "public"."fiches_annuaire"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocages" ADD CONSTRAINT "blocages_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocages" ADD CONSTRAINT "blocages_vise_id_utilisateurs_id_fk" FOREIGN KEY ("vise_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "echanges_messages" ADD CONSTRAINT "echanges_messages_echange_id_echanges_id_fk" FOREIGN KEY ("echange_id") REFERENCES "public"."echanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "echanges_messages" ADD CONSTRAINT "echanges_messages_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "echanges_participants" ADD CONSTRAINT "echanges_participants_echange_id_echanges_id_fk" FOREIGN KEY ("echange_id") REFERENCES "public"."echanges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "echanges_participants" ADD CONSTRAINT "echanges_participants_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_moderation" ADD CONSTRAINT "journal_moderation_vise_id_utilisateurs_id_fk" FOREIGN KEY ("vise_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_auteur_id_utilisateurs_id_fk" FOREIGN KEY ("auteur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_vise_id_utilisateurs_id_fk" FOREIGN KEY ("vise_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signalements" ADD CONSTRAINT "signalements_message_id_echanges_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."echanges_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suivis_annuaire_fiche" ON "suivis_annuaire" USING btree ("fiche_id");--> statement-breakpoint
CREATE INDEX "blocages_vise" ON "blocages" USING btree ("vise_id");--> statement-breakpoint
CREATE INDEX "echanges_messages_auteur" ON "echanges_messages" USING btree ("auteur_id","envoye_le");--> statement-breakpoint
CREATE INDEX "echanges_participants_liste" ON "echanges_participants" USING btree ("utilisateur_id","dernier_le","echange_id");--> statement-breakpoint
CREATE INDEX "echanges_participants_annonces" ON "echanges_participants" USING btree ("utilisateur_id","annonce_le");--> statement-breakpoint
CREATE INDEX "echanges_participants_a_annoncer" ON "echanges_participants" USING btree ("dernier_le") WHERE "annonce_rang" < "dernier_rang";--> statement-breakpoint
CREATE INDEX "journal_moderation_vise" ON "journal_moderation" USING btree ("vise_id","rang");--> statement-breakpoint
CREATE INDEX "journal_moderation_signalement" ON "journal_moderation" USING btree ("signalement_id","rang");--> statement-breakpoint
CREATE UNIQUE INDEX "signalements_message_ouvert" ON "signalements" USING btree ("auteur_id","message_id") WHERE "decision" is null and "message_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "signalements_fiche_ouverte" ON "signalements" USING btree ("auteur_id","vise_id") WHERE "decision" is null and "message_id" is null;--> statement-breakpoint
CREATE INDEX "signalements_auteur" ON "signalements" USING btree ("auteur_id","le");--> statement-breakpoint
CREATE INDEX "signalements_vise" ON "signalements" USING btree ("vise_id");--> statement-breakpoint
CREATE INDEX "signalements_message" ON "signalements" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "signalements_ouverts" ON "signalements" USING btree ("le") WHERE "decision" is null;--> statement-breakpoint
CREATE INDEX "fiches_annuaire_metiers" ON "fiches_annuaire" USING gin ("metiers");--> statement-breakpoint
CREATE INDEX "fiches_annuaire_sujets" ON "fiches_annuaire" USING gin ("sujets");--> statement-breakpoint
CREATE INDEX "fiches_annuaire_langues" ON "fiches_annuaire" USING gin ("langues");--> statement-breakpoint
-- A conversation that nobody holds any more is nobody's.
CREATE FUNCTION "echanges_sans_personne"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM "echanges" e WHERE e."id" = OLD."echange_id"
		AND NOT EXISTS (SELECT FROM "echanges_participants" p WHERE p."echange_id" = e."id");
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "echanges_participants_partis" AFTER DELETE ON "echanges_participants"
	FOR EACH ROW EXECUTE FUNCTION "echanges_sans_personne"();--> statement-breakpoint
-- An entry goes with the account that it is about, and in no other way.
CREATE FUNCTION "journal_moderation_refuser"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF NOT EXISTS (SELECT FROM "utilisateurs" u WHERE u."id" = OLD."vise_id") THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'journal_moderation is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "journal_moderation_intact" BEFORE UPDATE OR DELETE ON "journal_moderation"
	FOR EACH ROW EXECUTE FUNCTION "journal_moderation_refuser"();--> statement-breakpoint
CREATE TRIGGER "journal_moderation_entier" BEFORE TRUNCATE ON "journal_moderation"
	FOR EACH STATEMENT EXECUTE FUNCTION "journal_moderation_refuser"();
