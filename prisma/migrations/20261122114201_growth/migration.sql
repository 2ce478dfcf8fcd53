-- CreateIndex
CREATE INDEX "enquiry_event_state_enquiry_id_idx" ON "enquiry_event"("state", "enquiry_id");

-- CreateIndex
CREATE INDEX "enquiry_source_created_at_idx" ON "enquiry"("source", "created_at" DESC);

-- CreateIndex
CREATE INDEX "project_deleted_at_status_idx" ON "project"("deleted_at", "status");

-- The search of the inbox looks for a part of a word. Where the extension may not be made, the search reads all enquiries instead.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "enquiry_words" ON "enquiry" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "message" gin_trgm_ops, "phone_e164" gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
    RAISE NOTICE 'pg_trgm cannot be had: %', SQLERRM;
END
$$;
