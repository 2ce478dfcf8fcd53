-- AlterTable
ALTER TABLE "user" ADD COLUMN     "password_expires_at" TIMESTAMPTZ(3);
