ALTER TABLE "messages" ADD COLUMN "versions" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "jetons_modele" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "micro_euros" bigint DEFAULT 0 NOT NULL;