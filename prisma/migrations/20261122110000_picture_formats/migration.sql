ALTER TABLE "picture" ADD COLUMN "has_avif" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "picture" ADD COLUMN "crop_x" DOUBLE PRECISION;
ALTER TABLE "picture" ADD COLUMN "crop_y" DOUBLE PRECISION;
ALTER TABLE "picture" ADD COLUMN "crop_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

CREATE TABLE "replaced_file" (
    "key" TEXT NOT NULL,
    "replaced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "replaced_file_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "replaced_file_replaced_at_idx" ON "replaced_file"("replaced_at");
