-- CreateTable
CREATE TABLE "progress" (
    "id" TEXT NOT NULL,
    "parent_id" TEXT NOT NULL,
    "date" TEXT NOT NULL,
    "sentence" TEXT NOT NULL DEFAULT '',
    "substructure" INTEGER,
    "superstructure" INTEGER,
    "masonry" INTEGER,
    "finishing" INTEGER,
    "internal_infrastructure" INTEGER,
    "external_infrastructure" INTEGER,
    "common_areas" INTEGER,
    "amenities" INTEGER,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "progress_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "progress_parent_id_date_idx" ON "progress"("parent_id", "date" DESC);

-- AddForeignKey
ALTER TABLE "progress" ADD CONSTRAINT "progress_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A record whose pictures have no column of their own lets go of them when it is deleted for good, by whatever release and with its parent, too.
-- The argument: its kind.
CREATE FUNCTION "release_pictures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "picture_use" WHERE "kind" = TG_ARGV[0] AND "record_id" = OLD."id";
  RETURN NULL;
END
$$;
CREATE TRIGGER "progress_picture_use" AFTER DELETE ON "progress"
  FOR EACH ROW EXECUTE FUNCTION "release_pictures"('progress');
