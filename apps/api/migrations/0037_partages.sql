CREATE TABLE "resultats_partages" (
	"empreinte" text PRIMARY KEY NOT NULL,
	"cle_empreinte" text NOT NULL,
	"contenu" jsonb NOT NULL,
	"cree_le" timestamp with time zone NOT NULL,
	"expire_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "resultats_partages_expire" ON "resultats_partages" USING btree ("expire_le");