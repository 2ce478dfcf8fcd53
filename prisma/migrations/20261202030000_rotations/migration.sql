ALTER TABLE "turn" RENAME TO "rotation";
ALTER TABLE "rotation" RENAME CONSTRAINT "turn_pkey" TO "rotation_pkey";
ALTER TABLE "rotation" RENAME CONSTRAINT "turn_source_id_fkey" TO "rotation_source_id_fkey";
ALTER TABLE "rotation" RENAME CONSTRAINT "turn_project_id_fkey" TO "rotation_project_id_fkey";
ALTER INDEX "turn_source_id_key" RENAME TO "rotation_source_id_key";
ALTER INDEX "turn_project_id_key" RENAME TO "rotation_project_id_key";

ALTER TABLE "turn_place" RENAME TO "rotation_member";
ALTER TABLE "rotation_member" RENAME COLUMN "turn_id" TO "rotation_id";
ALTER TABLE "rotation_member" RENAME COLUMN "last_turn" TO "last_assignment";
ALTER TABLE "rotation_member" RENAME CONSTRAINT "turn_place_pkey" TO "rotation_member_pkey";
ALTER TABLE "rotation_member" RENAME CONSTRAINT "turn_place_turn_id_fkey" TO "rotation_member_rotation_id_fkey";
ALTER TABLE "rotation_member" RENAME CONSTRAINT "turn_place_user_id_fkey" TO "rotation_member_user_id_fkey";
ALTER INDEX "turn_place_user_id_idx" RENAME TO "rotation_member_user_id_idx";
