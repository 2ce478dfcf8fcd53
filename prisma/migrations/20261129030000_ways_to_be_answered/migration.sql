ALTER TABLE "enquiry" ADD COLUMN "ways" JSONB NOT NULL DEFAULT '[]', ADD COLUMN "words" TEXT NOT NULL DEFAULT '';

-- What a search looks into beside name, address, message and number: what a form of the office has asked, and the further ways.
-- The release before writes details, too.
CREATE FUNCTION "keep_enquiry_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."words" := concat_ws(
    E'\n',
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(NEW."details", 'lax $.* ? (@.type() == "string")') AS value),
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(NEW."ways", 'lax $[*].value ? (@.type() == "string")') AS value)
  );
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_words_kept" BEFORE INSERT OR UPDATE OF "details", "ways" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_words"();

UPDATE "enquiry" SET "details" = "details" WHERE "details" <> '{}';

CREATE INDEX "enquiry_ways_idx" ON "enquiry" USING GIN ("ways" jsonb_path_ops);
-- As of the words before: without the extension the search reads all enquiries.
DO $$
BEGIN
  CREATE INDEX "enquiry_further_words" ON "enquiry" USING GIN ("words" gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'pg_trgm is not there: %', SQLERRM;
END
$$;

-- Who shows WhatsApp no number can be answered by an id. What the release before could not use is read again once it has ended.
UPDATE "source_body" AS body
  SET "state" = 'waiting', "attempts" = 0, "next_at" = now() + interval '10 minutes'
  FROM "source" WHERE "source"."id" = body."source_id" AND "source"."kind"::text = 'whatsapp'
    AND body."state" = 'unread' AND body."outcome" LIKE 'WhatsApp named no number:%';
