CREATE TABLE "remises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"professionnel_id" uuid NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"de" text NOT NULL,
	"professionnel" text NOT NULL,
	"faits" jsonb NOT NULL,
	"texte" text NOT NULL,
	"etat" text NOT NULL,
	"envoyee_le" timestamp with time zone NOT NULL,
	"repondue_le" timestamp with time zone,
	"reprise_le" timestamp with time zone,
	"client_id" uuid,
	"inscrits" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "remises" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "remises" ADD CONSTRAINT "remises_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remises" ADD CONSTRAINT "remises_professionnel_id_utilisateurs_id_fk" FOREIGN KEY ("professionnel_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remises" ADD CONSTRAINT "remises_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remises" ADD CONSTRAINT "remises_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "remises_ouverte" ON "remises" USING btree ("utilisateur_id","professionnel_id") WHERE "remises"."etat" in ('envoyee', 'acceptee');--> statement-breakpoint
CREATE INDEX "remises_utilisateur" ON "remises" USING btree ("utilisateur_id","envoyee_le");--> statement-breakpoint
CREATE INDEX "remises_professionnel" ON "remises" USING btree ("professionnel_id","envoyee_le");--> statement-breakpoint
CREATE INDEX "remises_cabinet" ON "remises" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "remises_client" ON "remises" USING btree ("client_id");--> statement-breakpoint
CREATE POLICY "remises_cloison" ON "remises" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("remises"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "remises" TO "francis_cabinet";
