-- Agents who bring buyers, by the enquiry by which they asked; and whom each of them has named.
CREATE TABLE "partner" (
    "enquiry_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'asks',
    "firm" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "link_key" TEXT NOT NULL DEFAULT '',
    "link_made_at" TIMESTAMPTZ(3),
    "link_ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "partner_pkey" PRIMARY KEY ("enquiry_id")
);

CREATE TABLE "partner_enquiry" (
    "enquiry_id" TEXT NOT NULL,
    "partner_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_enquiry_pkey" PRIMARY KEY ("enquiry_id")
);

CREATE INDEX "partner_enquiry_partner_id_created_at_idx" ON "partner_enquiry"("partner_id", "created_at" DESC);

ALTER TABLE "partner" ADD CONSTRAINT "partner_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "partner_enquiry" ADD CONSTRAINT "partner_enquiry_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "partner_enquiry" ADD CONSTRAINT "partner_enquiry_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("enquiry_id") ON DELETE CASCADE ON UPDATE CASCADE;
