-- AlterTable
ALTER TABLE "enquiry_event" ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "edited_by" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "former" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateIndex
CREATE INDEX "enquiry_event_words" ON "enquiry_event" USING GIN ("text" gin_trgm_ops);
