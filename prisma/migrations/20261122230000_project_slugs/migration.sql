-- CreateTable
CREATE TABLE "former_slug" (
    "slug" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,

    CONSTRAINT "former_slug_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE INDEX "former_slug_project_id_idx" ON "former_slug"("project_id");

-- AddForeignKey
ALTER TABLE "former_slug" ADD CONSTRAINT "former_slug_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "slug" TEXT NOT NULL DEFAULT '';

-- A name as a part of an address: letters without their marks, figures, and a dash between the words; empty for other scripts.
CREATE FUNCTION "to_slug"("name" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length("words") > 80 THEN regexp_replace(left("words", 80), '-[^-]*$', '') ELSE "words" END
  FROM (SELECT trim(BOTH '-' FROM
    regexp_replace(regexp_replace(lower(normalize("name", NFKD) COLLATE "C"), '[\u0300-\u036f''’]', '', 'g'), '[^a-z0-9]+', '-', 'g')
  ) AS "words") AS "plain"
$$;

-- The slug of this name that a project can have: its own of before, or one that no other project has or had. One transaction chooses at a time.
CREATE FUNCTION "free_slug"("name" text, "project" text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  "plain" text := "to_slug"("name");
  "chosen" text := "plain";
  "number" integer := 1;
BEGIN
  IF "plain" = '' THEN RETURN "project"; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('project_slug'));
  WHILE "chosen" IN ('page', 'search', 'filtered')
    OR "chosen" ~ '^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24})$'
    OR EXISTS (SELECT FROM "project" p WHERE p."slug" = "chosen" AND p."id" <> "project")
    OR EXISTS (SELECT FROM "former_slug" f WHERE f."slug" = "chosen" AND f."project_id" <> "project")
  LOOP
    "number" := "number" + 1;
    "chosen" := "plain" || '-' || "number";
  END LOOP;
  RETURN "chosen";
END
$$;

-- Whoever adds a project, a release before this one too, gives it a slug so.
CREATE FUNCTION "give_slug"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."slug" := "free_slug"(NEW."name", NEW."id");
  RETURN NEW;
END
$$;
CREATE TRIGGER "project_slug" BEFORE INSERT ON "project" FOR EACH ROW WHEN (NEW."slug" = '') EXECUTE FUNCTION "give_slug"();

DO $$
DECLARE
  "one" record;
BEGIN
  FOR "one" IN SELECT "id", "name" FROM "project" ORDER BY "created_at", "id" LOOP
    UPDATE "project" SET "slug" = "free_slug"("one"."name", "one"."id") WHERE "id" = "one"."id";
  END LOOP;
END
$$;

-- CreateIndex
CREATE UNIQUE INDEX "project_slug_key" ON "project"("slug");
