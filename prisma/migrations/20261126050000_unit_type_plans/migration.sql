-- AlterTable
ALTER TABLE "unit_type" ADD COLUMN "plans" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- The plans of a project's homes are pictures of the project, in a slot of their own, whoever writes the column: a release
-- before this one, too, which deletes homes. All of the project are looked at, since a plan can move from one home to another.
CREATE FUNCTION "follow_unit_type_plans"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "project" text := CASE WHEN TG_OP = 'DELETE' THEN OLD."project_id" ELSE NEW."project_id" END;
BEGIN
  DELETE FROM "picture_use" u
    WHERE u."kind" = 'project' AND u."record_id" = "project" AND u."slot" = 'plans'
      AND NOT EXISTS (SELECT 1 FROM "unit_type" t WHERE t."project_id" = "project" AND u."picture_id" = ANY (t."plans"));
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO "picture_use" ("picture_id", "kind", "record_id", "slot", "place")
      SELECT p."id", 'project', "project", 'plans', n."place" - 1
      FROM unnest(NEW."plans") WITH ORDINALITY AS n("id", "place") JOIN "picture" p ON p."id" = n."id"
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "unit_type_plan_use" AFTER INSERT OR UPDATE OF "plans" OR DELETE ON "unit_type"
  FOR EACH ROW EXECUTE FUNCTION "follow_unit_type_plans"();
