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

-- How near a text comes to what was typed, from 0 to 1. Where the extension may not be made, nothing is near.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE FUNCTION "text_nearness"("typed" text, "told" text) RETURNS real LANGUAGE sql STABLE PARALLEL SAFE
    AS 'SELECT word_similarity($1, $2)';
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object OR undefined_function THEN
    RAISE NOTICE 'pg_trgm cannot be had: %', SQLERRM;
    CREATE FUNCTION "text_nearness"("typed" text, "told" text) RETURNS real LANGUAGE sql STABLE PARALLEL SAFE
      AS 'SELECT 0::real';
END
$$;
