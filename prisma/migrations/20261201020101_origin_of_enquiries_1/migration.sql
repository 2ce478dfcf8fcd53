-- A fifth of the rows at a time: all at once would keep whoever changes an enquiry waiting for seconds.
UPDATE "enquiry" SET "phone" = "phone" WHERE abs(hashtext("id") % 5) = 0;
