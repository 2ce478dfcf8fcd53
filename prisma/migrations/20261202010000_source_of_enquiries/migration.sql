ALTER TABLE "enquiry" RENAME COLUMN "door_id" TO "source_id";
ALTER TABLE "enquiry" RENAME COLUMN "door_key" TO "source_key";
ALTER TABLE "enquiry" RENAME CONSTRAINT "enquiry_door_id_fkey" TO "enquiry_source_id_fkey";
ALTER INDEX "enquiry_door_id_door_key_key" RENAME TO "enquiry_source_id_source_key_key";
