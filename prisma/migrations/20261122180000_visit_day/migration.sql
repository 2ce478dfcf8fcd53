-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "visit_on" TEXT NOT NULL DEFAULT '';
