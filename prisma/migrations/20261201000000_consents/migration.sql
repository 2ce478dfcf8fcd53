-- A consent is a row of its own. This release reads and writes it; triggers keep it equal to the columns of the release before.
CREATE TYPE "consent_purpose" AS ENUM ('enquiry', 'marketing', 'newsletter');

CREATE TABLE "consent" (
    "enquiry_id" TEXT NOT NULL,
    "purpose" "consent_purpose" NOT NULL,
    "notice_version" TEXT NOT NULL DEFAULT '',
    "notice_hash" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'en',
    "given_at" TIMESTAMPTZ(3),
    "read_out_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_pkey" PRIMARY KEY ("enquiry_id", "purpose")
);

ALTER TABLE "consent" ADD CONSTRAINT "consent_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "enquiry" ALTER COLUMN "notice_version" SET DEFAULT '', ALTER COLUMN "notice_hash" SET DEFAULT '';

-- The consents that the former columns of an enquiry describe.
CREATE FUNCTION "former_consents"("enquiry") RETURNS SETOF "consent" LANGUAGE sql STABLE AS $$
  SELECT $1."id", 'enquiry'::"consent_purpose", $1."notice_version", $1."notice_hash", 'en',
    coalesce($1."notice_read_at", $1."created_at"), $1."notice_read_at", NULL::timestamptz
  WHERE $1."notice_version" <> '' OR $1."notice_hash" <> '' OR $1."notice_read_at" IS NOT NULL
  UNION ALL
  SELECT $1."id", 'marketing', $1."marketing_notice_version", $1."marketing_notice_hash", 'en',
    CASE WHEN $1."marketing_consent" OR ($1."marketing_notice_hash" <> '' AND $1."marketing_withdrawn_at" IS NOT NULL)
      THEN $1."created_at" END, NULL,
    CASE WHEN NOT $1."marketing_consent" THEN $1."marketing_withdrawn_at" END
  WHERE $1."marketing_consent" OR $1."marketing_withdrawn_at" IS NOT NULL
  UNION ALL
  SELECT $1."id", 'newsletter', coalesce(max("notice_version"), ''), coalesce(max("notice_hash"), ''), 'en', $1."created_at", NULL, NULL
  FROM "subscriber" WHERE "email" = $1."email" HAVING $1."newsletter"
$$;

-- From the release before to this one.
CREATE FUNCTION "copy_former_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What the other trigger has written is not copied back.
  IF pg_trigger_depth() > 1 THEN
    RETURN NULL;
  END IF;
  INSERT INTO "consent" SELECT * FROM "former_consents"(NEW)
  ON CONFLICT ("enquiry_id", "purpose") DO UPDATE SET "notice_version" = EXCLUDED."notice_version",
    "notice_hash" = EXCLUDED."notice_hash", "given_at" = coalesce("consent"."given_at", EXCLUDED."given_at"),
    "withdrawn_at" = EXCLUDED."withdrawn_at";
  UPDATE "consent" SET "withdrawn_at" = now()
  WHERE "enquiry_id" = NEW."id" AND "purpose" = 'newsletter' AND "withdrawn_at" IS NULL AND NOT NEW."newsletter";
  RETURN NULL;
END
$$;
CREATE TRIGGER "enquiry_former_consents" AFTER INSERT OR UPDATE OF "notice_version", "notice_hash", "notice_read_at", "marketing_consent",
  "marketing_notice_version", "marketing_notice_hash", "marketing_withdrawn_at", "newsletter" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "copy_former_consents"();

-- From this release to the one before.
CREATE FUNCTION "write_former_consents"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_given BOOLEAN := NEW."given_at" IS NOT NULL AND NEW."withdrawn_at" IS NULL;
BEGIN
  IF pg_trigger_depth() > 1 THEN
    RETURN NULL;
  END IF;
  IF NEW."purpose" = 'enquiry' THEN
    UPDATE "enquiry" SET "notice_version" = NEW."notice_version", "notice_hash" = NEW."notice_hash", "notice_read_at" = NEW."read_out_at"
    WHERE "id" = NEW."enquiry_id" AND ("notice_version", "notice_hash", "notice_read_at")
      IS DISTINCT FROM (NEW."notice_version", NEW."notice_hash", NEW."read_out_at");
  ELSIF NEW."purpose" = 'marketing' THEN
    UPDATE "enquiry" SET "marketing_consent" = is_given, "marketing_notice_version" = NEW."notice_version",
      "marketing_notice_hash" = NEW."notice_hash", "marketing_withdrawn_at" = NEW."withdrawn_at"
    WHERE "id" = NEW."enquiry_id"
      AND ("marketing_consent", "marketing_notice_version", "marketing_notice_hash", "marketing_withdrawn_at")
      IS DISTINCT FROM (is_given, NEW."notice_version", NEW."notice_hash", NEW."withdrawn_at");
  ELSE
    UPDATE "enquiry" SET "newsletter" = is_given WHERE "id" = NEW."enquiry_id" AND "newsletter" <> is_given;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "consent_former_columns" AFTER INSERT OR UPDATE ON "consent"
  FOR EACH ROW EXECUTE FUNCTION "write_former_consents"();
