-- A wording that the office keeps, with its reason, although a rule speaks against it.
CREATE TABLE "kept_wording" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "record_id" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "rule" TEXT NOT NULL,
    "sentence" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "kept_by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_wording_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "kept_wording_kind_record_id_field_rule_sentence_key" ON "kept_wording"("kind", "record_id", "field", "rule", "sentence");
