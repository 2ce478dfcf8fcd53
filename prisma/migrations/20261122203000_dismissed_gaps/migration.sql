-- AlterTable
ALTER TABLE "user" ADD COLUMN     "dismissed_gaps" TEXT[] DEFAULT ARRAY[]::TEXT[];
