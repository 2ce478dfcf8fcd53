-- Suspected spam: '' is not held, 'waiting' is held until somebody looks, 'confirmed' is spam and stays held.
ALTER TABLE "enquiry" ADD COLUMN "review" TEXT NOT NULL DEFAULT '';

-- The release before reads and writes the two columns: each write of one form is a write of the other.
CREATE FUNCTION "keep_enquiry_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."review" = coalesce(OLD."review", '') THEN
    NEW."review" := CASE WHEN NOT NEW."needs_review" THEN '' WHEN NEW."is_spam_confirmed" THEN 'confirmed' ELSE 'waiting' END;
  ELSE
    NEW."needs_review" := NEW."review" <> '';
    NEW."is_spam_confirmed" := NEW."review" = 'confirmed';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_review_kept" BEFORE INSERT OR UPDATE OF "review", "needs_review", "is_spam_confirmed" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_review"();

UPDATE "enquiry" SET "needs_review" = "needs_review" WHERE "needs_review";
