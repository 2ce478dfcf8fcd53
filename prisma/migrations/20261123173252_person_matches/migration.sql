-- CreateEnum
CREATE TYPE "person_match_state" AS ENUM ('accepted', 'rejected');

-- CreateEnum
CREATE TYPE "contact_kind" AS ENUM ('phone', 'email');

-- CreateEnum
CREATE TYPE "proof_method" AS ENUM ('link', 'staff');

-- AlterTable
ALTER TABLE "enquiry" ADD COLUMN     "acknowledged_at" TIMESTAMPTZ(3),
ADD COLUMN     "summary_due_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "person_match" (
    "id" TEXT NOT NULL,
    "key_a" TEXT NOT NULL,
    "key_b" TEXT NOT NULL,
    "enquiry_a" TEXT NOT NULL,
    "enquiry_b" TEXT NOT NULL,
    "state" "person_match_state" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "person_match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_proof" (
    "id" TEXT NOT NULL,
    "kind" "contact_kind" NOT NULL,
    "value" TEXT NOT NULL,
    "method" "proof_method" NOT NULL,
    "enquiry_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor" TEXT NOT NULL,
    "undone_at" TIMESTAMPTZ(3),
    "undone_by" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "contact_proof_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "person_match_key_a_idx" ON "person_match"("key_a");

-- CreateIndex
CREATE INDEX "person_match_key_b_idx" ON "person_match"("key_b");

-- CreateIndex
CREATE INDEX "contact_proof_kind_value_idx" ON "contact_proof"("kind", "value");

-- CreateIndex
CREATE INDEX "contact_proof_enquiry_id_idx" ON "contact_proof"("enquiry_id");

-- CreateIndex
CREATE INDEX "enquiry_summary_due_at_idx" ON "enquiry"("summary_due_at");

-- AddForeignKey
ALTER TABLE "contact_proof" ADD CONSTRAINT "contact_proof_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;
