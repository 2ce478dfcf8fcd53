-- AlterTable
ALTER TABLE "project" ADD COLUMN "search_description" TEXT NOT NULL DEFAULT '',
ADD COLUMN "search_title" TEXT NOT NULL DEFAULT '';
