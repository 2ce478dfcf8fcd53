-- What the forms of the office ask beside name, contact and message, by the name of its field.
ALTER TABLE "enquiry" ADD COLUMN "details" JSONB NOT NULL DEFAULT '{}';

-- A purpose of which somebody has said that the office's own privacy policy names it.
CREATE TABLE "accepted_purpose" (
    "purpose" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "accepted_by" TEXT NOT NULL,
    "accepted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accepted_purpose_pkey" PRIMARY KEY ("purpose")
);
