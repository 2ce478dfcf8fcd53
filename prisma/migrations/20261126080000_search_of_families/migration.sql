-- What the search of the projects reads (lib/domain/projects/conditions.ts): as project_document, and how far it is to what, and when it is handed over.
-- The release before goes on asking by project_document and its index.
-- Its cost keeps a plan from making it anew of every row where an index has it.
CREATE FUNCTION "search_document"(
  "name" text, "location" text, "category" "project_category", "status" "project_status", "amenities" text[], "description" text,
  "distances" jsonb, "possession" text
) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN to_tsvector('simple', concat_ws(' ',
    "name", "location", "category", "status", array_to_string("amenities", ' '), regexp_replace("description", '<[^>]*>', ' ', 'g'),
    jsonb_path_query_array("distances", 'lax $[*].place'), "possession"
  ));
END
$$;

CREATE INDEX "project_search" ON "project" USING GIN (
  "search_document"("name", "location", "category", "status", "amenities", "description", "distances", "possession")
);

-- The least and the most of an area that is a text: "1,450–2,380"; null where it says none.
CREATE FUNCTION "area_range"("area" text) RETURNS int4range LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN count(*) > 0 THEN int4range(min("found"[1]::int), max("found"[1]::int), '[]') END
  FROM regexp_matches(replace("area", ',', ''), '\d{2,7}', 'g') AS "found"
$$;

CREATE INDEX "project_area" ON "project" USING GIST ("area_range"("price"));

-- The nearest that the website shows, without the kinds that nobody asked for, and without offices where the first is none;
-- and whether a word is nearly one of a name or a place.
DO $$
BEGIN
  CREATE FUNCTION "nearest_projects"("typed" text, "shown" integer, "without" "project_category"[])
  RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
    WITH "near" AS MATERIALIZED (
      SELECT "id", "category" IS NOT DISTINCT FROM 'Commercial' AS "is_office", ("name" || ' ' || "location") <->> $1 AS "distance"
      FROM "project" WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL AND ("category" IS NULL OR "category" <> ALL ($3))
      ORDER BY ("name" || ' ' || "location") <->> $1 LIMIT 8 * $2
    )
    SELECT array(
      SELECT "id" FROM "near" WHERE "is_office" = (SELECT "is_office" FROM "near" ORDER BY "distance", "is_office" LIMIT 1)
      ORDER BY "distance" LIMIT $2
    )
  $f$;
  CREATE FUNCTION "has_slip"("words" text[]) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $f$
    SELECT EXISTS (
      SELECT FROM unnest($1) AS "word" WHERE 0.67 >= (
        SELECT ("name" || ' ' || "location") <->>> "word" FROM "project" WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL
        ORDER BY ("name" || ' ' || "location") <->>> "word" LIMIT 1
      )
    )
  $f$;
EXCEPTION
  WHEN undefined_function THEN
    RAISE NOTICE 'pg_trgm cannot be had: %', SQLERRM;
    CREATE FUNCTION "nearest_projects"("typed" text, "shown" integer, "without" "project_category"[])
    RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $f$
      SELECT array(
        SELECT "id" FROM "project"
        WHERE "deleted_at" IS NULL AND "hidden_at" IS NULL AND ("category" IS NULL OR "category" <> ALL ($3))
        ORDER BY "sort_order" LIMIT $2
      )
    $f$;
    CREATE FUNCTION "has_slip"("words" text[]) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $f$ SELECT false $f$;
END
$$;
