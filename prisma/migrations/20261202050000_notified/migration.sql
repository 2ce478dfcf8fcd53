ALTER TABLE "sla" RENAME COLUMN "owner_told_at" TO "owner_notified_at";
ALTER TABLE "sla" RENAME COLUMN "head_told_at" TO "head_notified_at";
ALTER TABLE "sla" RENAME COLUMN "next_told_at" TO "next_notified_at";
ALTER TABLE "source" RENAME COLUMN "told_silence" TO "notified_silence";
