ALTER TABLE "enquiry" RENAME COLUMN "words" TO "search_text";
-- Where the extension pg_trgm is missing the indexes are missing.
ALTER INDEX IF EXISTS "enquiry_words" RENAME TO "enquiry_search";
ALTER INDEX IF EXISTS "enquiry_further_words" RENAME TO "enquiry_search_text";
ALTER INDEX IF EXISTS "enquiry_event_words" RENAME TO "enquiry_event_search";
ALTER FUNCTION "keep_enquiry_words"() RENAME TO "keep_enquiry_search_text";
ALTER TRIGGER "enquiry_words_kept" ON "enquiry" RENAME TO "enquiry_search_text_kept";

-- The text of a function does not follow a rename.
CREATE OR REPLACE FUNCTION "keep_enquiry_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked JSONB := NEW."details" - ARRAY['interest', 'location', 'propertyType', 'visitOn', 'budget'];
BEGIN
  NEW."search_text" := concat_ws(
    E'\n',
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(asked, 'lax $.* ? (@.type() == "string")') AS value),
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(NEW."contact_points", 'lax $[*].value ? (@.type() == "string")') AS value)
  );
  RETURN NEW;
END
$$;
