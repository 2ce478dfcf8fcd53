-- DropIndex
DROP INDEX "project_deleted_at_status_idx";

-- CreateTable
CREATE TABLE "draft" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" TEXT,
    "base_version" INTEGER,
    "data" JSONB NOT NULL,
    "label" TEXT NOT NULL,
    "saved_by" TEXT NOT NULL,
    "publish_at" TIMESTAMPTZ(3),
    "held_back" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "picture" ADD COLUMN     "draft_id" TEXT;

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "hidden_at" TIMESTAMPTZ(3),
ADD COLUMN     "hide_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "draft_kind_record_id_key" ON "draft"("kind", "record_id");

-- CreateIndex
CREATE INDEX "draft_publish_at_idx" ON "draft"("publish_at");

-- CreateIndex
CREATE INDEX "picture_draft_id_idx" ON "picture"("draft_id");

-- CreateIndex
CREATE INDEX "project_hide_at_idx" ON "project"("hide_at");

-- CreateIndex
CREATE INDEX "project_hidden_at_idx" ON "project"("hidden_at");

-- CreateIndex
CREATE INDEX "project_deleted_at_hidden_at_status_idx" ON "project"("deleted_at", "hidden_at", "status");

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_draft_id_fkey" FOREIGN KEY ("draft_id") REFERENCES "draft"("id") ON DELETE SET NULL ON UPDATE CASCADE;
