CREATE TABLE "abonnements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"utilisateur_id" uuid NOT NULL,
	"formule" text NOT NULL,
	"prestataire" text NOT NULL,
	"statut" text NOT NULL,
	"souscrit_le" timestamp with time zone NOT NULL,
	"debut_periode" timestamp with time zone NOT NULL,
	"fin_periode" timestamp with time zone NOT NULL,
	"renouvele" boolean NOT NULL
);
--> statement-breakpoint
DROP INDEX "questions_quota";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "periode" text;--> statement-breakpoint
UPDATE "questions" SET "periode" = "mois";--> statement-breakpoint
ALTER TABLE "questions" ALTER COLUMN "periode" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "abonnements" ADD CONSTRAINT "abonnements_utilisateur_id_utilisateurs_id_fk" FOREIGN KEY ("utilisateur_id") REFERENCES "public"."utilisateurs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abonnements_utilisateur" ON "abonnements" USING btree ("utilisateur_id");--> statement-breakpoint
CREATE INDEX "questions_mois" ON "questions" USING btree ("utilisateur_id","mois");--> statement-breakpoint
CREATE INDEX "questions_quota" ON "questions" USING btree ("utilisateur_id","periode","etat");--> statement-breakpoint
-- Plans were a word of the account: who was unlimited keeps it ninety days, the demonstration keeps what it shows.
INSERT INTO "abonnements" ("id", "utilisateur_id", "formule", "prestataire", "statut", "souscrit_le", "debut_periode", "fin_periode", "renouvele")
SELECT gen_random_uuid(), "id", 'PRO_MONTHLY', 'migration', 'actif', now(), now(), now() + interval '90 days', false
FROM "utilisateurs" WHERE "formule" = 'illimite' AND NOT "demonstration";
--> statement-breakpoint
INSERT INTO "abonnements" ("id", "utilisateur_id", "formule", "prestataire", "statut", "souscrit_le", "debut_periode", "fin_periode", "renouvele")
SELECT gen_random_uuid(), "id", CASE "formule" WHEN 'illimite' THEN 'PRO_MONTHLY' ELSE 'MONTHLY' END, 'demonstration', 'actif', now(), now(), now() + interval '1 month', true
FROM "utilisateurs" WHERE "formule" <> 'gratuit' AND "demonstration";
--> statement-breakpoint
ALTER TABLE "utilisateurs" DROP COLUMN "formule";