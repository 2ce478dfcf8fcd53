-- Whether a start has found no time that an earlier release stored shifted. A restore begins with false.
ALTER TABLE "installation" ADD COLUMN     "are_times_checked" BOOLEAN NOT NULL DEFAULT false;
