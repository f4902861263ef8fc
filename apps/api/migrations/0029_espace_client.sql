CREATE TABLE "depots_espace" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"espace_id" uuid NOT NULL,
	"demande" text NOT NULL,
	"libre" boolean NOT NULL,
	"etat" text NOT NULL,
	"nature" text NOT NULL,
	"depose_le" timestamp with time zone NOT NULL,
	"pris_le" timestamp with time zone,
	"refus" text,
	"lecture" jsonb
);
--> statement-breakpoint
ALTER TABLE "depots_espace" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "espaces_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"email" text NOT NULL,
	"invite_par" uuid,
	"par" text NOT NULL,
	"faits" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"empreinte" text NOT NULL,
	"envoyee_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"ouverte_le" timestamp with time zone,
	"recue_le" timestamp with time zone,
	"revoquee_le" timestamp with time zone,
	"code_empreinte" text,
	"code_expire_le" timestamp with time zone,
	"code_essais" integer DEFAULT 0 NOT NULL,
	"codes_emis" integer DEFAULT 0 NOT NULL,
	"session_empreinte" text,
	"session_expire_le" timestamp with time zone,
	"propositions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "espaces_clients_empreinte_unique" UNIQUE("empreinte")
);
--> statement-breakpoint
ALTER TABLE "espaces_clients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "depots_espace" ADD CONSTRAINT "depots_espace_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "depots_espace" ADD CONSTRAINT "depots_espace_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "depots_espace" ADD CONSTRAINT "depots_espace_espace_id_espaces_clients_id_fk" FOREIGN KEY ("espace_id") REFERENCES "public"."espaces_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "espaces_clients" ADD CONSTRAINT "espaces_clients_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "espaces_clients" ADD CONSTRAINT "espaces_clients_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "espaces_clients" ADD CONSTRAINT "espaces_clients_invite_par_utilisateurs_id_fk" FOREIGN KEY ("invite_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "depots_espace_espace" ON "depots_espace" USING btree ("espace_id","depose_le");--> statement-breakpoint
CREATE INDEX "depots_espace_client" ON "depots_espace" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "depots_espace_cabinet" ON "depots_espace" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "depots_espace_attente" ON "depots_espace" USING btree ("depose_le") WHERE "depots_espace"."etat" = 'attente';--> statement-breakpoint
CREATE INDEX "espaces_clients_client" ON "espaces_clients" USING btree ("client_id","envoyee_le");--> statement-breakpoint
CREATE INDEX "espaces_clients_cabinet" ON "espaces_clients" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "espaces_clients_invite_par" ON "espaces_clients" USING btree ("invite_par");--> statement-breakpoint
CREATE INDEX "espaces_clients_fin" ON "espaces_clients" USING btree ("expire_le");--> statement-breakpoint
CREATE POLICY "depots_espace_cloison" ON "depots_espace" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("depots_espace"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "espaces_clients_cloison" ON "espaces_clients" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("espaces_clients"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "espaces_clients" TO "francis_cabinet";--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "depots_espace" TO "francis_cabinet";
