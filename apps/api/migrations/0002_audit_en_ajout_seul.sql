CREATE FUNCTION "journal_audit_maillon"("precedent" text, "e" "journal_audit") RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT encode(sha256(convert_to(concat_ws('|', coalesce(precedent, ''), e.rang, e.id, coalesce(e.sujet::text, ''),
		e.action, e.ressource, extract(epoch from e.instant), coalesce(e.reseau, ''), coalesce(e.appareil, ''),
		e.reussi, e.risque, e.metadonnees::text), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
CREATE FUNCTION "journal_audit_enchainer"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	dernier_rang bigint;
	derniere_chaine text;
BEGIN
	PERFORM pg_advisory_xact_lock(7241986002);
	SELECT rang, chaine INTO dernier_rang, derniere_chaine FROM journal_audit ORDER BY rang DESC LIMIT 1;
	NEW.rang := coalesce(dernier_rang, 0) + 1;
	NEW.chaine := journal_audit_maillon(derniere_chaine, NEW);
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "journal_audit_refuser"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.instant < nullif(current_setting('francis.purge_audit_avant', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'journal_audit is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "journal_audit_ajout" BEFORE INSERT ON "journal_audit"
	FOR EACH ROW EXECUTE FUNCTION "journal_audit_enchainer"();
--> statement-breakpoint
CREATE TRIGGER "journal_audit_intact" BEFORE UPDATE OR DELETE ON "journal_audit"
	FOR EACH ROW EXECUTE FUNCTION "journal_audit_refuser"();
--> statement-breakpoint
CREATE TRIGGER "journal_audit_entier" BEFORE TRUNCATE ON "journal_audit"
	FOR EACH STATEMENT EXECUTE FUNCTION "journal_audit_refuser"();
