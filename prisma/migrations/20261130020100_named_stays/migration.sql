-- That somebody was named stays with the enquiry when the partner is erased: the buyer is mailed nothing then, either.
ALTER TABLE "partner_enquiry" ALTER COLUMN "partner_id" DROP NOT NULL;

ALTER TABLE "partner_enquiry" DROP CONSTRAINT "partner_enquiry_partner_id_fkey";

ALTER TABLE "partner_enquiry" ADD CONSTRAINT "partner_enquiry_partner_id_fkey" FOREIGN KEY ("partner_id") REFERENCES "partner"("enquiry_id") ON DELETE SET NULL ON UPDATE CASCADE;
