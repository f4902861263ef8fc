CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"etat" text NOT NULL,
	"nature" text NOT NULL,
	"garde" boolean NOT NULL,
	"depose_le" timestamp with time zone NOT NULL,
	"pris_le" timestamp with time zone,
	"refus" text,
	"lecture" jsonb,
	"acceptes" jsonb
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_utilisateur" ON "documents" USING btree ("utilisateur_id");