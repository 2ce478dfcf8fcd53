ALTER TABLE "enquiry" RENAME COLUMN "ways" TO "contact_points";
ALTER INDEX "enquiry_ways_idx" RENAME TO "enquiry_contact_points_idx";

-- The text of a function does not follow a rename.
CREATE OR REPLACE FUNCTION "keep_enquiry_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked JSONB := NEW."details" - ARRAY['interest', 'location', 'propertyType', 'visitOn', 'budget'];
BEGIN
  NEW."words" := concat_ws(
    E'\n',
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(asked, 'lax $.* ? (@.type() == "string")') AS value),
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(NEW."contact_points", 'lax $[*].value ? (@.type() == "string")') AS value)
  );
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION "derive_contact_points"(keys TEXT[]) RETURNS SETOF "contact_point" LANGUAGE sql STABLE AS $$
  WITH sent AS (SELECT * FROM "enquiry" WHERE "contact_id" = ANY(keys))
  SELECT "contact_id", kind::"contact_point_kind", value, bool_or(is_key), min("created_at") FROM (
    SELECT "contact_id", 'phone' AS kind, "phone_e164" AS value, true AS is_key, "created_at" FROM sent
    UNION ALL
    SELECT "contact_id", 'email', "email", "phone_e164" = '', "created_at" FROM sent
    UNION ALL
    SELECT "contact_id", point->>'kind', point->>'value', point->>'kind' = 'whatsapp' AND "phone_e164" = '' AND "email" = '', "created_at"
    FROM sent, jsonb_array_elements("contact_points") point) points
  WHERE value <> '' AND kind IN ('phone', 'email', 'whatsapp')
  GROUP BY 1, 2, 3
$$;
