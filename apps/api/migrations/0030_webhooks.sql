CREATE TABLE "livraisons_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"analyse_id" uuid NOT NULL,
	"evenement" text NOT NULL,
	"cle" text NOT NULL,
	"etat" text NOT NULL,
	"essais" integer DEFAULT 0 NOT NULL,
	"statut" integer,
	"raison" text,
	"cree_le" timestamp with time zone NOT NULL,
	"tente_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "livraisons_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"cree_par" uuid,
	"url" text NOT NULL,
	"secret_scelle" text NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"secret_le" timestamp with time zone NOT NULL,
	"echecs" integer DEFAULT 0 NOT NULL,
	"desactive_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "livraisons_webhooks" ADD CONSTRAINT "livraisons_webhooks_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livraisons_webhooks" ADD CONSTRAINT "livraisons_webhooks_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "livraisons_webhooks" ADD CONSTRAINT "livraisons_webhooks_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_cree_par_utilisateurs_id_fk" FOREIGN KEY ("cree_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "livraisons_webhooks_cle" ON "livraisons_webhooks" USING btree ("webhook_id","cle");--> statement-breakpoint
CREATE INDEX "livraisons_webhooks_webhook" ON "livraisons_webhooks" USING btree ("webhook_id","cree_le");--> statement-breakpoint
CREATE INDEX "livraisons_webhooks_client" ON "livraisons_webhooks" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "livraisons_webhooks_cabinet" ON "livraisons_webhooks" USING btree ("cabinet_id");--> statement-breakpoint
CREATE INDEX "webhooks_cabinet" ON "webhooks" USING btree ("cabinet_id","cree_le");--> statement-breakpoint
CREATE INDEX "webhooks_cree_par" ON "webhooks" USING btree ("cree_par");--> statement-breakpoint
CREATE POLICY "livraisons_webhooks_cloison" ON "livraisons_webhooks" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("livraisons_webhooks"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "webhooks_cloison" ON "webhooks" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("webhooks"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);