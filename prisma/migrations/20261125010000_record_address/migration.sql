-- Where the records are that have pages of their own: `path` with `address` at its end leads to one, and its page ends with `current` now.
-- The kinds are those of lib/shared/record-kinds.ts; what is published is what lib/server/records/published.ts says.
CREATE VIEW "record_address" AS
  WITH "paged" AS (
    SELECT 'project' AS "kind", '/projects/' AS "path", "id", "slug" AS "current", "deleted_at" IS NULL AND "hidden_at" IS NULL AS "is_published" FROM "project"
    UNION ALL
    SELECT 'director', '/board/', "id", "id", "deleted_at" IS NULL FROM "director"
  )
  SELECT "kind", "id" AS "record_id", "path", "id" AS "address", "current", "is_published" FROM "paged"
  UNION ALL
  SELECT "kind", "id", "path", "current", "current", "is_published" FROM "paged" WHERE "current" <> "id"
  UNION ALL
  SELECT "kind", "id", "path", f."slug", "current", "is_published" FROM "former_slug" f JOIN "paged" ON "kind" = 'project' AND "id" = f."project_id";
