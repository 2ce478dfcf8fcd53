-- CreateTable
CREATE TABLE "paper" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "authority" TEXT NOT NULL DEFAULT '',
    "number" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'To be applied',
    "dated_on" TEXT NOT NULL DEFAULT '',
    "expires_on" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "paper_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "paper_project_id_sort_order_idx" ON "paper"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "paper" ADD CONSTRAINT "paper_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
