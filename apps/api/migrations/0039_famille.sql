CREATE TABLE "clients_liens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"autre_id" uuid NOT NULL,
	"nature" text NOT NULL,
	CONSTRAINT "clients_liens_deux" CHECK ("clients_liens"."client_id" <> "clients_liens"."autre_id")
);
--> statement-breakpoint
ALTER TABLE "clients_liens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "detentions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"entite_id" uuid NOT NULL,
	"client_id" uuid,
	"porteur_id" uuid,
	"droit" text NOT NULL,
	"part" double precision NOT NULL,
	"rang" integer NOT NULL,
	CONSTRAINT "detentions_un_porteur" CHECK (("detentions"."client_id" is null) <> ("detentions"."porteur_id" is null))
);
--> statement-breakpoint
ALTER TABLE "detentions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"genre" text NOT NULL,
	"nom" text NOT NULL,
	"forme" text NOT NULL,
	"valeur" double precision,
	"modifie_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "clients_liens" ADD CONSTRAINT "clients_liens_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients_liens" ADD CONSTRAINT "clients_liens_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients_liens" ADD CONSTRAINT "clients_liens_autre_id_clients_id_fk" FOREIGN KEY ("autre_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detentions" ADD CONSTRAINT "detentions_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detentions" ADD CONSTRAINT "detentions_entite_id_entites_id_fk" FOREIGN KEY ("entite_id") REFERENCES "public"."entites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detentions" ADD CONSTRAINT "detentions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "detentions" ADD CONSTRAINT "detentions_porteur_id_entites_id_fk" FOREIGN KEY ("porteur_id") REFERENCES "public"."entites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entites" ADD CONSTRAINT "entites_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clients_liens_paire" ON "clients_liens" USING btree (least("client_id", "autre_id"),greatest("client_id", "autre_id"));--> statement-breakpoint
CREATE INDEX "clients_liens_client" ON "clients_liens" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "clients_liens_autre" ON "clients_liens" USING btree ("autre_id");--> statement-breakpoint
CREATE INDEX "detentions_entite" ON "detentions" USING btree ("entite_id","rang");--> statement-breakpoint
CREATE INDEX "detentions_client" ON "detentions" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "detentions_porteur" ON "detentions" USING btree ("porteur_id");--> statement-breakpoint
CREATE INDEX "entites_cabinet" ON "entites" USING btree ("cabinet_id");--> statement-breakpoint
CREATE POLICY "clients_liens_cloison" ON "clients_liens" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("clients_liens"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "detentions_cloison" ON "detentions" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("detentions"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "entites_cloison" ON "entites" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("entites"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "clients_liens", "entites", "detentions" TO "francis_cabinet";--> statement-breakpoint
-- What no file holds any more, directly or through a company, goes: whoever erased the last file that held it.
CREATE FUNCTION "entites_sans_porteur"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	DELETE FROM "entites" e WHERE e."id" = OLD."entite_id"
		AND NOT EXISTS (SELECT FROM "detentions" d WHERE d."entite_id" = e."id");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "detentions_a_la_suppression" AFTER DELETE ON "detentions" FOR EACH ROW EXECUTE FUNCTION "entites_sans_porteur"();
