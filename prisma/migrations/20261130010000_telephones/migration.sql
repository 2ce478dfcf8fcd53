-- Telephones that ring: each belongs to a log-in, and ends with it.
ALTER TYPE "outbox_kind" ADD VALUE 'push';

CREATE TABLE "push_subscription" (
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rang_at" TIMESTAMPTZ(3),
    "last_error" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_subscription_session_id_key" ON "push_subscription"("session_id");

CREATE UNIQUE INDEX "push_subscription_endpoint_key" ON "push_subscription"("endpoint");

ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "outbox" ADD COLUMN     "alarm_enquiry_id" TEXT,
ADD COLUMN     "push_subscription_id" TEXT;

CREATE INDEX "outbox_alarm_enquiry_id_idx" ON "outbox"("alarm_enquiry_id");

CREATE INDEX "outbox_push_subscription_id_idx" ON "outbox"("push_subscription_id");

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_push_subscription_id_fkey" FOREIGN KEY ("push_subscription_id") REFERENCES "push_subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_alarm_enquiry_id_fkey" FOREIGN KEY ("alarm_enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A log-in that is ended stays for some weeks; what it rings does not. The release before ends log-ins too.
CREATE FUNCTION "end_push_with_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "push_subscription" WHERE "session_id" = NEW."id";
  RETURN NULL;
END
$$;
CREATE TRIGGER "session_ended" AFTER UPDATE OF "revoked_at" ON "session"
  FOR EACH ROW WHEN (NEW."revoked_at" IS NOT NULL) EXECUTE FUNCTION "end_push_with_session"();
