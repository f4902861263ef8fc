CREATE TABLE "corpus_documents" (
	"generation_id" integer NOT NULL,
	"bloc" integer NOT NULL,
	"donnees" "bytea" NOT NULL,
	CONSTRAINT "corpus_documents_generation_id_bloc_pk" PRIMARY KEY("generation_id","bloc")
);
--> statement-breakpoint
CREATE TABLE "corpus_generations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corpus_generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"courante" boolean DEFAULT false NOT NULL,
	"empreinte" text NOT NULL,
	"passages" integer NOT NULL,
	"longueur_moyenne" real NOT NULL,
	"creee_le" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corpus_lots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"origine" text NOT NULL,
	"etat" text NOT NULL,
	"fichiers" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"refuses" integer DEFAULT 0 NOT NULL,
	"commence_le" timestamp with time zone NOT NULL,
	"termine_le" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "corpus_passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corpus_passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"identifiant" text NOT NULL,
	"version" text NOT NULL,
	"ordre" integer NOT NULL,
	"titre" text NOT NULL,
	"texte" text NOT NULL,
	"url" text NOT NULL,
	"debut" date NOT NULL,
	"fin" date,
	"fin_publiee" date,
	"empreinte" text NOT NULL,
	"lot_id" uuid NOT NULL,
	CONSTRAINT "corpus_passages_source" CHECK ("corpus_passages"."source" in ('bofip', 'legi', 'service-public')),
	CONSTRAINT "corpus_passages_dates" CHECK ("corpus_passages"."fin" is null or "corpus_passages"."fin" >= "corpus_passages"."debut")
);
--> statement-breakpoint
CREATE TABLE "corpus_termes" (
	"generation_id" integer NOT NULL,
	"terme" text NOT NULL,
	"frequence" integer NOT NULL,
	"occurrences" "bytea" NOT NULL,
	CONSTRAINT "corpus_termes_generation_id_terme_pk" PRIMARY KEY("generation_id","terme")
);
--> statement-breakpoint
ALTER TABLE "corpus_documents" ADD CONSTRAINT "corpus_documents_generation_id_corpus_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."corpus_generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_passages" ADD CONSTRAINT "corpus_passages_lot_id_corpus_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."corpus_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corpus_termes" ADD CONSTRAINT "corpus_termes_generation_id_corpus_generations_id_fk" FOREIGN KEY ("generation_id") REFERENCES "public"."corpus_generations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "corpus_generations_courante" ON "corpus_generations" USING btree ("courante") WHERE "corpus_generations"."courante";--> statement-breakpoint
CREATE UNIQUE INDEX "corpus_lots_en_cours" ON "corpus_lots" USING btree ("source","origine") WHERE "corpus_lots"."etat" = 'en_cours';--> statement-breakpoint
CREATE UNIQUE INDEX "corpus_passages_version" ON "corpus_passages" USING btree ("source","identifiant","debut","ordre");--> statement-breakpoint
CREATE INDEX "corpus_passages_identifiant" ON "corpus_passages" USING btree ("identifiant");--> statement-breakpoint
CREATE INDEX "corpus_passages_de_version" ON "corpus_passages" USING btree ("version");--> statement-breakpoint
CREATE INDEX "corpus_passages_lot" ON "corpus_passages" USING btree ("lot_id");--> statement-breakpoint
-- Already compact bytes: compressing them again only costs time at each reading.
ALTER TABLE "corpus_termes" ALTER COLUMN "occurrences" SET STORAGE EXTERNAL;
