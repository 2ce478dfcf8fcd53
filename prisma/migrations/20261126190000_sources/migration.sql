-- Services that push enquiries, and what they have sent.
CREATE TYPE "source_kind" AS ENUM ('google', 'justdial', 'magicbricks', 'exotel', 'form');

CREATE TYPE "source_body_state" AS ENUM ('waiting', 'enquiry', 'repeated', 'test', 'unread');

CREATE TABLE "source" (
    "id" TEXT NOT NULL,
    "kind" "source_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "secret" TEXT NOT NULL,
    "former_secret" TEXT NOT NULL DEFAULT '',
    "former_until" TIMESTAMPTZ(3),
    "key" TEXT NOT NULL DEFAULT '',
    "is_acknowledged" BOOLEAN NOT NULL DEFAULT false,
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "last_at" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',
    "refused" INTEGER NOT NULL DEFAULT 0,
    "last_refused_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "source_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "source_body" (
    "id" TEXT NOT NULL,
    "source_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "content_type" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "contacts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "state" "source_body_state" NOT NULL DEFAULT 'waiting',
    "outcome" TEXT NOT NULL DEFAULT '',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "enquiry_id" TEXT,

    CONSTRAINT "source_body_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "enquiry" ADD COLUMN     "door_id" TEXT,
ADD COLUMN     "door_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sent_at" TIMESTAMPTZ(3);

CREATE INDEX "source_body_source_id_received_at_bytes_idx" ON "source_body"("source_id", "received_at" DESC, "bytes");

CREATE INDEX "source_body_state_next_at_idx" ON "source_body"("state", "next_at");

CREATE INDEX "source_body_received_at_idx" ON "source_body"("received_at");

CREATE INDEX "source_body_enquiry_id_idx" ON "source_body"("enquiry_id");

CREATE INDEX "source_body_contacts_idx" ON "source_body" USING GIN ("contacts");

CREATE UNIQUE INDEX "enquiry_door_id_door_key_key" ON "enquiry"("door_id", "door_key");

ALTER TABLE "source_body" ADD CONSTRAINT "source_body_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "source_body" ADD CONSTRAINT "source_body_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_door_id_fkey" FOREIGN KEY ("door_id") REFERENCES "source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
