CREATE TABLE "source_spend" (
  "source" TEXT NOT NULL,
  "month" TEXT NOT NULL,
  "rupees" DOUBLE PRECISION NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  CONSTRAINT "source_spend_pkey" PRIMARY KEY ("source", "month")
);
CREATE INDEX "source_spend_month_idx" ON "source_spend"("month");
