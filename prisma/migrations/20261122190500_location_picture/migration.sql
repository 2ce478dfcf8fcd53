-- AlterTable
ALTER TABLE "picture" ADD COLUMN     "is_location" BOOLEAN NOT NULL DEFAULT false;
