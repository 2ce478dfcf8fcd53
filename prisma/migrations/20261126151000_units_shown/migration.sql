-- What the website says of the units of a project.
ALTER TABLE "project" ADD COLUMN "units_shown" TEXT NOT NULL DEFAULT 'nothing';

-- A home is held for nobody once the enquiry is gone, whoever deletes it and in the same transaction.
CREATE FUNCTION "release_units"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "unit" SET "held_for" = '', "enquiry_id" = NULL WHERE "enquiry_id" = OLD."id";
  RETURN OLD;
END
$$;
CREATE TRIGGER "enquiry_unit" BEFORE DELETE ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "release_units"();
