-- Of which building an entry is; empty where it is of the whole project.
ALTER TABLE "progress" ADD COLUMN "tower" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "litigation" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "sort_order" INTEGER NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'Civil',
    "is_over_land" BOOLEAN NOT NULL DEFAULT false,
    "court" TEXT NOT NULL,
    "number" TEXT NOT NULL DEFAULT '',
    "year" INTEGER,
    "has_preventive_order" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'Pending',

    CONSTRAINT "litigation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "litigation_project_id_sort_order_idx" ON "litigation"("project_id", "sort_order");

-- AddForeignKey
ALTER TABLE "litigation" ADD CONSTRAINT "litigation_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was filed with the Authority for a registration and a quarter.
CREATE TABLE "quarterly_filing" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "registration_number" TEXT NOT NULL,
    "quarter" TEXT NOT NULL,
    "filed_on" TEXT NOT NULL,
    "filed_by" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "facts" JSONB NOT NULL,
    "public_id" TEXT,
    "url" TEXT,
    "seal_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quarterly_filing_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "quarterly_filing_public_id_key" ON "quarterly_filing"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "quarterly_filing_project_id_registration_number_quarter_key" ON "quarterly_filing"("project_id", "registration_number", "quarter");

-- AddForeignKey
ALTER TABLE "quarterly_filing" ADD CONSTRAINT "quarterly_filing_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- That the office was told that a quarter is to be filed, so many days before it is due.
CREATE TABLE "filing_alarm" (
    "project_id" TEXT NOT NULL,
    "registration_number" TEXT NOT NULL,
    "quarter" TEXT NOT NULL,
    "days_left" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "filing_alarm_pkey" PRIMARY KEY ("project_id","registration_number","quarter","days_left")
);

-- AddForeignKey
ALTER TABLE "filing_alarm" ADD CONSTRAINT "filing_alarm_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
