ALTER TABLE "livraisons_webhooks" ALTER COLUMN "client_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "livraisons_webhooks" ALTER COLUMN "analyse_id" DROP NOT NULL;