UPDATE "enquiry" SET "phone" = "phone" WHERE abs(hashtext("id") % 5) = 3;
