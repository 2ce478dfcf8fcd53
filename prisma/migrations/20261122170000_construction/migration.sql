-- AlterTable
ALTER TABLE "project" ADD COLUMN "construction" TEXT,
ADD COLUMN "possession" TEXT NOT NULL DEFAULT '';
