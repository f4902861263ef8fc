CREATE TABLE "coffres_conseils" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"cle" text,
	"tete" text
);
--> statement-breakpoint
ALTER TABLE "coffres_conseils" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conseils" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"analyse_id" uuid NOT NULL,
	"rang" integer NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"conserve_jusquau" timestamp with time zone NOT NULL,
	"empreinte" text NOT NULL,
	"precedente" text NOT NULL,
	"chaine" text NOT NULL,
	"cle" text,
	"scelle" text
);
--> statement-breakpoint
ALTER TABLE "conseils" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "modeles_cabinet" (
	"cabinet_id" uuid NOT NULL,
	"genre" text NOT NULL,
	"texte" text NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL,
	"modifie_par" text NOT NULL,
	CONSTRAINT "modeles_cabinet_cabinet_id_genre_pk" PRIMARY KEY("cabinet_id","genre")
);
--> statement-breakpoint
ALTER TABLE "modeles_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "coffres_conseils" ADD CONSTRAINT "coffres_conseils_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conseils" ADD CONSTRAINT "conseils_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modeles_cabinet" ADD CONSTRAINT "modeles_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coffres_conseils_cabinet" ON "coffres_conseils" USING btree ("cabinet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conseils_rang" ON "conseils" USING btree ("client_id","rang");--> statement-breakpoint
CREATE UNIQUE INDEX "conseils_analyse" ON "conseils" USING btree ("cabinet_id","analyse_id");--> statement-breakpoint
CREATE INDEX "conseils_echeance" ON "conseils" USING btree ("conserve_jusquau");--> statement-breakpoint
CREATE POLICY "coffres_conseils_cloison" ON "coffres_conseils" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("coffres_conseils"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "conseils_cloison" ON "conseils" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("conseils"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "modeles_cabinet_cloison" ON "modeles_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("modeles_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT ON "conseils" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "coffres_conseils" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "modeles_cabinet" TO "francis_cabinet";--> statement-breakpoint
CREATE FUNCTION "conseils_intacts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- What is due loses its key and its content, at once, and nothing else ever changes.
		IF NEW.cle IS NULL AND NEW.scelle IS NULL
			AND to_jsonb(NEW) - 'cle' - 'scelle' = to_jsonb(OLD) - 'cle' - 'scelle' THEN
			RETURN NEW;
		END IF;
	-- A firm that is erased takes its advice with it; a link that holds nothing more may go with the file.
	ELSIF pg_trigger_depth() > 1 OR (OLD.cle IS NULL AND OLD.scelle IS NULL) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'conseils is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "conseils_intact" BEFORE UPDATE OR DELETE ON "conseils" FOR EACH ROW EXECUTE FUNCTION "conseils_intacts"();--> statement-breakpoint
CREATE FUNCTION "conseils_entiers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'conseils is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "conseils_entier" BEFORE TRUNCATE ON "conseils" FOR EACH STATEMENT EXECUTE FUNCTION "conseils_entiers"();
