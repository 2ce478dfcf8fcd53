-- Services that are asked for their leads by a clock, and which leads each has told of.
ALTER TYPE "source_kind" ADD VALUE 'acres99';

ALTER TYPE "source_kind" ADD VALUE 'magicbricks_polled';

ALTER TYPE "source_kind" ADD VALUE 'housing';

ALTER TYPE "source_kind" ADD VALUE 'meta_polled';

ALTER TABLE "source" ADD COLUMN     "account" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "ask_error" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "next_at" TIMESTAMPTZ(3),
ADD COLUMN     "polled_until" TIMESTAMPTZ(3),
ADD COLUMN     "unsealed_at" TIMESTAMPTZ(3),
ADD COLUMN     "unsealed_by" TEXT NOT NULL DEFAULT '';

CREATE TABLE "source_seen" (
    "source_id" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "source_seen_pkey" PRIMARY KEY ("source_id","fingerprint")
);

CREATE INDEX "source_seen_at_idx" ON "source_seen"("at");

ALTER TABLE "source_seen" ADD CONSTRAINT "source_seen_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
