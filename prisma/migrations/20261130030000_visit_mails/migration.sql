-- When the person of a visit was mailed what they did by its link: it counts among the mails of a day.
ALTER TABLE "visit" ADD COLUMN     "mailed_at" TIMESTAMPTZ(3)[] DEFAULT ARRAY[]::TIMESTAMPTZ(3)[];
