-- AlterTable
ALTER TABLE "setting" ADD COLUMN     "is_demo" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "picture_id" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "setting_picture_id_key" ON "setting"("picture_id");

-- AddForeignKey
ALTER TABLE "setting" ADD CONSTRAINT "setting_picture_id_fkey" FOREIGN KEY ("picture_id") REFERENCES "picture"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
