-- CreateEnum
CREATE TYPE "enquiry_state" AS ENUM ('new', 'contacted', 'site visit', 'negotiating', 'won', 'lost', 'spam');

-- CreateEnum
CREATE TYPE "enquiry_event_kind" AS ENUM ('note', 'state', 'assignee', 'follow-up', 'consent');

-- CreateEnum
CREATE TYPE "outbox_kind" AS ENUM ('mail', 'webhook');

-- CreateEnum
CREATE TYPE "outbox_state" AS ENUM ('pending', 'sent', 'dead');

-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "assignee_id" TEXT,
ADD COLUMN     "content_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "first_contact_at" TIMESTAMPTZ(3),
ADD COLUMN     "first_touch" JSONB,
ADD COLUMN     "follow_up_at" TIMESTAMPTZ(3),
ADD COLUMN     "last_touch" JSONB,
ADD COLUMN     "marketing_consent" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "marketing_notice_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "marketing_notice_version" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "marketing_withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "needs_review" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "person_key" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "retain_until" TIMESTAMPTZ(3),
ADD COLUMN     "state" "enquiry_state" NOT NULL DEFAULT 'new',
ADD COLUMN     "suspicions" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

UPDATE "enquiry" SET "retain_until" = "created_at" + interval '24 months', "person_key" = "id";
ALTER TABLE "enquiry" ALTER COLUMN "retain_until" SET NOT NULL;

-- CreateTable
CREATE TABLE "enquiry_event" (
    "id" TEXT NOT NULL,
    "enquiry_id" TEXT NOT NULL,
    "kind" "enquiry_event_kind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" TEXT,
    "actor" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "enquiry_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" TEXT NOT NULL,
    "kind" "outbox_kind" NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "payload" JSONB NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "state" "outbox_state" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT NOT NULL DEFAULT '',
    "lead_id" TEXT,
    "endpoint_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_endpoint" (
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_endpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" TEXT NOT NULL,
    "endpoint_id" TEXT NOT NULL,
    "outbox_id" TEXT,
    "event" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "status" INTEGER,
    "error" TEXT NOT NULL DEFAULT '',
    "duration_ms" INTEGER NOT NULL,

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "enquiry_event_enquiry_id_at_idx" ON "enquiry_event"("enquiry_id", "at" DESC);

-- CreateIndex
CREATE INDEX "enquiry_event_user_id_idx" ON "enquiry_event"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_idempotency_key_key" ON "outbox"("idempotency_key");

-- CreateIndex
CREATE INDEX "outbox_state_next_attempt_at_idx" ON "outbox"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "outbox_lead_id_idx" ON "outbox"("lead_id");

-- CreateIndex
CREATE INDEX "outbox_endpoint_id_idx" ON "outbox"("endpoint_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_endpoint_id_at_idx" ON "webhook_delivery"("endpoint_id", "at" DESC);

-- CreateIndex
CREATE INDEX "webhook_delivery_outbox_id_idx" ON "webhook_delivery"("outbox_id");

-- CreateIndex
CREATE INDEX "enquiry_state_created_at_idx" ON "enquiry"("state", "created_at" DESC);

-- CreateIndex
CREATE INDEX "enquiry_content_hash_created_at_idx" ON "enquiry"("content_hash", "created_at");

-- CreateIndex
CREATE INDEX "enquiry_person_key_idx" ON "enquiry"("person_key");

-- CreateIndex
CREATE INDEX "enquiry_phone_e164_idx" ON "enquiry"("phone_e164");

-- CreateIndex
CREATE INDEX "enquiry_email_idx" ON "enquiry"("email");

-- CreateIndex
CREATE INDEX "enquiry_assignee_id_idx" ON "enquiry"("assignee_id");

-- CreateIndex
CREATE INDEX "enquiry_follow_up_at_idx" ON "enquiry"("follow_up_at");

-- CreateIndex
CREATE INDEX "enquiry_retain_until_idx" ON "enquiry"("retain_until");

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "enquiry_event" ADD CONSTRAINT "enquiry_event_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_endpoint_id_fkey" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_outbox_id_fkey" FOREIGN KEY ("outbox_id") REFERENCES "outbox"("id") ON DELETE SET NULL ON UPDATE CASCADE;
