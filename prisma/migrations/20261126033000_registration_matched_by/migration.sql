-- AlterTable
ALTER TABLE "registration" ADD COLUMN     "matched_by" TEXT NOT NULL DEFAULT '';
