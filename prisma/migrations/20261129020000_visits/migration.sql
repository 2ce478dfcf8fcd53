-- Visits to a building site: when each project may be visited, and who comes.
ALTER TABLE "project" ADD COLUMN     "visit_days_off" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "visit_hours" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "visit_minutes" INTEGER NOT NULL DEFAULT 45,
ADD COLUMN     "visits_at_once" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "visits_on" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "visit" (
    "id" TEXT NOT NULL,
    "project_id" TEXT NOT NULL,
    "enquiry_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'requested',
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "confirmed_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "former_state" TEXT NOT NULL DEFAULT '',
    "day_reminder_at" TIMESTAMPTZ(3),
    "hour_reminder_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "visit_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "visit_enquiry_id_idx" ON "visit"("enquiry_id");

CREATE INDEX "visit_starts_at_idx" ON "visit"("starts_at");

CREATE INDEX "visit_project_id_idx" ON "visit"("project_id");

-- Who holds a time: its key is what two cannot have. A visit without a row here holds none.
CREATE TABLE "visit_seat" (
    "project_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "seat" INTEGER NOT NULL,
    "visit_id" TEXT NOT NULL,
    "held_until" TIMESTAMPTZ(3),

    CONSTRAINT "visit_seat_pkey" PRIMARY KEY ("project_id","starts_at","seat")
);

CREATE INDEX "visit_seat_visit_id_idx" ON "visit_seat"("visit_id");

CREATE INDEX "visit_seat_held_until_idx" ON "visit_seat"("held_until");

ALTER TABLE "visit" ADD CONSTRAINT "visit_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "visit" ADD CONSTRAINT "visit_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "visit_seat" ADD CONSTRAINT "visit_seat_visit_id_fkey" FOREIGN KEY ("visit_id") REFERENCES "visit"("id") ON DELETE CASCADE ON UPDATE CASCADE;
