-- Where an enquiry comes from is one column. The release before reads and writes the former ones.
ALTER TABLE "enquiry" ADD COLUMN "attribution" JSONB NOT NULL DEFAULT '{}';

CREATE FUNCTION "keep_enquiry_attribution"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former JSONB := jsonb_strip_nulls(jsonb_build_object(
    'page', nullif(NEW."page", ''),
    'first', NEW."first_touch",
    'last', NEW."last_touch"
  ));
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW."attribution" := former || NEW."attribution";
  ELSIF NEW."attribution" = OLD."attribution" THEN
    NEW."attribution" := (NEW."attribution" - ARRAY['page', 'first', 'last']) || former;
  END IF;
  NEW."page" := coalesce(NEW."attribution" ->> 'page', '');
  NEW."first_touch" := NEW."attribution" -> 'first';
  NEW."last_touch" := NEW."attribution" -> 'last';
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_attribution_kept" BEFORE INSERT OR UPDATE OF "attribution", "page", "first_touch", "last_touch" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_attribution"();
