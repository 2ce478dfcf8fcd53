-- The days between which a project may be advertised, RERA, section 3: what lib/shared/projects/hold.ts says of its record, kept beside it
-- so that every read can ask for it. Days are texts such as 2026-11-26. '' is before every day, and 9999-12-31 behind all.
ALTER TABLE "project"
  ADD COLUMN "advertisable_from" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "advertisable_until" TEXT NOT NULL DEFAULT '9999-12-31';

-- Always: no bound. Never: until ''. Else the days of its registrations.
CREATE FUNCTION "advertisable_days"(
  "project" text, "status" "project_status", "construction" text, OUT "from_day" text, OUT "until_day" text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  "is_registered" boolean := EXISTS (SELECT FROM "registration" r WHERE r."project_id" = "project");
  "is_certified" boolean := EXISTS (
    SELECT FROM "paper" p WHERE p."project_id" = "project"
      AND lower(btrim(p."kind")) IN ('occupancy certificate', 'completion certificate')
      AND p."state" = 'Approved' AND p."number" <> '' AND p."dated_on" <> ''
  );
BEGIN
  "from_day" := '';
  "until_day" := '9999-12-31';
  IF "status" = 'completed' OR ("status" = 'featured' AND "construction" IS NOT DISTINCT FROM 'handed over')
    OR EXISTS (SELECT FROM "exemption" e WHERE e."project_id" = "project")
    OR ("is_certified" AND ("is_registered" OR "status" = 'ready to move')) THEN
    RETURN;
  END IF;
  WITH "valid" AS (
    SELECT r."registered_on" AS "since", greatest(r."completion_on", (
      SELECT max(x ->> 'until') FROM jsonb_array_elements(r."extensions") AS x
    )) AS "until" FROM "registration" r WHERE r."project_id" = "project"
  )
  SELECT coalesce(min("since") FILTER (WHERE "until" >= (SELECT max("since") FROM "valid")), ''), coalesce(max("until"), '')
  INTO "from_day", "until_day" FROM "valid";
END
$$;

CREATE FUNCTION "keep_advertisable_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT d."from_day", d."until_day" INTO NEW."advertisable_from", NEW."advertisable_until"
  FROM "advertisable_days"(NEW."id", NEW."status", NEW."construction") AS d;
  RETURN NEW;
END
$$;
CREATE TRIGGER "project_advertisable_days" BEFORE INSERT OR UPDATE OF "status", "construction" ON "project"
  FOR EACH ROW EXECUTE FUNCTION "keep_advertisable_days"();

-- What is saved with a project decides, too: its trigger reckons anew.
CREATE FUNCTION "keep_advertisable_days_of_parent"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "project" SET "status" = "status" WHERE "id" IN (OLD."project_id", NEW."project_id");
  RETURN NULL;
END
$$;
CREATE TRIGGER "registration_advertisable_days" AFTER INSERT OR UPDATE OR DELETE ON "registration"
  FOR EACH ROW EXECUTE FUNCTION "keep_advertisable_days_of_parent"();
CREATE TRIGGER "paper_advertisable_days" AFTER INSERT OR UPDATE OR DELETE ON "paper"
  FOR EACH ROW EXECUTE FUNCTION "keep_advertisable_days_of_parent"();
CREATE TRIGGER "exemption_advertisable_days" AFTER INSERT OR UPDATE OR DELETE ON "exemption"
  FOR EACH ROW EXECUTE FUNCTION "keep_advertisable_days_of_parent"();

UPDATE "project" SET "status" = "status";

-- When the next one comes, and when the next one goes.
CREATE INDEX "project_advertisable_from" ON "project" ("advertisable_from") WHERE "advertisable_from" <> '';
CREATE INDEX "project_advertisable_until" ON "project" ("advertisable_until") WHERE "advertisable_until" < '9999-12-31';

-- Where the records are that have pages of their own, as before, and between which days their pages may be shown.
CREATE OR REPLACE VIEW "record_address" AS
  WITH "paged" AS (
    SELECT 'project' AS "kind", '/projects/' AS "path", "id", "slug" AS "current", "deleted_at" IS NULL AND "hidden_at" IS NULL AS "is_published",
      "advertisable_from", "advertisable_until" FROM "project"
    UNION ALL
    SELECT 'director', '/board/', "id", "id", "deleted_at" IS NULL, '', '9999-12-31' FROM "director"
  )
  SELECT "kind", "id" AS "record_id", "path", "id" AS "address", "current", "is_published", "advertisable_from", "advertisable_until" FROM "paged"
  UNION ALL
  SELECT "kind", "id", "path", "current", "current", "is_published", "advertisable_from", "advertisable_until" FROM "paged" WHERE "current" <> "id"
  UNION ALL
  SELECT "kind", "id", "path", f."slug", "current", "is_published", "advertisable_from", "advertisable_until"
  FROM "former_slug" f JOIN "paged" ON "kind" = 'project' AND "id" = f."project_id";
