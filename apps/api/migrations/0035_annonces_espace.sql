ALTER TABLE "espaces_clients" ADD COLUMN "annoncee_le" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "espaces_clients_a_annoncer" ON "espaces_clients" USING btree ("client_id") WHERE "recue_le" is not null and ("annoncee_le" is null or "annoncee_le" < "recue_le");--> statement-breakpoint
-- What was received before is not told now.
UPDATE "espaces_clients" SET "annoncee_le" = "recue_le" WHERE "recue_le" IS NOT NULL;
