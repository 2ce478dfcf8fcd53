ALTER TABLE "enquiry" RENAME COLUMN "person_key" TO "contact_id";
ALTER TABLE "enquiry" RENAME CONSTRAINT "enquiry_person_key_fkey" TO "enquiry_contact_id_fkey";
ALTER INDEX "enquiry_person_key_idx" RENAME TO "enquiry_contact_id_idx";

ALTER TABLE "person_match" RENAME TO "contact_match";
ALTER TABLE "contact_match" RENAME COLUMN "key_a" TO "contact_a";
ALTER TABLE "contact_match" RENAME COLUMN "key_b" TO "contact_b";
ALTER TABLE "contact_match" RENAME CONSTRAINT "person_match_pkey" TO "contact_match_pkey";
ALTER INDEX "person_match_key_a_idx" RENAME TO "contact_match_contact_a_idx";
ALTER INDEX "person_match_key_b_idx" RENAME TO "contact_match_contact_b_idx";
ALTER TYPE "person_match_state" RENAME TO "contact_match_state";

-- The text of a function does not follow a rename.
CREATE OR REPLACE FUNCTION "add_contact_of_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."contact_id" = '' THEN
    NEW."contact_id" := gen_random_uuid()::text;
  END IF;
  LOOP
    INSERT INTO "contact" ("id") VALUES (NEW."contact_id") ON CONFLICT DO NOTHING;
    -- It may be deleted at this moment with its last enquiry: then it is added once more.
    PERFORM FROM "contact" WHERE "id" = NEW."contact_id" FOR KEY SHARE;
    EXIT WHEN FOUND;
  END LOOP;
  RETURN NEW;
END
$$;

CREATE OR REPLACE FUNCTION "merge_contacts"(keys TEXT[]) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE affected AS (
    SELECT "id" FROM "contact" WHERE coalesce("merged_into", "id") IN (
      SELECT coalesce("merged_into", "id") FROM "contact" WHERE "id" = ANY(keys))
  ), reached("start", "member") AS (
    SELECT "id", "id" FROM affected
    UNION
    SELECT reached."start", CASE WHEN "contact_b" = reached."member" THEN "contact_a" ELSE "contact_b" END
    FROM reached JOIN "contact_match" ON reached."member" IN ("contact_a", "contact_b")
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

CREATE OR REPLACE FUNCTION "merge_contacts_of_match"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM "merge_contacts"(ARRAY[OLD."contact_a", OLD."contact_b"]);
    PERFORM "delete_unused_contacts"(ARRAY[OLD."contact_a", OLD."contact_b"]);
  ELSE
    PERFORM "merge_contacts"(ARRAY[NEW."contact_a", NEW."contact_b"]);
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "delete_unused_contacts"(keys TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free TEXT[];
BEGIN
  -- A contact that another transaction uses at this moment gets an enquiry there: it stays, and nobody waits.
  SELECT array_agg("id") INTO free FROM (
    SELECT "id" FROM "contact" WHERE "id" = ANY(keys) FOR UPDATE SKIP LOCKED) unlocked;
  -- A statement of its own: it sees what was committed before the lock.
  DELETE FROM "contact"
  WHERE "id" = ANY(free)
    AND NOT EXISTS (SELECT FROM "enquiry" WHERE "contact_id" = "contact"."id")
    AND NOT EXISTS (SELECT FROM "contact_match" WHERE "contact_a" = "contact"."id")
    AND NOT EXISTS (SELECT FROM "contact_match" WHERE "contact_b" = "contact"."id");
END
$$;

CREATE OR REPLACE FUNCTION "derive_contact_points"(keys TEXT[]) RETURNS SETOF "contact_point" LANGUAGE sql STABLE AS $$
  WITH sent AS (SELECT * FROM "enquiry" WHERE "contact_id" = ANY(keys))
  SELECT "contact_id", kind::"contact_point_kind", value, bool_or(is_key), min("created_at") FROM (
    SELECT "contact_id", 'phone' AS kind, "phone_e164" AS value, true AS is_key, "created_at" FROM sent
    UNION ALL
    SELECT "contact_id", 'email', "email", "phone_e164" = '', "created_at" FROM sent
    UNION ALL
    SELECT "contact_id", way->>'kind', way->>'value', way->>'kind' = 'whatsapp' AND "phone_e164" = '' AND "email" = '', "created_at"
    FROM sent, jsonb_array_elements("ways") way) points
  WHERE value <> '' AND kind IN ('phone', 'email', 'whatsapp')
  GROUP BY 1, 2, 3
$$;

CREATE OR REPLACE FUNCTION "add_contact_points_of_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_contact_points"((SELECT array_agg(DISTINCT "contact_id") FROM added));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "change_contact_points_of_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_contact_points"(ARRAY[OLD."contact_id", NEW."contact_id"]);
  PERFORM "delete_unused_contact_points"(ARRAY[OLD."contact_id", NEW."contact_id"]);
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION "delete_contacts_of_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys TEXT[] := (SELECT array_agg(DISTINCT "contact_id") FROM gone);
BEGIN
  PERFORM "delete_unused_contacts"(keys);
  PERFORM "delete_unused_contact_points"(keys);
  RETURN NULL;
END
$$;
