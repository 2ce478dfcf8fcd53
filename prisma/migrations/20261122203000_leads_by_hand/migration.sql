-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "added_by" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "notice_read_at" TIMESTAMPTZ(3);
