-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "retrying_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What waits already has been tried since it was written.
UPDATE "outbox" SET "retrying_since" = "created_at";
