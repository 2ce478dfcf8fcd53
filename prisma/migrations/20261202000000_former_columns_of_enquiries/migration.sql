-- Second part: the columns that the migrations of 2026-12-01 have copied, with the triggers that kept both equal. An instance of the
-- release before cannot read or write enquiries from here on.
DROP TRIGGER "enquiry_former_consents" ON "enquiry";
DROP FUNCTION "copy_former_consents"();
DROP TRIGGER "consent_former_columns" ON "consent";
DROP FUNCTION "write_former_consents"();
DROP TRIGGER "enquiry_requirements_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_requirements"();
DROP TRIGGER "enquiry_attribution_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_attribution"();
DROP TRIGGER "enquiry_kind_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_kind"();
DROP TRIGGER "enquiry_outcome_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_outcome"();
DROP TRIGGER "enquiry_origin_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_origin"();
DROP TRIGGER "enquiry_review_kept" ON "enquiry";
DROP FUNCTION "keep_enquiry_review"();
DROP FUNCTION "former_consents"("enquiry");

ALTER TABLE "enquiry"
  DROP COLUMN "kind",
  DROP COLUMN "topic",
  DROP COLUMN "is_name_added",
  DROP COLUMN "phone",
  DROP COLUMN "interest",
  DROP COLUMN "location",
  DROP COLUMN "property_type",
  DROP COLUMN "visit_on",
  DROP COLUMN "budget",
  DROP COLUMN "newsletter",
  DROP COLUMN "page",
  DROP COLUMN "first_touch",
  DROP COLUMN "last_touch",
  DROP COLUMN "notice_version",
  DROP COLUMN "notice_hash",
  DROP COLUMN "added_by",
  DROP COLUMN "notice_read_at",
  DROP COLUMN "listing",
  DROP COLUMN "sent_at",
  DROP COLUMN "is_old",
  DROP COLUMN "marketing_consent",
  DROP COLUMN "marketing_notice_version",
  DROP COLUMN "marketing_notice_hash",
  DROP COLUMN "marketing_withdrawn_at",
  DROP COLUMN "lost_reason",
  DROP COLUMN "lost_note",
  DROP COLUMN "won_value",
  DROP COLUMN "site_visit_on",
  DROP COLUMN "needs_review",
  DROP COLUMN "is_spam_confirmed";

ALTER TABLE "enquiry" RENAME COLUMN "kind_name" TO "kind";
DROP TYPE "enquiry_kind";
