-- AlterTable
ALTER TABLE "brand" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "director" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "hero_image" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "picture" ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "project" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "testimonial" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "entity" TEXT NOT NULL,
    "entity_id" TEXT NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',
    "fields" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "snapshot" JSONB,
    "address" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "part" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("part")
);

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_entity_entity_id_at_idx" ON "audit_entry"("entity", "entity_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_user_id_idx" ON "audit_entry"("user_id");

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
