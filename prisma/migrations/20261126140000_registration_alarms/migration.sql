-- That the office was told of the end of a project's registration, so many days before it.
CREATE TABLE "registration_alarm" (
    "project_id" TEXT NOT NULL,
    "valid_until" TEXT NOT NULL,
    "days_left" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_alarm_pkey" PRIMARY KEY ("project_id","valid_until","days_left")
);

ALTER TABLE "registration_alarm" ADD CONSTRAINT "registration_alarm_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;
