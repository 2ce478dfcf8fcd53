-- What the search of the projects reads (lib/domain/projects/search.ts): name, place, kind, state, amenities and description.
-- An index takes immutable functions alone; the texts of the two enums change with a migration only, which makes this index anew.
CREATE FUNCTION "project_document"(
  "name" text, "location" text, "category" "project_category", "status" "project_status", "amenities" text[], "description" text
) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('simple', concat_ws(' ',
    "name", "location", "category", "status", array_to_string("amenities", ' '), regexp_replace("description", '<[^>]*>', ' ', 'g')
  ))
$$;

DROP INDEX "project_words";
CREATE INDEX "project_words" ON "project" USING GIN (
  "project_document"("name", "location", "category", "status", "amenities", "description")
);

-- The projects whose name and place come nearest to what was typed. Where the extension may not be made, they are the first of the office's order.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "project_nearness" ON "project" USING GIST (("name" || ' ' || "location") gist_trgm_ops);
  CREATE FUNCTION "nearest_projects"("typed" text, "shown" integer) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
    SELECT array(
      SELECT "id" FROM "project" WHERE "deleted_at" IS NULL ORDER BY ("name" || ' ' || "location") <->> $1 LIMIT $2
    )
  $f$;
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object OR undefined_function THEN
    RAISE NOTICE 'pg_trgm cannot be had: %', SQLERRM;
    CREATE FUNCTION "nearest_projects"("typed" text, "shown" integer) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
      SELECT array(SELECT "id" FROM "project" WHERE "deleted_at" IS NULL ORDER BY "sort_order" LIMIT $2)
    $f$;
END
$$;
