-- What an enquiry is stands in one text. The release before reads and writes kind, and topic where kind does not say it.
ALTER TABLE "enquiry" ADD COLUMN "kind_name" TEXT NOT NULL DEFAULT 'enquiry', ALTER COLUMN "kind" SET DEFAULT 'enquiry';

CREATE FUNCTION "keep_enquiry_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP = 'INSERT' AND NEW."kind_name" = 'enquiry') OR (TG_OP = 'UPDATE' AND NEW."kind_name" = OLD."kind_name") THEN
    NEW."kind_name" := coalesce(nullif(NEW."topic", ''), NEW."kind"::text);
  END IF;
  NEW."kind" := CASE WHEN NEW."kind_name" = 'callback' THEN 'callback' ELSE 'enquiry' END;
  NEW."topic" := CASE WHEN NEW."kind_name" IN ('enquiry', 'callback') THEN '' ELSE NEW."kind_name" END;
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_kind_kept" BEFORE INSERT OR UPDATE OF "kind_name", "kind", "topic" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_kind"();
