-- What an enquiry is where its kind does not say it: a text, since the release before reads no row with a value of a type that it does not know.
ALTER TABLE "enquiry" ADD COLUMN "topic" TEXT NOT NULL DEFAULT '';
