-- What the first forms ask goes to where the answers to the forms of the office are. The release before reads and writes the columns.
CREATE FUNCTION "keep_enquiry_requirements"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former JSONB := jsonb_strip_nulls(jsonb_build_object(
    'interest', nullif(NEW."interest", ''),
    'location', nullif(NEW."location", ''),
    'propertyType', nullif(NEW."property_type", ''),
    'visitOn', nullif(NEW."visit_on", ''),
    'budget', nullif(NEW."budget", '')
  ));
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW."details" := former || NEW."details";
  ELSIF NEW."details" = OLD."details" THEN
    NEW."details" := (NEW."details" - ARRAY['interest', 'location', 'propertyType', 'visitOn', 'budget']) || former;
  END IF;
  NEW."interest" := coalesce(NEW."details" ->> 'interest', '');
  NEW."location" := coalesce(NEW."details" ->> 'location', '');
  NEW."property_type" := coalesce(NEW."details" ->> 'propertyType', '');
  NEW."visit_on" := coalesce(NEW."details" ->> 'visitOn', '');
  NEW."budget" := coalesce(NEW."details" ->> 'budget', '');
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_requirements_kept" BEFORE INSERT OR UPDATE OF "details", "interest", "location", "property_type", "visit_on", "budget" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "keep_enquiry_requirements"();

-- A search goes on to look into the answers to the forms of the office alone.
CREATE OR REPLACE FUNCTION "keep_enquiry_words"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked JSONB := NEW."details" - ARRAY['interest', 'location', 'propertyType', 'visitOn', 'budget'];
BEGIN
  NEW."words" := concat_ws(
    E'\n',
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(asked, 'lax $.* ? (@.type() == "string")') AS value),
    (SELECT string_agg(value #>> '{}', E'\n') FROM jsonb_path_query(NEW."ways", 'lax $[*].value ? (@.type() == "string")') AS value)
  );
  RETURN NEW;
END
$$;
