CREATE TABLE "cles_api" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"nom" text NOT NULL,
	"debut" text NOT NULL,
	"empreinte" text NOT NULL,
	"portees" jsonb NOT NULL,
	"niveau" text NOT NULL,
	"creee_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"utilisee_le" timestamp with time zone,
	"revoquee_le" timestamp with time zone,
	CONSTRAINT "cles_api_empreinte_unique" UNIQUE("empreinte")
);
--> statement-breakpoint
ALTER TABLE "cles_api" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "requetes_idempotentes" (
	"utilisateur_id" uuid NOT NULL,
	"cle" text NOT NULL,
	"cle_api_id" uuid,
	"empreinte" text NOT NULL,
	"statut" integer,
	"type" text,
	"corps" text,
	"recue_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "requetes_idempotentes_utilisateur_id_cle_pk" PRIMARY KEY("utilisateur_id","cle")
);
--> statement-breakpoint
ALTER TABLE "cles_api" ADD CONSTRAINT "cles_api_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cles_api" ADD CONSTRAINT "cles_api_utilisateur_id_membres_cabinet_utilisateur_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."membres_cabinet"("utilisateur_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requetes_idempotentes" ADD CONSTRAINT "requetes_idempotentes_utilisateur_id_membres_cabinet_utilisateur_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."membres_cabinet"("utilisateur_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requetes_idempotentes" ADD CONSTRAINT "requetes_idempotentes_cle_api_id_cles_api_id_fk" FOREIGN KEY ("cle_api_id") REFERENCES "public"."cles_api"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cles_api_cabinet" ON "cles_api" USING btree ("cabinet_id","creee_le");--> statement-breakpoint
CREATE INDEX "cles_api_utilisateur" ON "cles_api" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "requetes_idempotentes_fin" ON "requetes_idempotentes" USING btree ("expire_le");--> statement-breakpoint
CREATE INDEX "requetes_idempotentes_cle_api" ON "requetes_idempotentes" USING btree ("cle_api_id");--> statement-breakpoint
CREATE POLICY "cles_api_cloison" ON "cles_api" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("cles_api"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);