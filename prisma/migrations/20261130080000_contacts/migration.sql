-- A contact is a row. Its id is the key that its enquiries have had so far (person_key), which the release before goes on to write.
CREATE TABLE "contact" (
    "id" TEXT NOT NULL,
    "merged_into" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contact_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "contact_merged_into_idx" ON "contact"("merged_into");

ALTER TABLE "contact" ADD CONSTRAINT "contact_merged_into_fkey" FOREIGN KEY ("merged_into") REFERENCES "contact"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Adds the contact of an enquiry, for this release and for the one before.
CREATE FUNCTION "add_contact_of_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."person_key" = '' THEN
    NEW."person_key" := gen_random_uuid()::text;
  END IF;
  LOOP
    INSERT INTO "contact" ("id") VALUES (NEW."person_key") ON CONFLICT DO NOTHING;
    -- It may be deleted at this moment with its last enquiry: then it is added once more.
    PERFORM FROM "contact" WHERE "id" = NEW."person_key" FOR KEY SHARE;
    EXIT WHEN FOUND;
  END LOOP;
  RETURN NEW;
END
$$;
CREATE TRIGGER "enquiry_contact" BEFORE INSERT OR UPDATE OF "person_key" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "add_contact_of_enquiry"();

UPDATE "enquiry" SET "person_key" = gen_random_uuid()::text WHERE "person_key" = '';

INSERT INTO "contact" ("id", "created_at")
SELECT "person_key", min("created_at") FROM "enquiry" GROUP BY "person_key" ON CONFLICT DO NOTHING;

-- A decision may name a contact of which no enquiry is left.
INSERT INTO "contact" ("id", "created_at")
SELECT key, min("at") FROM (
  SELECT "key_a" AS key, "at" FROM "person_match" UNION ALL SELECT "key_b", "at" FROM "person_match") named
GROUP BY key ON CONFLICT DO NOTHING;

-- The decisions of the office stay as they are (person_match). What they come to is a column: all contacts of a group point at its oldest.
CREATE FUNCTION "merge_contacts"(keys TEXT[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE affected AS (
    SELECT "id" FROM "contact" WHERE coalesce("merged_into", "id") IN (
      SELECT coalesce("merged_into", "id") FROM "contact" WHERE "id" = ANY(keys))
  ), reached("start", "member") AS (
    SELECT "id", "id" FROM affected
    UNION
    SELECT reached."start", CASE WHEN "key_b" = reached."member" THEN "key_a" ELSE "key_b" END
    FROM reached JOIN "person_match" ON reached."member" IN ("key_a", "key_b")
    WHERE "state" = 'accepted' AND "undone_at" IS NULL
  ), oldest AS (
    SELECT DISTINCT ON (reached."start") reached."start", "contact"."id"
    FROM reached JOIN "contact" ON "contact"."id" = reached."member"
    ORDER BY reached."start", "contact"."created_at", "contact"."id"
  )
  UPDATE "contact" SET "merged_into" = nullif(oldest."id", "contact"."id")
  FROM oldest
  WHERE "contact"."id" = oldest."start" AND "contact"."merged_into" IS DISTINCT FROM nullif(oldest."id", "contact"."id")
$$;

CREATE FUNCTION "merge_contacts_of_match"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "merge_contacts"(ARRAY[OLD."key_a", OLD."key_b"]);
    PERFORM "delete_unused_contacts"(ARRAY[OLD."key_a", OLD."key_b"]);
  ELSE
    PERFORM "merge_contacts"(ARRAY[NEW."key_a", NEW."key_b"]);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER "match_contacts" AFTER INSERT OR UPDATE OR DELETE ON "person_match"
  FOR EACH ROW EXECUTE FUNCTION "merge_contacts_of_match"();

SELECT "merge_contacts"((SELECT array_agg("id") FROM "contact"));

-- A contact goes with its last enquiry, unless a decision names it: two others may be merged over it.
CREATE FUNCTION "delete_unused_contacts"(keys TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free TEXT[];
BEGIN
  -- A contact that another transaction uses at this moment gets an enquiry there: it stays, and nobody waits.
  SELECT array_agg("id") INTO free FROM (
    SELECT "id" FROM "contact" WHERE "id" = ANY(keys) FOR UPDATE SKIP LOCKED) unlocked;
  -- A statement of its own: it sees what was committed before the lock.
  DELETE FROM "contact"
  WHERE "id" = ANY(free)
    AND NOT EXISTS (SELECT FROM "enquiry" WHERE "person_key" = "contact"."id")
    AND NOT EXISTS (SELECT FROM "person_match" WHERE "key_a" = "contact"."id")
    AND NOT EXISTS (SELECT FROM "person_match" WHERE "key_b" = "contact"."id");
END
$$;

CREATE FUNCTION "delete_contacts_of_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delete_unused_contacts"((SELECT array_agg(DISTINCT "person_key") FROM gone));
  RETURN NULL;
END
$$;
CREATE TRIGGER "enquiry_contacts_deleted" AFTER DELETE ON "enquiry" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION "delete_contacts_of_enquiries"();

ALTER TABLE "enquiry" ADD CONSTRAINT "enquiry_person_key_fkey" FOREIGN KEY ("person_key") REFERENCES "contact"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
