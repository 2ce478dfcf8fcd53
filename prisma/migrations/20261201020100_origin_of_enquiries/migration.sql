-- How an enquiry came to us is one column: { listing, sentAt, addedBy, isOld, isNameAdded, phone }, without what is empty.
ALTER TABLE "enquiry" ADD COLUMN "origin" JSONB NOT NULL DEFAULT '{}', ALTER COLUMN "phone" SET DEFAULT '';

-- The release before reads and writes the six columns: each write of one form is a write of the other.
CREATE FUNCTION "keep_enquiry_origin"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."origin" = coalesce(OLD."origin", '{}') THEN
    NEW."origin" := (NEW."origin" - '{listing,sentAt,addedBy,isOld,isNameAdded,phone}'::text[]) || jsonb_strip_nulls(jsonb_build_object(
      'listing', nullif(NEW."listing", ''),
      'sentAt', to_char(NEW."sent_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'addedBy', nullif(NEW."added_by", ''),
      'isOld', nullif(NEW."is_old", false),
      'isNameAdded', nullif(NEW."is_name_added", false),
      'phone', nullif(NEW."phone", '')));
  ELSE
    NEW."listing" := coalesce(NEW."origin" ->> 'listing', '');
    NEW."sent_at" := (NEW."origin" ->> 'sentAt')::timestamptz;
    NEW."added_by" := coalesce(NEW."origin" ->> 'addedBy', '');
    NEW."is_old" := coalesce((NEW."origin" ->> 'isOld')::boolean, false);
    NEW."is_name_added" := coalesce((NEW."origin" ->> 'isNameAdded')::boolean, false);
    NEW."phone" := coalesce(NEW."origin" ->> 'phone', '');
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_origin_kept" BEFORE INSERT OR UPDATE OF "origin", "listing", "sent_at", "added_by", "is_old", "is_name_added", "phone" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_origin"();
