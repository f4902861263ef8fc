ALTER TABLE "conversations" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lecture" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "situation" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer;