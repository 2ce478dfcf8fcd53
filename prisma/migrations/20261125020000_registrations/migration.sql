-- CreateTable
CREATE TABLE "registration" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "authority" TEXT NOT NULL DEFAULT '',
    "registered_on" TEXT NOT NULL DEFAULT '',
    "completion_on" TEXT NOT NULL DEFAULT '',
    "extensions" JSONB NOT NULL DEFAULT '[]',
    "towers" TEXT NOT NULL DEFAULT '',
    "matched_on" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "registration_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "registration_project_id_sort_order_idx" ON "registration"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "registration" ADD CONSTRAINT "registration_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
