-- CreateTable
CREATE TABLE "charge" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "basis" TEXT NOT NULL DEFAULT 'lump sum',
    "rate" DOUBLE PRECISION,
    "above_floor" INTEGER,
    "part" TEXT NOT NULL DEFAULT 'beside it',
    "stated_on" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "charge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "charge_project_id_sort_order_idx" ON "charge"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "charge" ADD CONSTRAINT "charge_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
