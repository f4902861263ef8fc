CREATE TABLE "rejeux_analyses" (
	"analyse_id" uuid NOT NULL,
	"parametres" text NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"le" timestamp with time zone NOT NULL,
	"ecart" double precision,
	"phrase" text NOT NULL,
	"chiffres" jsonb NOT NULL,
	"loi" jsonb NOT NULL,
	CONSTRAINT "rejeux_analyses_analyse_id_parametres_pk" PRIMARY KEY("analyse_id","parametres")
);
--> statement-breakpoint
ALTER TABLE "rejeux_analyses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rejeux_passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"annee" integer NOT NULL,
	"parametres" text NOT NULL,
	"demande_le" timestamp with time zone NOT NULL,
	"fini_le" timestamp with time zone,
	"travail" uuid,
	"relues" integer DEFAULT 0 NOT NULL,
	"changees" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "rejeux_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rejeux_analyses" ADD CONSTRAINT "rejeux_analyses_analyse_id_analyses_clients_id_fk" FOREIGN KEY ("analyse_id") REFERENCES "public"."analyses_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejeux_analyses" ADD CONSTRAINT "rejeux_analyses_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rejeux_passages" ADD CONSTRAINT "rejeux_passages_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rejeux_analyses_client" ON "rejeux_analyses" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "rejeux_analyses_cabinet" ON "rejeux_analyses" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "rejeux_passages_cabinet" ON "rejeux_passages" USING btree ("cabinet_id","demande_le");--> statement-breakpoint
CREATE UNIQUE INDEX "rejeux_passages_un_seul" ON "rejeux_passages" USING btree ("cabinet_id","annee") WHERE "fini_le" is null;--> statement-breakpoint
CREATE INDEX "analyses_clients_loi" ON "analyses_clients" USING btree ("annee","parametres","cabinet_id");--> statement-breakpoint
CREATE POLICY "rejeux_analyses_cloison" ON "rejeux_analyses" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("rejeux_analyses"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "rejeux_passages_cloison" ON "rejeux_passages" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("rejeux_passages"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rejeux_passages", "rejeux_analyses" TO "francis_cabinet";