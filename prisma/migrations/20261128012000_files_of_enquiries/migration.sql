-- An enquiry lets go of its file when it is deleted, by whatever release; the next sweep removes it, without the days of the bin.
CREATE FUNCTION "release_enquiry_files"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH "released" AS (
    DELETE FROM "file_use" WHERE "kind" = 'enquiry' AND "record_id" = OLD."id" RETURNING "file_id"
  )
  UPDATE "file" SET "released_at" = 'epoch' WHERE "id" IN (SELECT "file_id" FROM "released");
  RETURN NULL;
END
$$;

CREATE TRIGGER "enquiry_file_use" AFTER DELETE ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "release_enquiry_files"();
