-- CreateEnum
CREATE TYPE "unit_state" AS ENUM ('free', 'held', 'booked', 'sold');

-- CreateTable
CREATE TABLE "unit" (
    "id" TEXT NOT NULL,
    "parent_id" TEXT NOT NULL,
    "tower" TEXT NOT NULL DEFAULT '',
    "floor" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "type" TEXT NOT NULL DEFAULT '',
    "carpet_area" DOUBLE PRECISION,
    "exclusive_common_area" DOUBLE PRECISION,
    "common_area" DOUBLE PRECISION,
    "land_share" DOUBLE PRECISION,
    "parking_lots" INTEGER,
    "price" DOUBLE PRECISION,
    "state" "unit_state" NOT NULL DEFAULT 'free',
    "held_until" TEXT NOT NULL DEFAULT '',
    "held_for" TEXT NOT NULL DEFAULT '',
    "enquiry_id" TEXT,
    "state_by" TEXT NOT NULL DEFAULT '',
    "state_at" TIMESTAMPTZ(3),
    "state_version" INTEGER NOT NULL DEFAULT 0,
    "sort_order" INTEGER NOT NULL DEFAULT 0,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "unit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "unit_parent_id_sort_order_idx" ON "unit"("parent_id", "sort_order");

-- CreateIndex
CREATE INDEX "unit_enquiry_id_idx" ON "unit"("enquiry_id");

-- CreateIndex
CREATE INDEX "unit_state_held_until_idx" ON "unit"("state", "held_until");

-- AddForeignKey
ALTER TABLE "unit" ADD CONSTRAINT "unit_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unit" ADD CONSTRAINT "unit_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What lies in the bin keeps its number and takes it from nobody.
CREATE UNIQUE INDEX "unit_number" ON "unit"("parent_id", "tower", "number") WHERE "deleted_at" IS NULL;
