CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nom" text NOT NULL,
	"redirections" text[] NOT NULL,
	"creee_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "autorisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"portees" text[] NOT NULL,
	"ressource" text NOT NULL,
	"accordee_le" timestamp with time zone NOT NULL,
	"utilisee_le" timestamp with time zone,
	"revoquee_le" timestamp with time zone,
	"motif_revocation" text
);
--> statement-breakpoint
CREATE TABLE "codes_autorisation" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"autorisation_id" uuid NOT NULL,
	"redirection" text NOT NULL,
	"defi" text NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"utilise_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jetons_application" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"autorisation_id" uuid NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL,
	"utilise_le" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "autorisations" ADD CONSTRAINT "autorisations_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autorisations" ADD CONSTRAINT "autorisations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes_autorisation" ADD CONSTRAINT "codes_autorisation_autorisation_id_autorisations_id_fk" FOREIGN KEY ("autorisation_id") REFERENCES "public"."autorisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jetons_application" ADD CONSTRAINT "jetons_application_autorisation_id_autorisations_id_fk" FOREIGN KEY ("autorisation_id") REFERENCES "public"."autorisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "autorisations_utilisateur" ON "autorisations" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "autorisations_application" ON "autorisations" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "codes_autorisation_autorisation" ON "codes_autorisation" USING btree ("autorisation_id");--> statement-breakpoint
CREATE INDEX "jetons_application_autorisation" ON "jetons_application" USING btree ("autorisation_id");