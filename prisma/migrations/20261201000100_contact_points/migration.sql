-- The phone numbers, e-mail addresses and WhatsApp accounts of a contact, derived from its enquiries, for this release and the one before.
CREATE TYPE "contact_point_kind" AS ENUM ('phone', 'email', 'whatsapp');

CREATE TABLE "contact_point" (
    "contact_id" TEXT NOT NULL,
    "kind" "contact_point_kind" NOT NULL,
    "value" TEXT NOT NULL,
    "is_key" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_point_pkey" PRIMARY KEY ("contact_id", "kind", "value")
);

CREATE INDEX "contact_point_kind_value_idx" ON "contact_point"("kind", "value");

ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_contact_id_fkey" FOREIGN KEY ("contact_id") REFERENCES "contact"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A number always leads to its contact. An address does where no number was sent with it, and a WhatsApp account where neither was:
-- anybody can type the address of somebody else next to a number.
CREATE FUNCTION "derive_contact_points"(keys TEXT[]) RETURNS SETOF "contact_point" LANGUAGE sql STABLE AS $$
  WITH sent AS (SELECT * FROM "enquiry" WHERE "person_key" = ANY(keys))
  SELECT "person_key", kind::"contact_point_kind", value, bool_or(is_key), min("created_at") FROM (
    SELECT "person_key", 'phone' AS kind, "phone_e164" AS value, true AS is_key, "created_at" FROM sent
    UNION ALL
    SELECT "person_key", 'email', "email", "phone_e164" = '', "created_at" FROM sent
    UNION ALL
    SELECT "person_key", way->>'kind', way->>'value', way->>'kind' = 'whatsapp' AND "phone_e164" = '' AND "email" = '', "created_at"
    FROM sent, jsonb_array_elements("ways") way) points
  WHERE value <> '' AND kind IN ('phone', 'email', 'whatsapp')
  GROUP BY 1, 2, 3
$$;

CREATE FUNCTION "add_contact_points"(keys TEXT[]) RETURNS void LANGUAGE sql AS $$
  -- In one order for all, so that two transactions never wait for each other.
  INSERT INTO "contact_point" SELECT * FROM "derive_contact_points"(keys) ORDER BY 1, 2, 3
  ON CONFLICT ("contact_id", "kind", "value") DO UPDATE SET "is_key" = true
  WHERE EXCLUDED."is_key" AND NOT "contact_point"."is_key"
$$;

CREATE FUNCTION "delete_unused_contact_points"(keys TEXT[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  free tid[];
BEGIN
  -- A row that another transaction has locked is used there: it stays, and nobody waits.
  SELECT array_agg(row_id) INTO free FROM (
    SELECT ctid AS row_id FROM "contact_point" WHERE "contact_id" = ANY(keys) FOR UPDATE SKIP LOCKED) unlocked;
  -- Statements of their own: they see what was committed before the lock.
  UPDATE "contact_point" SET "is_key" = derived."is_key"
  FROM "derive_contact_points"(keys) derived
  WHERE "contact_point".ctid = ANY(free) AND "contact_point"."contact_id" = derived."contact_id" AND "contact_point"."kind" = derived."kind"
    AND "contact_point"."value" = derived."value" AND "contact_point"."is_key" <> derived."is_key";
  DELETE FROM "contact_point"
  WHERE ctid = ANY(free)
    AND ("contact_id", "kind", "value") NOT IN (SELECT "contact_id", "kind", "value" FROM "derive_contact_points"(keys));
END
$$;

CREATE FUNCTION "add_contact_points_of_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_contact_points"((SELECT array_agg(DISTINCT "person_key") FROM added));
  RETURN NULL;
END
$$;
CREATE TRIGGER "enquiry_contact_points" AFTER INSERT ON "enquiry" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "add_contact_points_of_enquiries"();

CREATE FUNCTION "change_contact_points_of_enquiry"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_contact_points"(ARRAY[OLD."person_key", NEW."person_key"]);
  PERFORM "delete_unused_contact_points"(ARRAY[OLD."person_key", NEW."person_key"]);
  RETURN NULL;
END
$$;
CREATE TRIGGER "enquiry_contact_points_changed" AFTER UPDATE OF "person_key", "phone_e164", "email", "ways" ON "enquiry"
  FOR EACH ROW EXECUTE FUNCTION "change_contact_points_of_enquiry"();

-- As before, with the contact points of contacts that stay.
CREATE OR REPLACE FUNCTION "delete_contacts_of_enquiries"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys TEXT[] := (SELECT array_agg(DISTINCT "person_key") FROM gone);
BEGIN
  PERFORM "delete_unused_contacts"(keys);
  PERFORM "delete_unused_contact_points"(keys);
  RETURN NULL;
END
$$;
