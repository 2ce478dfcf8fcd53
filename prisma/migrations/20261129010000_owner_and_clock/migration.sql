-- Who is given enquiries by turn, when people are there, and by when each enquiry is to be answered.
ALTER TABLE "enquiry" ADD COLUMN     "answer_by" TIMESTAMPTZ(3),
ADD COLUMN     "owner_reason" TEXT NOT NULL DEFAULT '';

CREATE INDEX "enquiry_answer_by_idx" ON "enquiry"("answer_by");

CREATE TABLE "enquiry_clock" (
    "enquiry_id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "owner_at" TIMESTAMPTZ(3),
    "head_at" TIMESTAMPTZ(3),
    "next_at" TIMESTAMPTZ(3),
    "owner_told_at" TIMESTAMPTZ(3),
    "head_told_at" TIMESTAMPTZ(3),
    "next_told_at" TIMESTAMPTZ(3),
    "answered_at" TIMESTAMPTZ(3),
    "answered_with" TEXT NOT NULL DEFAULT '',
    "answer_minutes" INTEGER,
    "owner_id" TEXT,

    CONSTRAINT "enquiry_clock_pkey" PRIMARY KEY ("enquiry_id")
);

CREATE INDEX "enquiry_clock_owner_id_idx" ON "enquiry_clock"("owner_id");

CREATE TABLE "scheduler_call" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "scheduler_call_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "turn" (
    "id" TEXT NOT NULL,
    "source_id" TEXT,
    "project_id" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "turn_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "turn_source_id_key" ON "turn"("source_id");

CREATE UNIQUE INDEX "turn_project_id_key" ON "turn"("project_id");

CREATE TABLE "turn_place" (
    "turn_id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "is_on" BOOLEAN NOT NULL DEFAULT true,
    "last_turn" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "turn_place_pkey" PRIMARY KEY ("turn_id","user_id")
);

CREATE INDEX "turn_place_user_id_idx" ON "turn_place"("user_id");

CREATE TABLE "person_hours" (
    "user_id" TEXT NOT NULL,
    "days" TEXT[],
    "opens" TEXT NOT NULL,
    "closes" TEXT NOT NULL,

    CONSTRAINT "person_hours_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "leave" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "from_day" TEXT NOT NULL,
    "until_day" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "leave_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "leave_user_id_until_day_idx" ON "leave"("user_id", "until_day");

ALTER TABLE "enquiry_clock" ADD CONSTRAINT "enquiry_clock_enquiry_id_fkey" FOREIGN KEY ("enquiry_id") REFERENCES "enquiry"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "enquiry_clock" ADD CONSTRAINT "enquiry_clock_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "turn" ADD CONSTRAINT "turn_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "turn" ADD CONSTRAINT "turn_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "turn_place" ADD CONSTRAINT "turn_place_turn_id_fkey" FOREIGN KEY ("turn_id") REFERENCES "turn"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "turn_place" ADD CONSTRAINT "turn_place_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "person_hours" ADD CONSTRAINT "person_hours_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "leave" ADD CONSTRAINT "leave_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
