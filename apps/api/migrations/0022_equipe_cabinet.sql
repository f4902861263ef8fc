CREATE TABLE "invitations_cabinet" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cabinet_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"empreinte" text NOT NULL,
	"invitee_par" uuid,
	"creee_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_cabinet_empreinte_unique" UNIQUE("empreinte")
);
--> statement-breakpoint
ALTER TABLE "invitations_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "logos_cabinet" (
	"cabinet_id" uuid PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"modifie_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "logos_cabinet" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations_cabinet" ADD CONSTRAINT "invitations_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations_cabinet" ADD CONSTRAINT "invitations_cabinet_invitee_par_utilisateurs_id_fk" FOREIGN KEY ("invitee_par") REFERENCES "public"."utilisateurs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos_cabinet" ADD CONSTRAINT "logos_cabinet_cabinet_id_cabinets_id_fk" FOREIGN KEY ("cabinet_id") REFERENCES "public"."cabinets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_cabinet_email" ON "invitations_cabinet" USING btree ("cabinet_id","email");--> statement-breakpoint
CREATE INDEX "invitations_cabinet_par" ON "invitations_cabinet" USING btree ("invitee_par");--> statement-breakpoint
CREATE POLICY "invitations_cabinet_cloison" ON "invitations_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("invitations_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);--> statement-breakpoint
CREATE POLICY "logos_cabinet_cloison" ON "logos_cabinet" AS PERMISSIVE FOR ALL TO "francis_cabinet" USING ("logos_cabinet"."cabinet_id" = nullif(current_setting('francis.cabinet', true), '')::uuid);