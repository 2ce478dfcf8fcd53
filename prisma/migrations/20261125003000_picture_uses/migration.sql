-- CreateTable
CREATE TABLE "picture_use" (
    "picture_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "slot" TEXT NOT NULL,
    "place" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "picture_use_pkey" PRIMARY KEY ("picture_id","kind","record_id")
);

-- Whoever writes the columns by which pictures are used, a release before this one too, writes the table so.
-- The arguments: the kind, the slot, the column of the picture, the column of what uses it.
CREATE FUNCTION "follow_picture_column"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "before" jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  "after" jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  "former" text[] := ARRAY["before" ->> TG_ARGV[2], "before" ->> TG_ARGV[3]];
  "present" text[] := ARRAY["after" ->> TG_ARGV[2], "after" ->> TG_ARGV[3]];
BEGIN
  IF "former" = "present" THEN RETURN NULL; END IF;
  DELETE FROM "picture_use"
    WHERE "picture_id" = "former"[1] AND "kind" = TG_ARGV[0] AND "record_id" = "former"[2];
  INSERT INTO "picture_use" ("picture_id", "kind", "record_id", "slot")
    SELECT "present"[1], TG_ARGV[0], "present"[2], TG_ARGV[1]
    WHERE "present"[1] IS NOT NULL AND "present"[2] IS NOT NULL
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;

CREATE FUNCTION "follow_project_image"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM "picture_use"
      WHERE "picture_id" = OLD."picture_id" AND "kind" = 'project' AND "record_id" = OLD."project_id";
  END IF;
  IF TG_OP <> 'DELETE' THEN
    -- Locked: a mark that is set at this moment comes wholly before or after.
    INSERT INTO "picture_use" ("picture_id", "kind", "record_id", "slot", "place")
      SELECT "id", 'project', NEW."project_id", CASE WHEN "is_location" THEN 'location' ELSE 'images' END, NEW."sort_order"
      FROM "picture" WHERE "id" = NEW."picture_id" FOR SHARE
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION "follow_location_mark"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "picture_use" SET "slot" = CASE WHEN NEW."is_location" THEN 'location' ELSE 'images' END
    WHERE "picture_id" = NEW."id" AND "kind" = 'project';
  RETURN NULL;
END
$$;

-- From here on nobody writes these tables until the migration ends; who reads them goes on.
CREATE TRIGGER "picture_setting_use" AFTER INSERT OR UPDATE OF "setting_part" ON "picture"
  FOR EACH ROW EXECUTE FUNCTION "follow_picture_column"('settings', 'value', 'id', 'setting_part');
CREATE TRIGGER "picture_draft_use" AFTER INSERT OR UPDATE OF "draft_id" ON "picture"
  FOR EACH ROW EXECUTE FUNCTION "follow_picture_column"('draft', 'data', 'id', 'draft_id');
CREATE TRIGGER "picture_location_use" AFTER UPDATE OF "is_location" ON "picture"
  FOR EACH ROW WHEN (OLD."is_location" <> NEW."is_location") EXECUTE FUNCTION "follow_location_mark"();
CREATE TRIGGER "project_image_use" AFTER INSERT OR UPDATE OR DELETE ON "project_image"
  FOR EACH ROW EXECUTE FUNCTION "follow_project_image"();
CREATE TRIGGER "director_picture_use" AFTER INSERT OR UPDATE OF "picture_id" OR DELETE ON "director"
  FOR EACH ROW EXECUTE FUNCTION "follow_picture_column"('director', 'picture', 'picture_id', 'id');
CREATE TRIGGER "brand_picture_use" AFTER INSERT OR UPDATE OF "picture_id" OR DELETE ON "brand"
  FOR EACH ROW EXECUTE FUNCTION "follow_picture_column"('brand', 'picture', 'picture_id', 'id');
CREATE TRIGGER "hero_image_picture_use" AFTER INSERT OR UPDATE OF "picture_id" OR DELETE ON "hero_image"
  FOR EACH ROW EXECUTE FUNCTION "follow_picture_column"('hero-image', 'picture', 'picture_id', 'id');

INSERT INTO "picture_use" ("picture_id", "kind", "record_id", "slot", "place")
  SELECT p."id", 'project', i."project_id", CASE WHEN p."is_location" THEN 'location' ELSE 'images' END, i."sort_order"
    FROM "project_image" i JOIN "picture" p ON p."id" = i."picture_id"
  UNION ALL SELECT "picture_id", 'director', "id", 'picture', 0 FROM "director" WHERE "picture_id" IS NOT NULL
  UNION ALL SELECT "picture_id", 'brand', "id", 'picture', 0 FROM "brand"
  UNION ALL SELECT "picture_id", 'hero-image', "id", 'picture', 0 FROM "hero_image"
  UNION ALL SELECT "id", 'settings', "setting_part", 'value', 0 FROM "picture" WHERE "setting_part" IS NOT NULL
  UNION ALL SELECT "id", 'draft', "draft_id", 'data', 0 FROM "picture" WHERE "draft_id" IS NOT NULL;

-- CreateIndex
CREATE INDEX "picture_use_kind_record_id_slot_place_idx" ON "picture_use"("kind", "record_id", "slot", "place");

-- AddForeignKey
ALTER TABLE "picture_use" ADD CONSTRAINT "picture_use_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
