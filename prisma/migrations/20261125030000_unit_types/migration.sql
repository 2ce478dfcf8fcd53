-- CreateTable
CREATE TABLE "unit_type" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "bhk" DOUBLE PRECISION,
    "carpet_area" DOUBLE PRECISION,
    "balcony_area" DOUBLE PRECISION,
    "terrace_area" DOUBLE PRECISION,
    "other_area" DOUBLE PRECISION,
    "other_area_kind" TEXT NOT NULL DEFAULT '',
    "land_share" DOUBLE PRECISION,
    "parking" TEXT NOT NULL DEFAULT '',
    "floors" TEXT NOT NULL DEFAULT '',
    "price_from" INTEGER,
    "price_to" INTEGER,
    "price_includes" TEXT NOT NULL DEFAULT '',
    "priced_on" TEXT NOT NULL DEFAULT '',
    "home_count" INTEGER,
    "free_count" INTEGER,

    CONSTRAINT "unit_type_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unit_type_project_id_sort_order_idx" ON "unit_type"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "unit_type" ADD CONSTRAINT "unit_type_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
