-- AlterTable
ALTER TABLE "paper" ADD COLUMN     "document_id" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "registration" ADD COLUMN     "document_id" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "exemption" ADD COLUMN     "document_id" TEXT NOT NULL DEFAULT '';
