-- What became of an enquiry is one column: { lostReason, lostNote, wonValue, siteVisitOn }, without what is empty.
ALTER TABLE "enquiry" ADD COLUMN "outcome" JSONB NOT NULL DEFAULT '{}';

-- The release before reads and writes the four columns: each write of one form is a write of the other.
CREATE FUNCTION "keep_enquiry_outcome"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."outcome" = coalesce(OLD."outcome", '{}') THEN
    NEW."outcome" := (NEW."outcome" - '{lostReason,lostNote,wonValue,siteVisitOn}'::text[]) || jsonb_strip_nulls(jsonb_build_object(
      'lostReason', nullif(NEW."lost_reason", ''),
      'lostNote', nullif(NEW."lost_note", ''),
      'wonValue', NEW."won_value",
      'siteVisitOn', nullif(NEW."site_visit_on", '')));
  ELSE
    NEW."lost_reason" := coalesce(NEW."outcome" ->> 'lostReason', '');
    NEW."lost_note" := coalesce(NEW."outcome" ->> 'lostNote', '');
    NEW."won_value" := (NEW."outcome" ->> 'wonValue')::float8;
    NEW."site_visit_on" := coalesce(NEW."outcome" ->> 'siteVisitOn', '');
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_outcome_kept" BEFORE INSERT OR UPDATE OF "outcome", "lost_reason", "lost_note", "won_value", "site_visit_on" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_outcome"();

UPDATE "enquiry" SET "lost_reason" = "lost_reason"
WHERE "lost_reason" <> '' OR "lost_note" <> '' OR "won_value" IS NOT NULL OR "site_visit_on" <> '';
