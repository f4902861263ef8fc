-- An account whose address was never proved may hold what a stranger left there for its owner to find: it goes, and the
-- person is told.
INSERT INTO "acces_retires" ("utilisateur_id", "quoi")
SELECT u."id", perdus."quoi"
FROM "utilisateurs" u
CROSS JOIN LATERAL (
	SELECT array_remove(ARRAY[
		CASE WHEN EXISTS (SELECT FROM "passkeys" p WHERE p."utilisateur_id" = u."id") THEN 'passkey' END,
		CASE WHEN EXISTS (SELECT FROM "facteurs" f WHERE f."utilisateur_id" = u."id" AND f."confirme_le" IS NOT NULL) THEN 'facteur' END,
		CASE WHEN EXISTS (SELECT FROM "identites_externes" i WHERE i."utilisateur_id" = u."id") THEN 'identite' END,
		CASE WHEN EXISTS (SELECT FROM "autorisations" a WHERE a."utilisateur_id" = u."id" AND a."revoquee_le" IS NULL) THEN 'programme' END
	], NULL) AS "quoi"
) perdus
WHERE u."email_verifie_le" IS NULL AND cardinality(perdus."quoi") > 0
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DELETE FROM "passkeys" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
DELETE FROM "defis_webauthn" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
DELETE FROM "facteurs" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
DELETE FROM "codes_secours" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
DELETE FROM "identites_externes" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
DELETE FROM "echanges_externes" WHERE "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
--> statement-breakpoint
UPDATE "autorisations" SET "revoquee_le" = now(), "motif_revocation" = 'preuve'
WHERE "revoquee_le" IS NULL AND "utilisateur_id" IN (SELECT "id" FROM "utilisateurs" WHERE "email_verifie_le" IS NULL);
