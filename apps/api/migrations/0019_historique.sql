ALTER TABLE "conversations" ADD COLUMN "titre_de" text DEFAULT 'question' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "avis" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "avis_commentaire" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "avis_le" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "conversations_mots" ON "conversations" USING gin (to_tsvector('french', translate(replace(lower("titre"), 'œ', 'oe'), 'àâäáãåçéèêëîïíìôöóòõùûüúÿñ', 'aaaaaaceeeeiiiiooooouuuuyn')));--> statement-breakpoint
CREATE INDEX "messages_mots" ON "messages" USING gin (to_tsvector('french', translate(replace(lower("contenu"), 'œ', 'oe'), 'àâäáãåçéèêëîïíìôöóòõùûüúÿñ', 'aaaaaaceeeeiiiiooooouuuuyn')));