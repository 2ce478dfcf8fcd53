-- CreateEnum
CREATE TYPE "enquiry_kind" AS ENUM ('enquiry', 'callback');

-- CreateTable
CREATE TABLE "enquiry" (
    "id" TEXT NOT NULL,
    "kind" "enquiry_kind" NOT NULL,
    "request_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "phone_e164" TEXT NOT NULL,
    "message" TEXT NOT NULL DEFAULT '',
    "interest" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "property_type" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL DEFAULT '',
    "newsletter" BOOLEAN NOT NULL DEFAULT false,
    "project_id" TEXT,
    "page" TEXT NOT NULL DEFAULT '',
    "notice_version" TEXT NOT NULL,
    "notice_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "enquiry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriber" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "page" TEXT NOT NULL DEFAULT '',
    "notice_version" TEXT NOT NULL,
    "notice_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "enquiry_request_key_key" ON "enquiry"("request_key");

-- CreateIndex
CREATE INDEX "enquiry_created_at_idx" ON "enquiry"("created_at" DESC);

-- CreateIndex
CREATE INDEX "enquiry_project_id_idx" ON "enquiry"("project_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriber_email_key" ON "subscriber"("email");

-- CreateIndex
CREATE INDEX "subscriber_created_at_idx" ON "subscriber"("created_at" DESC);

-- AddForeignKey
ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE SET NULL ON UPDATE CASCADE;
