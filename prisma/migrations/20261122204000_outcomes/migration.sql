-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "lost_note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "lost_reason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "site_visit_on" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "won_value" DOUBLE PRECISION;
