-- AlterTable
ALTER TABLE "picture" ADD COLUMN     "setting_part" TEXT;

-- What was one picture is the first of several.
UPDATE "picture" SET "setting_part" = "setting"."part" FROM "setting" WHERE "setting"."picture_id" = "picture"."id";

-- DropForeignKey
ALTER TABLE "setting" DROP CONSTRAINT "setting_picture_id_fkey";

-- CreateIndex
CREATE INDEX "picture_setting_part_idx" ON "picture"("setting_part");

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_setting_part_fkey" FOREIGN KEY ("setting_part") REFERENCES "setting"("part") ON DELETE SET NULL ON UPDATE CASCADE;
