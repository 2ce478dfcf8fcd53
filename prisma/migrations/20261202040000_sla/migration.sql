ALTER TABLE "enquiry_clock" RENAME TO "sla";
ALTER TABLE "sla" RENAME CONSTRAINT "enquiry_clock_pkey" TO "sla_pkey";
ALTER TABLE "sla" RENAME CONSTRAINT "enquiry_clock_enquiry_id_fkey" TO "sla_enquiry_id_fkey";
ALTER TABLE "sla" RENAME CONSTRAINT "enquiry_clock_owner_id_fkey" TO "sla_owner_id_fkey";
ALTER INDEX "enquiry_clock_owner_id_idx" RENAME TO "sla_owner_id_idx";
