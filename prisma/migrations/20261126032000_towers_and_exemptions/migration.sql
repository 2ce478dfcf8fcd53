-- CreateTable
CREATE TABLE "tower" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "floors" INTEGER,
    "basements" INTEGER,
    "stilts" INTEGER,
    "slabs_cast" INTEGER,
    "height" DOUBLE PRECISION,

    CONSTRAINT "tower_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exemption" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "document" TEXT NOT NULL,

    CONSTRAINT "exemption_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tower_project_id_sort_order_idx" ON "tower"("project_id", "sort_order");

-- CreateIndex
CREATE INDEX "exemption_project_id_sort_order_idx" ON "exemption"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "tower" ADD CONSTRAINT "tower_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exemption" ADD CONSTRAINT "exemption_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
