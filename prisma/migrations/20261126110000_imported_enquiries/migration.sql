-- What they would spend; and of a table of enquiries that was taken: which it was, to take it back as one, and which of its enquiries are no news.
CREATE TABLE "enquiry_import" (
    "id" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "enquiry_import_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "enquiry" ADD COLUMN     "budget" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "import_id" TEXT,
ADD COLUMN     "is_old" BOOLEAN NOT NULL DEFAULT false;

CREATE INDEX "enquiry_import_id_idx" ON "enquiry"("import_id");

ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "enquiry_import"("id") ON DELETE SET NULL ON UPDATE CASCADE;
